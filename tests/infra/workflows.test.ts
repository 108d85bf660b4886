// The GitHub workflows as text: no key that lives longer than a job, nothing from elsewhere that can change under us.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stages } from '#infra/environments.ts'
import { engines } from '#tests/support/browsers/engines.ts'

const folder = '.github/workflows'
const files = readdirSync(folder)
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

test.each(files)('%s holds no long-lived key and may only read, unless a job says more', (file) => {
  const text = read(file)
  expect(text).not.toMatch(/secrets\.|AWS_ACCESS_KEY_ID|AWS_SECRET_ACCESS_KEY|aws-access-key-id/)
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
})

test.each(files)('%s uses actions by commit, not by a name that can be moved', (file) => {
  const used = Array.from(read(file).matchAll(/uses: (\S+)/g), ([, action]) => action ?? '')
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))).toEqual([])
})

test('a deployment takes a role for an hour by OIDC, in the GitHub environment that its approval protects', () => {
  const text = read('deploy-stage.yml')
  expect(text).toContain('environment: ${{ inputs.stage }}')
  expect(text).toContain('id-token: write')
  expect(text).toContain('role-to-assume: ${{ vars.AWS_DEPLOY_ROLE_ARN }}')
  expect(text).toMatch(/cdk deploy --all --require-approval never[^]*scripts\/smoke\.ts/)
})

test('main goes to dev, a version tag to staging and only then to prod, none without the tests', () => {
  const text = read('deploy.yml')
  expect(text).toMatch(/dev:\n {4}if: github\.ref == 'refs\/heads\/main'\n {4}needs: \[test\]/)
  expect(text).toMatch(/staging:\n {4}needs: \[test, from-main\]/)
  expect(text).toMatch(/prod:[^]*needs: \[staging\]/)
})

test('every push synthesises, lints and weighs what would be deployed, for every environment', () => {
  const text = read('test.yml')
  for (const stage of stages) expect(text).toMatch(new RegExp(`for stage in [a-z ]*\\b${stage}\\b`))
  expect(text).toContain('npx cdk synth')
  expect(text).toContain('cfn-lint')
  expect(text).toContain('scripts/cold-import.ts')
})

test('the faults run every night with all their runs, and so does the coverage of the core', () => {
  const text = read('faults.yml')
  expect(text).toMatch(/schedule:[^]*cron: '\d+ \d+ \* \* \*'/)
  expect(text).toContain('npm run test:faults')
  expect(text).toContain('npm run coverage')
})

test('the stories run every week in the stable browsers, with no engine left out', () => {
  const text = read('browsers.yml')
  expect(text).toMatch(/schedule:[^]*cron: '\d+ \d+ \* \* \d'/)
  for (const channel of ['chrome@stable', 'firefox@stable', 'webkit2gtk-driver']) expect(text).toContain(channel)
  expect(text).toContain('npm test -- --project stories')
  expect(text).toContain(`ENGINES: ${engines.map(({ name }) => name).join(' ')}`)
})

// cdk-nag and CDK's own rules: nothing unexplained in any environment, and no explanation of something that is not there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, Stack, Validations } from 'aws-cdk-lib'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { stages } from '#infra/environments.ts'
import { gumnut } from '#infra/gumnut.ts'
import { amount } from '#tests/support/faults/amounts.ts'
import { anApp, at, fullSettings, minSettings } from './synthesis.ts'

const variants = stages.flatMap((stage) => [
  { name: stage, stage, settings: minSettings },
  { name: `${stage} with everything on`, stage, settings: fullSettings },
])

const apps = new Map<string, App>()

/** The app of a variant, built once. */
function built({ name, stage, settings }: (typeof variants)[number]): App {
  const known = apps.get(name)
  if (known !== undefined) return known
  const app = anApp(stage, { settings, isValidated: true })
  gumnut(app)
  apps.set(name, app)
  return app
}

// The smallest and the largest; at night all of them.
const validated = variants.filter(
  ({ name }) => name === 'dev' || name === 'prod with everything on' || amount({ few: 0, full: 1 }) === 1,
)

test.each(validated)('nothing is unexplained in $name', (variant) => {
  // Synth throws on an error; the report lists warnings too.
  const { directory } = built(variant).synth()
  const report: unknown = JSON.parse(readFileSync(join(directory, 'validation-report.json'), 'utf8'))
  expect(at(report, 'pluginReports')).toEqual([])
})

type Finding = { readonly rule: string; readonly path: string }
type Acknowledgement = Finding & { readonly reason: string }

/** What the packs would say if nothing were acknowledged. */
function findings(app: App): Finding[] {
  return [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) => {
    Object.defineProperty(pack, 'isAcknowledged', { value: () => false })
    return pack
      .validateScope(app)
      .violations.flatMap(({ ruleName, violatingResources }) =>
        violatingResources.map((resource) => ({ rule: ruleName, path: String(at(resource, 'constructPath')) })),
      )
  })
}

/** What infra/ has written next to its constructs. */
const acknowledgements = (app: App): Acknowledgement[] =>
  app.node.findAll().flatMap((construct) =>
    construct.node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries(data as Record<string, string>))
      .map(([id, reason]) => ({ rule: id.replace(/^annotation::/i, ''), path: construct.node.path, reason }))
      // Warnings of CDK itself are not cdk-nag's; that they are gone is seen in the report above.
      .filter(({ rule }) => !rule.startsWith('@aws-cdk/')),
  )

/** Paths and rules without what differs between environments, so that each is listed once. */
const general = (text: string): string => text.replaceAll(/gumnut-(dev|staging|prod)/g, 'gumnut')

test('every acknowledgement answers a finding and gives its reason; all of them are in one list for review', async () => {
  const judged = variants.flatMap((variant) => {
    const app = built(variant)
    const found = findings(app)
    return acknowledgements(app).map(({ rule, path, reason }) => ({
      text: general(`${rule}\n    at ${path}\n    ${reason}`),
      isAnswer: found.some((finding) => finding.rule === rule && `${finding.path}/`.startsWith(`${path}/`)),
    }))
  })
  expect(judged.filter(({ isAnswer }) => !isAnswer)).toEqual([])
  const list = [...new Set(judged.map(({ text }) => text))].sort()
  await expect(list.join('\n')).toMatchFileSnapshot('snapshots/acknowledged.txt')
})

test('the packs are at work: a careless bucket is found', () => {
  const app = new App()
  const bucket = new Bucket(new Stack(app, 'careless'), 'Bucket')
  expect(
    findings(app)
      .filter(({ path }) => path.startsWith(bucket.node.path))
      .map(({ rule }) => rule),
  ).toContain('AwsSolutions-S1')
})

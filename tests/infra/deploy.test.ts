// The deployment script: what it asks of each environment, and what it says to each kind of answer of the AWS command line.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { presets, stages } from '#infra/environments.ts'
import { missingSettings } from '#infra/settings.ts'
import type { Answer } from '../../scripts/deployment/answer.ts'
import {
  checkBootstrap,
  checkCloudFront,
  checkConcurrency,
  checkIdentity,
  checkRegion,
  checkSecret,
  checkStack,
} from '../../scripts/deployment/checks.ts'
import { planOf, stageOf } from '../../scripts/deployment/plan.ts'
import { builtProcess } from '#tests/support/built-process.ts'
import { gumnutStacks } from '#infra/gumnut.ts'
import { fails, prints, said, sydney } from './aws-answers.ts'
import { anApp, fullSettings, minSettings } from './synthesis.ts'

test('an environment is named, or nothing happens', () => {
  expect(['dev', 'staging', 'prod', 'production', undefined].map(stageOf)).toEqual([
    'dev',
    'staging',
    'prod',
    null,
    null,
  ])
})

test.each(stages.flatMap((stage) => [minSettings, fullSettings].map((settings) => ({ stage, settings }))))(
  'the plan for $stage names exactly the stacks and regions that CDK makes',
  ({ stage, settings }) => {
    const app = anApp(stage, { settings })
    gumnutStacks(app)
    const made = app.synth().stacks.map(({ stackName, environment }) => `${stackName} ${environment.region}`)
    const plan = planOf(stage, settings)
    expect(plan.stacks.map(({ name, region }) => `${name} ${region}`).sort()).toEqual(made.sort())
    expect(new Set(plan.regions)).toEqual(new Set(plan.stacks.map(({ region }) => region)))
  },
)

test('dev needs no quota, no secret and no sender; prod with everything on needs all of them', () => {
  expect(planOf('dev', {})).toMatchObject({ reserved: 0, secrets: [], senderDomain: null, regions: [sydney] })
  const prod = planOf('prod', fullSettings)
  expect(prod).toMatchObject({ reserved: 163, senderDomain: 'example.com.au', regions: [sydney, 'us-east-1'] })
  expect(prod.secrets.map(({ name }) => name)).toEqual([
    'gumnut/prod/google',
    'gumnut/prod/openai',
    'gumnut/prod/ai-judge',
    'gumnut/prod/coingecko',
  ])
})

test('prod is told every setting that it cannot do without, the others none', () => {
  const ids = (stage: (typeof stages)[number]): string[] =>
    missingSettings({}, stage, presets[stage].isProtected).map(({ id }) => id)
  expect(ids('prod')).toEqual(['HasContactEmail', 'HasEmailFrom', 'HasOperator'])
  expect([...ids('dev'), ...ids('staging')]).toEqual([])
})

test('who one is: the account, or how to sign in', () => {
  expect(
    checkIdentity(prints({ UserId: 'AIDA', Account: '123456789012', Arn: 'arn:aws:iam::123456789012:user/a' })),
  ).toEqual({
    account: '123456789012',
    findings: [],
  })
  const expired = checkIdentity(fails('An error occurred (ExpiredToken) when calling the GetCallerIdentity operation'))
  expect(said(expired.findings)).toMatch(
    /^missing: AWS does not know who you are \(.*ExpiredToken.*\): sign in with "aws sso login"/,
  )
  expect(said(checkIdentity({ status: null, stdout: '', stderr: 'spawn aws ENOENT' }).findings)).toMatch(
    /not installed/,
  )
  expect(checkIdentity({ status: 0, stdout: 'not json', stderr: '' }).account).toBeNull()
})

test('another region in the shell is a note, no hindrance', () => {
  expect(checkRegion(undefined, sydney)).toEqual([])
  expect(checkRegion(sydney, sydney)).toEqual([])
  expect(said(checkRegion('eu-west-1', sydney))).toMatch(/^note: Your shell's region is eu-west-1/)
})

test('a new account’s quota is too small where functions reserve, and no matter where they do not', () => {
  const quota = (ConcurrentExecutions: number): Answer =>
    prints({
      AccountLimit: { ConcurrentExecutions, UnreservedConcurrentExecutions: ConcurrentExecutions },
      AccountUsage: {},
    })
  expect(checkConcurrency(quota(10), 0, sydney, 'dev')).toEqual([])
  expect(checkConcurrency(quota(181), 81, sydney, 'prod')).toEqual([])
  expect(said(checkConcurrency(quota(180), 81, sydney, 'prod'))).toMatch(
    /^missing: The account may run 180 functions at once and prod needs 181: ask for 1,000 with "aws service-quotas .* --region ap-southeast-2", or set gumnut\.prod\.hasConcurrencyQuota to false/,
  )
  expect(said(checkConcurrency(fails('AccessDeniedException'), 81, sydney, 'prod'))).toMatch(/^note: /)
})

test('CloudFront: an account with a distribution is fine, one without may be refused, a refused one says so', () => {
  expect(checkCloudFront(prints({ DistributionList: { Items: [{ Id: 'E1' }] }, NextToken: 'x' }))).toEqual([])
  expect(said(checkCloudFront({ status: 0, stdout: '', stderr: '' }))).toMatch(/^note: This account has no CloudFront/)
  expect(said(checkCloudFront(prints({ DistributionList: { Quantity: 0 } })))).toMatch(/^note: /)
  expect(said(checkCloudFront(fails('(AccessDenied): Your account must be verified before you can add')))).toMatch(
    /^missing: AWS has not verified this account/,
  )
})

test('bootstrap: there, too old, not there, or not to be seen', () => {
  const version = (Value: string): Answer => prints({ Parameter: { Name: '/cdk-bootstrap/hnb659fds/version', Value } })
  const of = (answer: Answer): string => said(checkBootstrap(answer, '123456789012', 'us-east-1'))
  expect(of(version('30'))).toBe('')
  expect(of(version('5'))).toMatch(/too old \(5\): run "npx cdk bootstrap aws:\/\/123456789012\/us-east-1"/)
  expect(of(fails('An error occurred (ParameterNotFound) when calling the GetParameter operation: '))).toMatch(
    /^missing: CDK is not bootstrapped in us-east-1: run /,
  )
  expect(of(fails('AccessDeniedException'))).toMatch(/^missing: Whether CDK is bootstrapped .* could not be read/)
})

test('a secret that cdk.json counts on: there, not there, on its way out', () => {
  const of = (answer: Answer): string =>
    said(checkSecret(answer, 'gumnut/dev/openai', 'gumnut.dev.hasOpenAiKey', sydney))
  expect(of(prints({ Name: 'gumnut/dev/openai', CreatedDate: '2026-11-01T00:00:00+11:00' }))).toBe('')
  expect(of(fails("(ResourceNotFoundException): Secrets Manager can't find the specified secret."))).toMatch(
    /^missing: cdk\.json says gumnut\.dev\.hasOpenAiKey, and there is no secret gumnut\/dev\/openai: make it with "aws secretsmanager create-secret/,
  )
  expect(of(prints({ Name: 'gumnut/dev/openai', DeletedDate: '2026-11-20T00:00:00+11:00' }))).toMatch(/restore-secret/)
  expect(of(fails('AccessDeniedException'))).toMatch(/^note: /)
})

test('a stack that a failed first deployment left has to go first, its protection before it', () => {
  const stack = (StackStatus: string, EnableTerminationProtection = false): Answer =>
    prints({ Stacks: [{ StackName: 'gumnut-prod-data', StackStatus, EnableTerminationProtection }] })
  const of = (answer: Answer): string => said(checkStack(answer, 'gumnut-prod-data', sydney))
  expect(of(fails('(ValidationError): Stack with id gumnut-prod-data does not exist'))).toBe('')
  for (const status of ['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'])
    expect(of(stack(status)), status).toBe('')
  expect(of(stack('UPDATE_IN_PROGRESS'))).toMatch(/^missing: gumnut-prod-data is being changed/)
  expect(of(stack('UPDATE_ROLLBACK_FAILED', true))).toMatch(
    /^missing: gumnut-prod-data could not go back .*"aws cloudformation continue-update-rollback --stack-name gumnut-prod-data --region ap-southeast-2"/,
  )
  expect(of(stack('ROLLBACK_COMPLETE'))).toMatch(/remove it with "aws cloudformation delete-stack/)
  expect(of(stack('ROLLBACK_FAILED', true))).toMatch(
    /remove it with "aws cloudformation update-termination-protection .*" and then "aws cloudformation delete-stack/,
  )
})

test('at the command line a wrong environment is one sentence and exit code 1', async () => {
  const { status, stderr } = spawnSync(process.execPath, [await builtProcess('scripts/deploy.ts'), 'production'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe('Say which environment: npm run deploy -- dev, staging or prod.')
})

/** An `aws` that answers as a set-up account does, and refuses any question that it does not know. */
const fakeAws = `#!${process.execPath}
const asked = process.argv.slice(2).join(' ')
const answers = [
  ['sts get-caller-identity', { Account: '123456789012' }],
  ['ssm get-parameter --name /cdk-bootstrap/hnb659fds/version', { Parameter: { Value: '30' } }],
  ['lambda get-account-settings', { AccountLimit: { ConcurrentExecutions: 10 } }],
  ['cloudfront list-distributions --max-items 1', { DistributionList: { Items: [{ Id: 'E1' }] } }],
  ['cloudformation describe-stacks --stack-name gumnut-dev-', { Stacks: [{ StackStatus: 'UPDATE_COMPLETE' }] }],
]
const answer = answers.find(([question]) => asked.startsWith(question))
if (answer === undefined || !/ --region (ap-southeast-2|us-east-1) /.test(asked)) {
  console.error('not a question of ours: ' + asked)
  process.exit(254)
}
console.log(JSON.stringify(answer[1]))
`

test.each([
  ['a slip', ['dev', '--chek'], {}, /there is no option --chek/],
  ['what npm keeps for itself', ['dev'], { npm_config_check: 'true' }, /npm run deploy -- dev --check/],
])('%s in an option deploys nothing', async (_what, args, variables, says) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [await builtProcess('scripts/deploy.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '/nowhere', ...variables },
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^\nNothing was deployed: /)
  expect(stderr).toMatch(says)
})

test('asked of an account that is set up for dev, it finds nothing missing, and with --check deploys nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gumnut-aws-'))
  try {
    writeFileSync(join(folder, 'aws'), fakeAws, { mode: 0o755 })
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [await builtProcess('scripts/deploy.ts'), 'dev', '--check'],
      { encoding: 'utf8', env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, AWS_REGION: sydney } },
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.trim().split('\n')).toEqual([
      'Account 123456789012, ap-southeast-2.',
      'Everything that can be seen beforehand is there.',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// The three environments: how they differ, what a wrong configuration is told, and that no secret is in a template.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readEnvironment } from '#infra/config.ts'
import { stages } from '#infra/environments.ts'
import { ConfigProblem, isAbn } from '#infra/settings.ts'
import { builtProcess } from '#tests/support/built-process.ts'
import { summaryOf } from './summary.ts'
import { anApp, at, fullSettings, minSettings, ofType, synthesise, theOnly } from './synthesis.ts'

const environments = new Map(stages.map((stage) => [stage, synthesise(stage)]))
const prodWithAll = synthesise('prod', { settings: fullSettings })
const [dev, , prod] = stages.map((stage) => environments.get(stage)) as [
  typeof prodWithAll,
  typeof prodWithAll,
  typeof prodWithAll,
]

test.each(stages)('%s is what its summary says', async (stage) => {
  await expect(summaryOf(environments.get(stage) ?? {})).toMatchFileSnapshot(`snapshots/${stage}.txt`)
})

test('without -c env it is dev', () => {
  expect(readEnvironment(anApp(undefined).node).stage).toBe('dev')
})

test('another environment than the three is refused in a sentence that names them', () => {
  expect(() => readEnvironment(anApp('production').node)).toThrow(
    new ConfigProblem(
      'Unknown environment "production". Use -c env=dev, -c env=staging or -c env=prod (none means dev).',
    ),
  )
})

test('at the command line that is the sentence and exit code 1, no stack trace', async () => {
  const { status, stderr } = spawnSync(process.execPath, [await builtProcess('infra/main.ts')], {
    encoding: 'utf8',
    env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify({ env: 'production' }) },
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toMatch(/^Unknown environment "production"\. Use -c env=dev, .*$/)
})

test.each([
  [{ alertMail: 'ops@example.com' }, /gumnut\.dev has no setting alertMail/],
  [
    { operator: { name: 'Example Pty Ltd', abn: '51 824 753 557', address: 'PO Box 1' } },
    /operator\.abn must be an ABN/,
  ],
  [
    { operator: { name: ' ', abn: '51 824 753 556', address: 'PO Box 1' } },
    /operator\.name must be the registered name/,
  ],
  [{ budget: { monthlyUsd: 0, email: 'ops@example.com' } }, /budget\.monthlyUsd must be more than 0/],
  [{ alertEmail: 'ops' }, /gumnut\.dev\.alertEmail must be an email address/],
  [
    { site: { domain: 'https://app.example.com', zone: 'example.com', zoneId: 'Z1' } },
    /gumnut\.dev\.site\.domain must be a domain name/,
  ],
  [
    { site: { domain: 'app.gumnut.com.au', zone: 'nut.com.au', zoneId: 'Z1' } },
    /gumnut\.dev\.site\.domain must be nut\.com\.au or end in \.nut\.com\.au, the zone that its records go to/,
  ],
  [{ originKeys: [2, 2] }, /gumnut\.dev\.originKeys must be two different numbers/],
  [{ openAiBaseUrl: 'http://insecure.example.com' }, /gumnut\.dev\.openAiBaseUrl must be an https address/],
  [
    { openAiPrice: { inputUsdPerMillion: -1, outputUsdPerMillion: 2 } },
    /gumnut\.dev\.openAiPrice\.inputUsdPerMillion must be 0 or more US dollars/,
  ],
  [
    { hasOpenAiKey: true, aiJudge: { baseUrl: 'https://judge.example.com/v1', model: '' } },
    /gumnut\.dev\.aiJudge\.model must be the name of a model/,
  ],
  [
    { aiJudge: { baseUrl: 'https://judge.example.com/v1', model: 'judge-1' } },
    /gumnut\.dev\.aiJudge judges what the educator's model wrote, and there is none: set hasOpenAiKey/,
  ],
])('the setting %j is refused with its name and what is wrong', (settings, message) => {
  expect(() => readEnvironment(anApp('dev', { settings }).node)).toThrow(message)
})

test('the firewall and the certificate are in us-east-1 and read from there without a custom resource', () => {
  const config = at(theOnly(prodWithAll.app, 'AWS::CloudFront::Distribution'), 'Properties', 'DistributionConfig')
  expect(at(config, 'WebACLId', 'Fn::GetStackOutput')).toMatchObject({
    StackName: 'gumnut-prod-edge',
    Region: 'us-east-1',
  })
  expect(at(config, 'ViewerCertificate', 'AcmCertificateArn', 'Fn::GetStackOutput')).toMatchObject({
    Region: 'us-east-1',
  })
})

test('the firewall limits each address, but lets one person be as quick as the API promises', () => {
  const rules = at(theOnly(prod.edge ?? { Resources: {} }, 'AWS::WAFv2::WebACL'), 'Properties', 'Rules') as {
    Name: string
    Statement: unknown
  }[]
  const limits = Object.fromEntries(
    rules.map(({ Name, Statement }) => [Name, at(Statement, 'RateBasedStatement', 'Limit')]),
  )
  const promisedInFiveMinutes = 20 * 300
  expect(limits['api-rate']).toBeGreaterThan(promisedInFiveMinutes)
  expect(limits['ai-rate']).toBeLessThan(Number(limits['api-rate']))
})

test('no template holds a secret: keys are names of secrets or references that CloudFormation resolves', () => {
  const text = JSON.stringify(prodWithAll)
  expect(text).not.toMatch(/sk-[A-Za-z0-9]{16,}|AKIA[A-Z0-9]{16}|-----BEGIN|CG-[A-Za-z0-9]{16,}/)
  const variables = ofType(prodWithAll.app, 'AWS::Lambda::Function').flatMap(([, fn]) =>
    Object.entries(at(fn, 'Properties', 'Environment', 'Variables') ?? {}),
  )
  for (const [name, value] of variables.filter(([name]) => /KEY|SECRET|TOKEN|PASSWORD/.test(name))) {
    expect(name).toMatch(/_SECRET_ID$/)
    expect(value).toMatch(/^gumnut\/prod\/[a-z-]+$/)
  }
  expect(variables.map(([, value]) => JSON.stringify(value)).join()).not.toContain('{{resolve:')
})

test('the AI has its switch, its cap and its model, and a key only when the owner says there is one', () => {
  const variablesOf = (templates: typeof dev, area: string): unknown =>
    ofType(templates.app, 'AWS::Lambda::Function')
      .map(([, fn]) => fn)
      .find((fn) => String(at(fn, 'Properties', 'FunctionName')).endsWith(area))?.Properties['Environment']
  expect(at(variablesOf(dev, '-ai'), 'Variables')).toMatchObject({
    AI_ENABLED: 'true',
    AI_DAILY_COST_CAP_USD: '1',
    OPENAI_BASE_URL: 'https://api.openai.com/v1',
  })
  expect(at(variablesOf(dev, '-ai'), 'Variables', 'OPENAI_API_KEY_SECRET_ID')).toBeUndefined()
  expect(at(variablesOf(prodWithAll, '-ai'), 'Variables', 'OPENAI_API_KEY_SECRET_ID')).toBe('gumnut/prod/openai')
  const off = synthesise('dev', { settings: { isAiEnabled: false } })
  expect(at(variablesOf(off, '-ai'), 'Variables', 'AI_ENABLED')).toBe('false')
})

test('the second model and the prices of both reach the function, its key as the name of a secret', () => {
  const variables = (templates: typeof dev): object =>
    ofType(templates.app, 'AWS::Lambda::Function')
      .map(([, fn]) => at(fn, 'Properties', 'Environment', 'Variables') as Record<string, unknown>)
      .find((own) => own?.['AI_ENABLED'] !== undefined) ?? {}
  expect(variables(prodWithAll)).toMatchObject({
    OPENAI_INPUT_USD_PER_MILLION: '0.25',
    OPENAI_OUTPUT_USD_PER_MILLION: '2',
    AI_JUDGE_API_KEY_SECRET_ID: 'gumnut/prod/ai-judge',
    AI_JUDGE_BASE_URL: 'https://judge.example.com/v1',
    AI_JUDGE_MODEL: 'judge-1',
    AI_JUDGE_INPUT_USD_PER_MILLION: '0.05',
    AI_JUDGE_OUTPUT_USD_PER_MILLION: '0.4',
  })
  expect(Object.keys(variables(prod)).filter((name) => /JUDGE|USD_PER_MILLION/.test(name))).toEqual([])
})

test.each([
  ['HasContactEmail', 'contactEmail', /set gumnut\.prod\.contactEmail in cdk\.json/],
  ['HasEmailFrom', 'emailFrom', /50 mails a day: set gumnut\.prod\.emailFrom in cdk\.json/],
  ['HasOperator', 'operator', /who runs Gumnut: set gumnut\.prod\.operator in cdk\.json/],
] as const)(
  'prod is not deployed without %s; every stack of it says so, the others need none',
  (rule, name, sentence) => {
    const settings = Object.fromEntries(Object.entries(minSettings).filter(([key]) => key !== name))
    for (const template of Object.values(synthesise('prod', { settings }))) {
      const assertion = at(template.Rules, rule, 'Assertions', 0)
      expect(at(assertion, 'AssertDescription')).toMatch(sentence)
      expect(at(assertion, 'Assert')).toEqual({ 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'nowhere'] })
    }
    for (const templates of [synthesise('staging', { settings: {} }), prod])
      for (const template of Object.values(templates)) expect(at(template.Rules, rule)).toBeUndefined()
  },
)

test('an ABN is told by its check digits', () => {
  expect(['51 824 753 556', '51824753556'].map(isAbn)).toEqual([true, true])
  const wrong = ['51 824 753 557', '15 824 753 556', '5182475355', '518247535567', 'ABN 51 824 753 556', '']
  expect(wrong.filter(isAbn)).toEqual([])
})

test('dev reserves no concurrency, which a new account would refuse, unless told to; prod does, unless told not to', () => {
  const reserved = ({ app }: typeof dev): unknown[] =>
    ofType(app, 'AWS::Lambda::Function')
      .map(([, { Properties }]) => Properties['ReservedConcurrentExecutions'])
      .filter((count) => count !== undefined)
  expect(reserved(dev)).toEqual([])
  expect(reserved(synthesise('dev', { settings: { hasConcurrencyQuota: true } }))).toHaveLength(7)
  expect(reserved(prod)).toHaveLength(7)
  const without = synthesise('prod', { settings: { ...minSettings, hasConcurrencyQuota: false } })
  expect(reserved(without)).toEqual([])
  // Nothing watches a share that the environment does not have.
  expect(JSON.stringify(without.operations)).not.toContain('-concurrency')
})

test('a table restored from backup takes over without the old one being touched', () => {
  const { app, data } = synthesise('prod', {
    settings: { ...minSettings, restoredTable: 'gumnut-prod-app-restored' },
  })
  expect(theOnly(data, 'AWS::DynamoDB::Table').DeletionPolicy).toBe('RetainExceptOnCreate')
  const names = ofType(app, 'AWS::Lambda::Function').map(([, fn]) =>
    at(fn, 'Properties', 'Environment', 'Variables', 'TABLE_NAME'),
  )
  expect(new Set(names.filter((name) => name !== undefined))).toEqual(new Set(['gumnut-prod-app-restored']))
})

test('asked for, a release of prod is no canary: the version before has no right any more to the table that it names', () => {
  const settings = { ...minSettings, restoredTable: 'gumnut-prod-app-restored' }
  const shifted = ({ app }: typeof prodWithAll): number =>
    Object.values(app.Resources).filter(({ UpdatePolicy }) => UpdatePolicy !== undefined).length
  expect(shifted(synthesise('prod', { settings }))).toBeGreaterThan(0)
  const { app } = synthesise('prod', { settings, context: { release: 'at-once' } })
  expect(shifted({ ...prodWithAll, app })).toBe(0)
  expect(ofType(app, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([])
  expect(ofType(app, 'AWS::Lambda::Alias').length).toBeGreaterThan(0)
  expect(() => readEnvironment(anApp('prod', { context: { release: 'slowly' } }).node)).toThrow(
    new ConfigProblem('Unknown release "slowly". Use -c release=at-once, or leave it out.'),
  )
})

// What an environment keeps and what it lets go: names, tags, protection and what happens to each part at the end.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Stage, stages } from '#infra/environments.ts'
import { gumnutStacks } from '#infra/gumnut.ts'
import { anApp, at, fullSettings, ofType, type Resource, synthesise, type Template } from './synthesis.ts'

const environments = new Map(stages.map((stage) => [stage, synthesise(stage, { settings: fullSettings })]))
const templatesOf = (stage: Stage): Template[] => Object.values(environments.get(stage) ?? {})
const resourcesOf = (stage: Stage): [string, Resource][] =>
  templatesOf(stage).flatMap(({ Resources }) => Object.entries(Resources))
type Synthesised = ReturnType<typeof synthesise>
const one = (template: Template | undefined): Template => template ?? { Resources: {} }

test('what costs or protects is for prod, what breaks releases is the same in staging', () => {
  const [dev, staging, prod] = stages.map((stage) => synthesise(stage)) as [Synthesised, Synthesised, Synthesised]
  expect(dev.edge).toBeUndefined()
  for (const { edge } of [staging, prod]) expect(ofType(one(edge), 'AWS::WAFv2::WebACL')).toHaveLength(1)
  expect(ofType(dev.app, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([])
  expect(ofType(staging.app, 'AWS::CodeDeploy::DeploymentGroup')).toHaveLength(
    ofType(prod.app, 'AWS::CodeDeploy::DeploymentGroup').length,
  )
  expect(ofType(prod.app, 'AWS::S3::Bucket').map(([, { DeletionPolicy }]) => DeletionPolicy)).toEqual([
    'RetainExceptOnCreate',
    'RetainExceptOnCreate',
  ])
})

test.each(stages)('everything in %s that can carry a tag carries the app and the stage', (stage) => {
  const tagged = resourcesOf(stage)
    .map(([id, { Properties }]) => ({ id, tags: JSON.stringify(Properties['Tags'] ?? Properties['UserPoolTags']) }))
    .filter(({ tags }) => tags !== undefined)
  expect(tagged.length).toBeGreaterThan(20)
  const stageTag = new RegExp(`stage\\W.*${stage}`)
  expect(tagged.filter(({ tags }) => !/app\W.*gumnut/.test(tags) || !stageTag.test(tags))).toEqual([])
})

const naming = /^(?:FunctionName|TableName|UserPoolName|AlarmName|QueueName|TopicName|DashboardName|LogGroupName)$/

test.each(stages)(
  'whatever has a name in %s has one of this environment, so that all three fit in one account',
  (stage) => {
    const names = resourcesOf(stage).flatMap(([, { Type, Properties }]) =>
      Type === 'AWS::Lambda::Function' || !Type.startsWith('AWS::Lambda::')
        ? Object.entries(Properties).filter(([key, value]) => naming.test(key) && typeof value === 'string')
        : [],
    )
    expect(names.length).toBeGreaterThan(40)
    const own = new RegExp(`gumnut[-/]${stage}[-/]`)
    expect(names.filter(([, name]) => !own.test(String(name)))).toEqual([])
  },
)

/** What is lost for good when it is deleted: people, their data, and the traces of what was done. */
const keepers = new Set(['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket', 'AWS::Logs::LogGroup'])

test.each(stages)('what holds data in %s stays or goes with the stack, as the environment says', (stage) => {
  const kept = resourcesOf(stage).filter(
    ([, { Type, Properties }]) =>
      // The log of copying files during a deployment holds no person's data.
      keepers.has(Type) && !String(Properties['LogGroupName']).endsWith('/site-files'),
  )
  expect(kept.length).toBeGreaterThan(10)
  const fates = new Set(kept.map(([, resource]) => resource.DeletionPolicy))
  // Empty things that a failed first deployment leaves would stand in the way of the next one under the same name.
  expect(fates).toEqual(new Set([stage === 'prod' ? 'RetainExceptOnCreate' : 'Delete']))
  const replaced = new Set(kept.map(([, resource]) => resource.UpdateReplacePolicy))
  expect(replaced).toEqual(new Set([stage === 'prod' ? 'Retain' : 'Delete']))
})

test('prod refuses to lose its table, its people and its stacks; the others can be torn down', () => {
  const isProtected = stages.map((stage) => {
    const app = anApp(stage)
    gumnutStacks(app)
    const { data, identity } = environments.get(stage) ?? {}
    return {
      stacks: new Set(app.synth().stacks.map(({ terminationProtection }) => terminationProtection)),
      table: ofType(one(data), 'AWS::DynamoDB::Table').map(([, table]) =>
        at(table, 'Properties', 'DeletionProtectionEnabled'),
      ),
      people: ofType(one(identity), 'AWS::Cognito::UserPool').map(([, pool]) =>
        at(pool, 'Properties', 'DeletionProtection'),
      ),
    }
  })
  const open = { stacks: new Set([false]), table: [false], people: ['INACTIVE'] }
  expect(isProtected).toEqual([open, open, { stacks: new Set([true]), table: [true], people: ['ACTIVE'] }])
})

test.each(stages)('every log group of %s has an end, and every function its own log in JSON, traced', (stage) => {
  for (const [, { Properties }] of resourcesOf(stage).filter(([, { Type }]) => Type === 'AWS::Logs::LogGroup'))
    expect(Properties['RetentionInDays'], String(Properties['LogGroupName'])).toBeGreaterThan(0)
  const ours = resourcesOf(stage).filter(
    ([, { Type, Properties }]) => Type === 'AWS::Lambda::Function' && Properties['FunctionName'] !== undefined,
  )
  expect(ours).toHaveLength(20)
  for (const [, { Properties }] of ours) {
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      TracingConfig: { Mode: 'Active' },
      LoggingConfig: { LogFormat: 'JSON', ApplicationLogLevel: 'INFO' },
    })
    // The reason of its memory and time is what the console shows.
    expect(String(Properties['Description']).length).toBeGreaterThan(20)
  }
})

test('the firewall can be chosen against the environment’s own choice', () => {
  expect(ofType(one(synthesise('dev', { settings: { hasFirewall: true } }).edge), 'AWS::WAFv2::WebACL')).toHaveLength(1)
  const { app, edge } = synthesise('staging', { settings: { hasFirewall: false } })
  expect(edge).toBeUndefined()
  expect(JSON.stringify(app)).not.toContain('WebACLId')
})

/** What the operator's page calls each kind of thing that outlives its stack. */
const spoken: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'table',
  'AWS::Cognito::UserPool': 'user pool',
  'AWS::S3::Bucket': 'buckets',
  'AWS::Logs::LogGroup': 'log groups',
  'AWS::SecretsManager::Secret': 'secret',
  'AWS::CertificateManager::Certificate': 'certificate',
}

test('the operator’s page names every kind of thing that prod leaves behind when it is destroyed', () => {
  const page = readFileSync('docs/operate.md', 'utf8')
  const [, section = ''] = page.split('## Destroy')
  const left = resourcesOf('prod').filter(([, { DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain') === true)
  const kinds = new Set(left.map(([, { Type }]) => spoken[Type] ?? Type))
  expect([...kinds].filter((kind) => !section.includes(kind))).toEqual([])
  for (const [, { Properties }] of left.filter(([, { Type }]) => Type === 'AWS::SecretsManager::Secret'))
    expect(section).toContain(`\`${String(Properties['Name'])}\``)
})

// Synthesis: the templates that CDK makes, for tests to look at; without bundling, so no Lambda entry is read.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { App } from 'aws-cdk-lib'
import { type Stage, stages } from '#infra/environments.ts'
import { gumnutStacks } from '#infra/gumnut.ts'

export type Resource = {
  readonly Type: string
  readonly Properties: Record<string, unknown>
  readonly DependsOn?: readonly string[]
  readonly DeletionPolicy?: string
  readonly UpdateReplacePolicy?: string
  readonly UpdatePolicy?: unknown
}
export type Template = {
  readonly Resources: Record<string, Resource>
  readonly Rules?: Record<string, unknown>
  readonly Outputs?: Record<string, unknown>
}
export type StackName = 'data' | 'identity' | 'app' | 'operations' | 'edge' | 'edge-log'

type Options = {
  /** What the owner filled in for the stage; without it, what prod cannot do without. */
  readonly settings?: object
  readonly context?: Record<string, unknown>
  /** With CDK's own rules over every template, as a deployment has them: half the time of a synthesis. */
  readonly isValidated?: boolean
}

/** Everything an owner can turn on. */
export const fullSettings = {
  alertEmail: 'ops@example.com',
  contactEmail: 'hello@example.com.au',
  site: { domain: 'app.example.com.au', zone: 'example.com.au', zoneId: 'Z0123456789ABC' },
  emailFrom: 'hello@example.com.au',
  operator: { name: 'Example Pty Ltd', abn: '51 824 753 556', address: 'PO Box 1, Sydney NSW 2000' },
  budget: { monthlyUsd: 100, email: 'owner@example.com' },
  hasGoogle: true,
  hasOpenAiKey: true,
  hasCoinGeckoKey: true,
  openAiPrice: { inputUsdPerMillion: 0.25, outputUsdPerMillion: 2 },
  aiJudge: {
    baseUrl: 'https://judge.example.com/v1',
    model: 'judge-1',
    price: { inputUsdPerMillion: 0.05, outputUsdPerMillion: 0.4 },
  },
} as const

/** One folder for each test worker, used again by the next run: the assets are 90 MB, and the same each time. */
const folder = resolve('node_modules/.cache/gumnut', `cdk-${process.env['VITEST_POOL_ID'] ?? 'alone'}`)

/** A web build of three files, so that no test depends on whether the real one is built. */
const webBuild = join(folder, 'web')
mkdirSync(join(webBuild, 'assets'), { recursive: true })
writeFileSync(join(webBuild, 'index.html'), '<!doctype html><title>Gumnut</title>')
writeFileSync(join(webBuild, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(webBuild, 'assets', 'index-a1b2c3d4.js'), 'export {}')

/** The settings that prod asks for: a warning and a rule in each stack otherwise. */
export const minSettings = {
  contactEmail: fullSettings.contactEmail,
  emailFrom: fullSettings.emailFrom,
  operator: fullSettings.operator,
} as const

const isStage = (name: string | undefined): name is Stage => stages.some((stage) => stage === name)

/** An app with the context of cdk.json, as the CLI would start it. */
export function anApp(
  stage: string | undefined,
  { settings = minSettings, context, isValidated = false }: Options = {},
): App {
  const { context: fromFile } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> }
  return new App({
    outdir: join(folder, 'out'),
    builtinCloudFormationValidation: isValidated,
    context: {
      ...fromFile,
      'aws:cdk:disable-stack-trace': true,
      ...(stage === undefined ? {} : { env: stage }),
      gumnut: !isStage(stage) ? {} : { [stage]: settings },
      version: '0.0.0-test',
      webBuild,
      'aws:cdk:bundling-stacks': [],
      ...context,
    },
  })
}

type Templates = Record<'data' | 'identity' | 'app' | 'operations', Template> & {
  edge?: Template
  'edge-log'?: Template
}
const made = new Map<string, Templates>()

/**
 * @returns the templates by the part of the environment they are; the edge is missing where there is none. The same ones for
 * the same question, in every file that this process runs: they must not be changed.
 */
export function synthesise(stage: Stage, options: Options = {}): Templates {
  const key = JSON.stringify([stage, options.settings ?? minSettings, options.context])
  const templates = made.get(key) ?? synthesised(stage, options)
  made.set(key, templates)
  return templates
}

function synthesised(stage: Stage, options: Options): Templates {
  const app = anApp(stage, options)
  // cdk-nag costs a third of the time and has a test of its own, with CDK's own rules.
  gumnutStacks(app)
  const assembly = app.synth()
  const templates = assembly.stacks.map(({ stackName, template }) => [
    stackName.replace(`gumnut-${stage}-`, ''),
    template as Template,
  ])
  return Object.fromEntries(templates) as Templates
}

/** The resources of one type, by logical id. */
export const ofType = (template: Template, type: string): [string, Resource][] =>
  Object.entries(template.Resources).filter(([, resource]) => resource.Type === type)

/** The only resource of its type. */
export function theOnly(template: Template, type: string): Resource {
  const found = ofType(template, type)
  const [first] = found
  if (first === undefined || found.length > 1) throw new Error(`${found.length} resources are ${type}, not one`)
  return first[1]
}

/** The logical id that a Ref or Fn::GetAtt points at, however deep it is. */
export function referenced(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref' && typeof inner === 'string') return [inner]
    if (key === 'Fn::GetAtt' && Array.isArray(inner)) return [String(inner[0])]
    return referenced(inner)
  })
}

/** What lies at a path, such as at(resource, 'Properties', 'Audience', 0); undefined where the path ends early. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[step] : undefined,
    value,
  )

/** A policy document's statement, as IAM reads it. */
export type Statement = {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Resource: unknown
  readonly Condition?: unknown
}

const statementsIn = (document: unknown): readonly Statement[] =>
  (at(document, 'Statement') ?? []) as readonly Statement[]

/** Every statement that a role has, from its own policies and from those attached to it. */
export function statementsOf(template: Template, roleId: string): Statement[] {
  const attached = [...ofType(template, 'AWS::IAM::Policy'), ...ofType(template, 'AWS::IAM::ManagedPolicy')]
    .filter(([, { Properties }]) => referenced(Properties['Roles']).includes(roleId))
    .flatMap(([, { Properties }]) => statementsIn(Properties['PolicyDocument']))
  const inline = ((at(template.Resources[roleId], 'Properties', 'Policies') ?? []) as readonly unknown[]).flatMap(
    (policy) => statementsIn(at(policy, 'PolicyDocument')),
  )
  return [...inline, ...attached]
}

export const listed = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value

/** What a deployment puts into config.json; values that exist only in the cloud are markers in it. */
export function siteConfig(app: Template): unknown {
  const hashes = ofType(app, 'Custom::CDKBucketDeployment')
    .flatMap(([, { Properties }]) => Properties['SourceObjectKeys'] as string[])
    .map((key) => key.replace(/\.zip$/, ''))
  const file = hashes
    .map((hash) => join(folder, 'out', `asset.${hash}`, 'config.json'))
    .find((path) => existsSync(path))
  if (file === undefined) throw new Error('No deployment of the site carries a config.json')
  return JSON.parse(readFileSync(file, 'utf8'))
}

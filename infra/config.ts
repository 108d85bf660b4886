// Config: the environment to build, read from `-c env=...` and from the owner's settings in cdk.json, and checked.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Node } from 'constructs'
import * as z from 'zod/mini'
import { projectRoot } from './bundling.ts'
import { type Preset, presets, type Stage, stages } from './environments.ts'

const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an https address' })
const modelName = z.string().check(z.minLength(1, { error: 'must be the name of a model' }))

/** US dollars for a million tokens. Only for a model whose price the functions do not know: they then assume a dear one. */
const usd = z.number().check(z.nonnegative({ error: 'must be 0 or more US dollars' }))
const Price = z.strictObject({ inputUsdPerMillion: usd, outputUsdPerMillion: usd })

const domainName = z
  .string()
  .check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, { error: 'must be a domain name such as app.example.com.au' }))

/** What an owner may fill in for each environment, in cdk.json under "gumnut". Never a secret: those live in Secrets Manager. */
const Settings = z.strictObject({
  /** Who hears of alarms. AWS sends a confirmation first. */
  alertEmail: z.exactOptional(z.email({ error: 'must be an email address' })),
  /** Where people can write to; shown in the app and its legal texts. Prod is not deployed without (deployment-rule.ts). */
  contactEmail: z.exactOptional(z.email({ error: 'must be an email address' })),
  /** An own domain for the site, in a Route 53 zone of the same account. Passkeys need it: they belong to a domain. */
  site: z.exactOptional(
    z.strictObject({
      domain: domainName,
      zone: domainName,
      zoneId: z
        .string()
        .check(z.regex(/^Z[A-Z0-9]+$/, { error: 'must be the id of a hosted zone, such as Z0123456789ABC' })),
    }),
  ),
  /** AWS WAF in front of CloudFront, where the environment's own choice (environments.ts) is not wanted. */
  hasFirewall: z.exactOptional(z.boolean()),
  /** The sender of codes, verified in SES. Without it Cognito sends at most 50 mails a day. */
  emailFrom: z.exactOptional(z.email({ error: 'must be an email address' })),
  /** The secret gumnut/<stage>/google exists. */
  hasGoogle: z.exactOptional(z.boolean()),
  /** The secret gumnut/<stage>/openai exists; without it the educator answers from its built-in texts. */
  hasOpenAiKey: z.exactOptional(z.boolean()),
  /** The secret gumnut/<stage>/coingecko exists; without it the keyless limits apply. */
  hasCoinGeckoKey: z.exactOptional(z.boolean()),
  /** The AI kill switch: false stops every call to the provider. */
  isAiEnabled: z.exactOptional(z.boolean()),
  openAiBaseUrl: z.exactOptional(httpsAddress),
  openAiModel: z.exactOptional(modelName),
  openAiPrice: z.exactOptional(Price),
  /** A second model that looks at every reply before a person does; the secret gumnut/<stage>/ai-judge is its key. */
  aiJudge: z.exactOptional(z.strictObject({ baseUrl: httpsAddress, model: modelName, price: z.exactOptional(Price) })),
  upstreamUserAgent: z.exactOptional(z.string().check(z.minLength(1))),
  /** Which origin keys exist: the API accepts the first, the edge sends all (docs/deploy.md, Change the origin key). */
  originKeys: z.exactOptional(z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(2))),
  /** A table restored from backup that the app shall use instead of its own (docs/deploy.md, Restore). */
  restoredTable: z.exactOptional(
    z.string().check(z.regex(/^[\w.-]{3,255}$/, { error: 'must be the name of a table' })),
  ),
  /** False in an account that still has the concurrency of a new one (10): reservations are refused there. */
  hasConcurrencyQuota: z.exactOptional(z.boolean()),
})
type Settings = z.infer<typeof Settings>

export type Environment = Preset & {
  readonly stage: Stage
  /** What the health check answers. */
  readonly version: string
  /** The folder with the built web app. */
  readonly webBuild: string
  readonly settings: Settings
}

/** Something wrong with the configuration, in words that say what to do. */
export class ConfigProblem extends Error {}

/** How things of an environment are named: gumnut-dev-holdings. */
export const nameOf = ({ stage }: Pick<Environment, 'stage'>, part: string): string => `gumnut-${stage}-${part}`

/** Where the owner puts a secret: gumnut/dev/openai. */
export const secretName = ({ stage }: Pick<Environment, 'stage'>, part: string): string => `gumnut/${stage}/${part}`

const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value)

/** @throws ConfigProblem when the environment is unknown or a setting is wrong */
export function readEnvironment(node: Node): Environment {
  const stage: unknown = node.tryGetContext('env') ?? 'dev'
  if (!isStage(stage)) {
    throw new ConfigProblem(
      `Unknown environment ${JSON.stringify(stage)}. Use -c env=dev, -c env=staging or -c env=prod (none means dev).`,
    )
  }
  const version: unknown = node.tryGetContext('version') ?? packageVersion()
  if (typeof version !== 'string' || !/^[\w.+-]{1,64}$/.test(version)) {
    throw new ConfigProblem('The version (-c version=...) must be 1 to 64 letters, digits or . + - _ .')
  }
  const webBuild = resolve(projectRoot, String(node.tryGetContext('webBuild') ?? 'web/dist'))
  const settings = readSettings(node.tryGetContext('gumnut'), stage)
  const hasFirewall = settings.hasFirewall ?? presets[stage].hasFirewall
  return { ...presets[stage], hasFirewall, stage, version, webBuild, settings }
}

function readSettings(context: unknown, stage: Stage): Settings {
  const perStage = z.strictObject({
    dev: z.exactOptional(Settings),
    staging: z.exactOptional(Settings),
    prod: z.exactOptional(Settings),
  })
  const result = z.safeParse(perStage, context ?? {})
  if (result.success) return consistent(result.data[stage] ?? {}, stage)
  const listed = result.error.issues.map((issue) => {
    const path = ['gumnut', ...issue.path.map(String)].join('.')
    return issue.code === 'unrecognized_keys'
      ? `  ${path} has no setting ${issue.keys.join(', ')}`
      : `  ${path} ${issue.message}`
  })
  throw new ConfigProblem(`The settings in cdk.json are not valid:\n${listed.join('\n')}`)
}

/** @throws ConfigProblem when one setting needs another that is not there */
function consistent(settings: Settings, stage: Stage): Settings {
  if (settings.aiJudge !== undefined && settings.hasOpenAiKey !== true) {
    throw new ConfigProblem(
      `The settings in cdk.json are not valid:\n  gumnut.${stage}.aiJudge judges what the educator's model wrote, and there is none: set hasOpenAiKey to true once the secret gumnut/${stage}/openai exists, or leave aiJudge out.`,
    )
  }
  return settings
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(resolve(projectRoot, 'package.json'), 'utf8')) as { version: string }
  return version
}

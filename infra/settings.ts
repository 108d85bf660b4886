// Settings: what an owner fills in for each environment in cdk.json, checked. No CDK in here: scripts/deploy.ts reads it too.
import * as z from 'zod/mini'
import type { Stage } from './environments.ts'

/** Something wrong with the configuration, in words that say what to do. */
export class ConfigProblem extends Error {}

const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an https address' })
const modelName = z.string().check(z.minLength(1, { error: 'must be the name of a model' }))

/** US dollars for a million tokens. Only for a model whose price the functions do not know: they then assume a dear one. */
const usd = z.number().check(z.nonnegative({ error: 'must be 0 or more US dollars' }))
const Price = z.strictObject({ inputUsdPerMillion: usd, outputUsdPerMillion: usd })

const domainName = z
  .string()
  .check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, { error: 'must be a domain name such as app.example.com.au' }))

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * Whether 11 digits, spaces apart, are an Australian Business Number by its check digits: one less in the first digit, each
 * digit times its weight, and the sum divides by 89 (Australian Business Register, "Format of the ABN").
 */
export function isAbn(text: string): boolean {
  const digits = text.replaceAll(' ', '')
  if (!/^\d{11}$/.test(digits)) return false
  const sum = abnWeights.reduce((total, weight, index) => {
    const digit = Number(digits[index]) - (index === 0 ? 1 : 0)
    return total + weight * digit
  }, 0)
  return sum % 89 === 0
}

const line = (what: string) => z.string().check(z.trim(), z.minLength(1, { error: `must be ${what}` }))

const Operator = z.strictObject({
  /** The legal entity, as registered. */
  name: line('the registered name of the legal entity'),
  abn: z
    .string()
    .check(
      z.refine(isAbn, { error: 'must be an ABN: 11 digits whose check digits are right, such as 51 824 753 556' }),
    ),
  /** One line, where post arrives. */
  address: line('a postal address in one line'),
})

/** What an owner may fill in for each environment, in cdk.json under "gumnut". Never a secret: those live in Secrets Manager. */
export const Settings = z.strictObject({
  /** Who hears of alarms. AWS sends a confirmation first. */
  alertEmail: z.exactOptional(z.email({ error: 'must be an email address' })),
  /** Where people can write to; shown in the app and its legal texts. Prod is not deployed without. */
  contactEmail: z.exactOptional(z.email({ error: 'must be an email address' })),
  /** Who runs this Gumnut, for the legal texts. Prod is not deployed without. */
  operator: z.exactOptional(Operator),
  /** What the account may cost in a month before a mail is sent. AWS counts the whole account, not one environment. */
  budget: z.exactOptional(
    z.strictObject({
      monthlyUsd: z.number().check(z.positive({ error: 'must be more than 0 US dollars' })),
      email: z.email({ error: 'must be an email address' }),
    }),
  ),
  /** An own domain for the site, in a Route 53 zone of the same account. */
  site: z.exactOptional(
    z.strictObject({
      domain: domainName,
      zone: domainName,
      zoneId: z
        .string()
        .check(z.regex(/^Z[A-Z0-9]+$/, { error: 'must be the id of a hosted zone, such as Z0123456789ABC' })),
    }),
  ),
  /** AWS WAF in front of CloudFront and of sign-in, where the environment's own choice (environments.ts) is not wanted. */
  hasFirewall: z.exactOptional(z.boolean()),
  /** The sender of codes, verified in SES. Cognito itself sends at most 50 mails a day. Prod is not deployed without. */
  emailFrom: z.exactOptional(z.email({ error: 'must be an email address' })),
  /** The secret gumnut/<stage>/google exists. */
  hasGoogle: z.exactOptional(z.boolean()),
  /** The secret gumnut/<stage>/openai exists; without it the educator answers from its built-in texts. */
  hasOpenAiKey: z.exactOptional(z.boolean()),
  /** The secret gumnut/<stage>/coingecko exists; without it the keyless limits apply. */
  hasCoinGeckoKey: z.exactOptional(z.boolean()),
  /** Calls a month of the plan behind that key; what of them people's requests may use is in shared/market/coin-calls.ts. */
  coinGeckoCallsPerMonth: z.exactOptional(
    z.int().check(z.positive({ error: 'must be a whole number of calls, more than 0' })),
  ),
  /** The AI kill switch: false stops every call to the provider. */
  isAiEnabled: z.exactOptional(z.boolean()),
  openAiBaseUrl: z.exactOptional(httpsAddress),
  openAiModel: z.exactOptional(modelName),
  openAiPrice: z.exactOptional(Price),
  /** Another model than the educator's as judge of every reply; the secret gumnut/<stage>/ai-judge is its key. */
  aiJudge: z.exactOptional(z.strictObject({ baseUrl: httpsAddress, model: modelName, price: z.exactOptional(Price) })),
  upstreamUserAgent: z.exactOptional(z.string().check(z.minLength(1))),
  /** Which origin keys exist: the API accepts the first, the edge sends all (docs/operate.md, Change the origin key). */
  originKeys: z.exactOptional(z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(2))),
  /** A table restored from backup that the app shall use instead of its own (docs/operate.md, Restore). */
  restoredTable: z.exactOptional(
    z.string().check(z.regex(/^[\w.-]{3,255}$/, { error: 'must be the name of a table' })),
  ),
  /** Whether functions reserve concurrency, where the environment's own choice is not wanted: a new account (10) refuses it. */
  hasConcurrencyQuota: z.exactOptional(z.boolean()),
})
export type Settings = z.infer<typeof Settings>

/**
 * @param context what cdk.json has under "gumnut"
 * @throws ConfigProblem that names every setting that is wrong
 */
export function readSettings(context: unknown, stage: Stage): Settings {
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

/** @throws ConfigProblem when one setting needs another that is not there, or contradicts it */
function consistent(settings: Settings, stage: Stage): Settings {
  const refuse = (what: string): never => {
    throw new ConfigProblem(`The settings in cdk.json are not valid:\n  gumnut.${stage}.${what}`)
  }
  const { aiJudge, hasOpenAiKey, originKeys, site } = settings
  if (aiJudge !== undefined && hasOpenAiKey !== true)
    refuse(
      `aiJudge judges what the educator's model wrote, and there is none: set hasOpenAiKey to true once the secret gumnut/${stage}/openai exists, or leave aiJudge out.`,
    )
  if (site !== undefined && site.domain !== site.zone && !site.domain.endsWith(`.${site.zone}`))
    refuse(`site.domain must be ${site.zone} or end in .${site.zone}, the zone that its records go to.`)
  if (originKeys !== undefined && new Set(originKeys).size < originKeys.length)
    refuse('originKeys must be two different numbers.')
  return settings
}

/**
 * What real people must find before an environment is theirs.
 * @property id names the rule in the template
 * @property what a sentence that says what is missing and what to do
 */
export type MissingSetting = { readonly id: string; readonly what: string }

/** @returns what keeps an environment for real people from being deployed; nothing for the others */
export function missingSettings(settings: Settings, stage: Stage, isProtected: boolean): readonly MissingSetting[] {
  if (!isProtected) return []
  const ask = (id: string, isThere: boolean, what: string): MissingSetting[] => (isThere ? [] : [{ id, what }])
  const at = `gumnut.${stage}`
  return [
    ...ask(
      'HasContactEmail',
      settings.contactEmail !== undefined,
      `There is no address to write to: set ${at}.contactEmail in cdk.json to one that is read. The app and its privacy policy name it.`,
    ),
    ...ask(
      'HasEmailFrom',
      settings.emailFrom !== undefined,
      `Sign-up would stop after 50 mails a day: set ${at}.emailFrom in cdk.json to a sender whose domain is verified in SES.`,
    ),
    ...ask(
      'HasOperator',
      settings.operator !== undefined,
      `The legal texts would not say who runs Gumnut: set ${at}.operator in cdk.json to {"name", "abn", "address"} of the legal entity.`,
    ),
  ]
}

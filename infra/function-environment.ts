// Function environment: the variables each function is started with. Never a secret: only the name of one.
import { type Environment, nameOf, secretName } from './config.ts'
import type { FunctionName } from './function-sizing.ts'
import { metricNamespace, metricService } from './metrics.ts'
import { tableAccess } from './table-access.ts'

type Variables = Readonly<Record<string, string>>

const asksProviders = new Set<FunctionName>([
  'holdings',
  'market',
  'performance',
  'watchlist',
  'price-refresh',
  'price-history',
])

/** What is in mails: links and codes. */
const signsLinks = new Set<FunctionName>(['messages', 'message-sender', 'recovery'])

/** Secrets a function may read, by the variable that names them; only those the owner has said exist. */
export function secretsOf(environment: Environment, name: FunctionName): Variables {
  const { aiJudge, hasCoinGeckoKey, hasOpenAiKey } = environment.settings
  return {
    ...(asksProviders.has(name) && hasCoinGeckoKey === true
      ? { COINGECKO_API_KEY_SECRET_ID: secretName(environment, 'coingecko') }
      : {}),
    ...(signsLinks.has(name) ? { MAIL_LINK_KEY_SECRET_ID: secretName(environment, 'mail-links') } : {}),
    ...(name === 'ai' && hasOpenAiKey === true ? { OPENAI_API_KEY_SECRET_ID: secretName(environment, 'openai') } : {}),
    ...(name === 'ai' && aiJudge !== undefined
      ? { AI_JUDGE_API_KEY_SECRET_ID: secretName(environment, 'ai-judge') }
      : {}),
  }
}

export function variablesOf(environment: Environment, name: FunctionName, tableName: string): Variables {
  const { settings, stage, version } = environment
  return {
    STAGE: stage,
    APP_VERSION: version,
    POWERTOOLS_LOG_LEVEL: 'INFO',
    POWERTOOLS_METRICS_NAMESPACE: metricNamespace,
    POWERTOOLS_SERVICE_NAME: metricService(stage),
    ...(tableAccess[name].length > 0 ? { TABLE_NAME: tableName } : {}),
    ...(asksProviders.has(name) ? providerVariables(settings) : {}),
    ...(name === 'ai' ? aiVariables(environment) : {}),
    ...(name === 'message-sender' ? mailVariables(environment) : {}),
    ...(name === 'identity' ? { EMAIL_SENDING_ACCOUNT: emailSendingAccount(settings) } : {}),
    ...secretsOf(environment, name),
  }
}

/** In Cognito's words: SES, or its own account, which takes no text from the trigger that writes the mails. */
const emailSendingAccount = ({ emailFrom }: Environment['settings']): string =>
  emailFrom === undefined ? 'COGNITO_DEFAULT' : 'DEVELOPER'

/** How many may send mails about the sign-in at once, beside those of the other mails; the least that SQS takes. */
export const securitySenders = 2

/** Where the site is and which queue there is comes from the constructs. */
const mailVariables = (environment: Environment): Variables => {
  const { contactEmail, emailFrom, operator } = environment.settings
  return {
    MAIL_CONFIGURATION_SET: nameOf(environment, 'mails'),
    // Those of both queues share the rate of the account.
    MAIL_SENDERS: String(environment.mailSenders + securitySenders),
    ...(emailFrom === undefined ? {} : { MAIL_FROM: emailFrom }),
    ...(contactEmail === undefined ? {} : { CONTACT_EMAIL: contactEmail }),
    ...(operator === undefined ? {} : { OPERATOR: JSON.stringify(operator) }),
  }
}

/** Of the smallest plan (ADR 038); without a key calls are limited by the minute alone. */
const callsOfPlan = ({ coinGeckoCallsPerMonth, hasCoinGeckoKey }: Environment['settings']): number | undefined =>
  coinGeckoCallsPerMonth ?? (hasCoinGeckoKey === true ? 10_000 : undefined)

function providerVariables(settings: Environment['settings']): Variables {
  const calls = callsOfPlan(settings)
  return {
    YAHOO_BASE_URL: 'https://query1.finance.yahoo.com',
    COINGECKO_BASE_URL: 'https://api.coingecko.com',
    ...(calls === undefined ? {} : { COINGECKO_CALLS_PER_MONTH: String(calls) }),
    ...(settings.upstreamUserAgent === undefined ? {} : { UPSTREAM_USER_AGENT: settings.upstreamUserAgent }),
  }
}

const aiVariables = ({ settings, aiDailyCostCapUsd }: Environment): Variables => ({
  AI_ENABLED: String(settings.isAiEnabled ?? true),
  AI_DAILY_COST_CAP_USD: String(aiDailyCostCapUsd),
  OPENAI_BASE_URL: settings.openAiBaseUrl ?? 'https://api.openai.com/v1',
  OPENAI_MODEL: settings.openAiModel ?? 'gpt-6-luna',
  ...priceVariables('OPENAI', settings.openAiPrice),
  ...(settings.aiJudge === undefined ? {} : judgeVariables(settings.aiJudge)),
})

const judgeVariables = ({ baseUrl, model, price }: NonNullable<Environment['settings']['aiJudge']>): Variables => ({
  AI_JUDGE_BASE_URL: baseUrl,
  AI_JUDGE_MODEL: model,
  ...priceVariables('AI_JUDGE', price),
})

/** Both or neither: with one alone the functions would go on assuming. */
const priceVariables = (prefix: 'OPENAI' | 'AI_JUDGE', price: Environment['settings']['openAiPrice']): Variables =>
  price === undefined
    ? {}
    : {
        [`${prefix}_INPUT_USD_PER_MILLION`]: String(price.inputUsdPerMillion),
        [`${prefix}_OUTPUT_USD_PER_MILLION`]: String(price.outputUsdPerMillion),
      }

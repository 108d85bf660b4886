// Settings: what a deployment or the local stack tells the functions, read from the environment in one place.

import { Operator } from '#shared/person/operator.ts'

const given = (name: string): string | undefined => {
  const value = process.env[name]?.trim()
  return value === undefined || value === '' ? undefined : value
}

function required(name: string): string {
  const value = given(name)
  if (value === undefined) throw new Error(`The environment variable ${name} is not set.`)
  return value
}

const region = (): string => given('AWS_REGION') ?? 'ap-southeast-2'

function amount(name: string, otherwise: number): number {
  const value = Number(given(name) ?? otherwise)
  if (!(value >= 0 && value < Number.POSITIVE_INFINITY))
    throw new Error(`The environment variable ${name} is not an amount.`)
  return value
}

const endpointOf = (variable: string, service: string): string =>
  given(variable) ?? `https://${service}.${region()}.amazonaws.com`

/** Also what the AWS SDKs read to be led to another endpoint than the region's: the variable of a service, or that of all. */
const awsEndpointOf = (variable: string, service: string): string =>
  endpointOf(
    given(`AWS_ENDPOINT_URL_${variable}`) === undefined ? 'AWS_ENDPOINT_URL' : `AWS_ENDPOINT_URL_${variable}`,
    service,
  )

const awsCredentials = () => ({
  accessKeyId: required('AWS_ACCESS_KEY_ID'),
  secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
  sessionToken: given('AWS_SESSION_TOKEN'),
})

/** A secret of Secrets Manager, and how it is asked for. */
const secretCalled = (id: string) =>
  ({
    kind: 'secret',
    id,
    region: region(),
    endpoint: awsEndpointOf('SECRETS_MANAGER', 'secretsmanager'),
    credentials: awsCredentials,
  }) as const

/** A language model behind an OpenAI-compatible endpoint, with its key or the name of the secret that is one. */
export type ModelSetting = {
  baseUrl: string
  model: string
  key: { kind: 'value'; value: string } | ReturnType<typeof secretCalled>
  /** US dollars for a million tokens, where the model is not one whose price is known. */
  price?: { input: number; output: number }
}

function model(
  prefix: 'OPENAI' | 'AI_JUDGE',
  otherwise: { baseUrl?: string; model?: string },
): ModelSetting | undefined {
  const [value, id] = [given(`${prefix}_API_KEY`), given(`${prefix}_API_KEY_SECRET_ID`)]
  const baseUrl = given(`${prefix}_BASE_URL`) ?? otherwise.baseUrl
  const name = given(`${prefix}_MODEL`) ?? otherwise.model
  const secret = id === undefined ? undefined : secretCalled(id)
  const key = value === undefined ? secret : ({ kind: 'value', value } as const)
  if (key === undefined || baseUrl === undefined || name === undefined) return undefined
  const [input, output] = [`${prefix}_INPUT_USD_PER_MILLION`, `${prefix}_OUTPUT_USD_PER_MILLION`]
  const isPriced = given(input) !== undefined && given(output) !== undefined
  return {
    key,
    baseUrl,
    model: name,
    ...(isPriced ? { price: { input: amount(input, 0), output: amount(output, 0) } } : {}),
  }
}

/** User pools at the region's JSON API, or the local stand-in's. */
const poolApi = () => ({
  region: region(),
  endpoint: given('COGNITO_ENDPOINT') ?? `https://cognito-idp.${region()}.amazonaws.com/`,
})

/** The pool of this deployment's people. */
const ownPool = () => ({ ...poolApi(), userPoolId: required('USER_POOL_ID') })

export const settings = {
  version: (): string => given('APP_VERSION') ?? '1.0.0',
  stage: (): string => required('STAGE'),
  table: () => {
    const [endpoint, timeout] = [given('DYNAMODB_ENDPOINT'), given('DYNAMODB_TIMEOUT_MS')]
    return {
      name: required('TABLE_NAME'),
      region: region(),
      // The embedded DynamoDB, or another one on this computer, knows nobody's keys.
      ...(endpoint === undefined
        ? { endpoint: awsEndpointOf('DYNAMODB', 'dynamodb'), credentials: awsCredentials }
        : { endpoint }),
      ...(timeout === undefined ? {} : { timeoutMs: amount('DYNAMODB_TIMEOUT_MS', 0) }),
    }
  },
  /** Cognito's admin API, for the linking trigger, whose event names the pool. */
  userPool: poolApi,
  accounts: ownPool,
  /** The client whose tokens may change an account; undefined where there is none, and then no token may. */
  securityClientId: (): string | undefined => given('SECURITY_CLIENT_ID'),
  /** What a recovery needs of the user pool. */
  recoverySignIn: () => ({ ...ownPool(), clientId: required('RECOVERY_CLIENT_ID') }),
  /**
   * How long an answer of recovery takes at least: longer than what a new container does for an address with an account, which is to
   * open connections to the user pool, the table and the queue.
   */
  recoveryAnswersAfterMs: (): number => amount('RECOVERY_ANSWERS_AFTER_MS', 2000),
  /** Whether the user pool sends through SES: only then does it take a mail's text from its trigger. */
  mayWriteMails: (): boolean => given('EMAIL_SENDING_ACCOUNT') === 'DEVELOPER',
  /**
   * The educator. Anything but true in AI_ENABLED is the kill switch. The judge is the educator's model, unless it has an endpoint,
   * a model and a key of its own: with a part missing no key goes to an endpoint that it was not given for.
   */
  ai: () => {
    const isEnabled = (given('AI_ENABLED') ?? 'true') === 'true'
    const educator = isEnabled
      ? model('OPENAI', { baseUrl: 'https://api.openai.com/v1', model: 'gpt-6-luna' })
      : undefined
    return {
      educator,
      judge: educator === undefined ? undefined : (model('AI_JUDGE', {}) ?? educator),
      dailyCostCapUsd: amount('AI_DAILY_COST_CAP_USD', 2),
    }
  },
  /** Who runs this Gumnut, for what the law wants below every mail, and where its site is. */
  sender: () => {
    const operator = given('OPERATOR')
    return {
      siteUrl: required('SITE_URL'),
      operator: operator === undefined ? undefined : Operator.parse(JSON.parse(operator)),
      contactEmail: given('CONTACT_EMAIL'),
    }
  },
  mail: () => ({
    region: region(),
    endpoint: endpointOf('SES_ENDPOINT', 'email'),
    from: required('MAIL_FROM'),
    configurationSet: given('MAIL_CONFIGURATION_SET'),
    senders: Math.max(1, amount('MAIL_SENDERS', 1)),
  }),
  mailQueue: () => ({
    region: region(),
    endpoint: endpointOf('SQS_ENDPOINT', 'sqs'),
    queueUrl: required('MAIL_QUEUE_URL'),
  }),
  /** The queue of mails about the sign-in; undefined where nobody sends any. */
  securityQueue: () =>
    given('SECURITY_QUEUE_URL') === undefined
      ? undefined
      : { region: region(), endpoint: endpointOf('SQS_ENDPOINT', 'sqs'), queueUrl: required('SECURITY_QUEUE_URL') },
  /** What signs the links in mails. */
  mailLinkKey: () => {
    const value = given('MAIL_LINK_KEY')
    return value === undefined ? secretCalled(required('MAIL_LINK_KEY_SECRET_ID')) : ({ kind: 'value', value } as const)
  },
  /** As Lambda hands them over. */
  awsCredentials,
  /** Calls that the plan of CoinGecko allows in a month; where there is no plan, more than anybody makes. */
  coinCallsPerMonth: (): number => amount('COINGECKO_CALLS_PER_MONTH', 1_000_000),
  market: () => {
    const [keyValue, keyId] = [given('COINGECKO_API_KEY'), given('COINGECKO_API_KEY_SECRET_ID')]
    const userAgent = given('UPSTREAM_USER_AGENT')
    return {
      ...(given('YAHOO_BASE_URL') === undefined ? {} : { yahooBaseUrl: required('YAHOO_BASE_URL') }),
      ...(given('COINGECKO_BASE_URL') === undefined ? {} : { coingeckoBaseUrl: required('COINGECKO_BASE_URL') }),
      coingeckoKey:
        keyValue !== undefined
          ? ({ kind: 'value', value: keyValue } as const)
          : keyId !== undefined
            ? secretCalled(keyId)
            : undefined,
      ...(userAgent === undefined ? {} : { userAgent }),
    }
  },
} as const

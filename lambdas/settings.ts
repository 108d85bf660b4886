// Settings: what a deployment or the local stack tells the functions, read from the environment in one place.

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

export const settings = {
  version: (): string => given('APP_VERSION') ?? '1.0.0',
  stage: (): string => required('STAGE'),
  table: () => {
    const endpoint = given('DYNAMODB_ENDPOINT')
    return { name: required('TABLE_NAME'), region: region(), ...(endpoint === undefined ? {} : { endpoint }) }
  },
  /** Cognito's JSON API: the region's, or the local stand-in's. */
  cognitoEndpoint: (): string => given('COGNITO_ENDPOINT') ?? `https://cognito-idp.${region()}.amazonaws.com/`,
  /** Cognito's admin API, for the linking trigger. */
  userPool: () => {
    const endpoint = given('COGNITO_ENDPOINT')
    return { region: region(), ...(endpoint === undefined ? {} : { endpoint }) }
  },
  market: () => {
    const coingeckoApiKey = given('COINGECKO_API_KEY')
    const userAgent = given('UPSTREAM_USER_AGENT')
    return {
      ...(given('YAHOO_BASE_URL') === undefined ? {} : { yahooBaseUrl: required('YAHOO_BASE_URL') }),
      ...(given('COINGECKO_BASE_URL') === undefined ? {} : { coingeckoBaseUrl: required('COINGECKO_BASE_URL') }),
      ...(coingeckoApiKey === undefined ? {} : { coingeckoApiKey }),
      ...(userAgent === undefined ? {} : { userAgent }),
    }
  },
} as const

// Unit prices: what each service costs, as data with its source and the day it was checked.

/**
 * @property usd US dollars for `per` units, after the `free` ones of each month
 * @property checkedOn the day it was last confirmed on the source's page; null: carried over and not confirmed
 */
export type UnitPrice = {
  readonly usd: number
  readonly per: number
  readonly free: number
  readonly source: string
  readonly checkedOn: string | null
}

const price = (usd: number, per: number, free: number, page: string, checkedOn: string | null = null): UnitPrice => ({
  usd,
  per,
  free,
  source: `https://aws.amazon.com/${page}/pricing/`,
  checkedOn,
})

export const million = 1_000_000
const checked = '2026-11-22'

/** Sydney list prices, without GST; us-east-1 where a service is global. */
export const prices = {
  cognitoEssentialsPerson: price(0.015, 1, 10_000, 'cognito'),
  apiGatewayRequest: price(1.29, million, 0, 'api-gateway'),
  lambdaGbSecond: price(13.33, million, 400_000, 'lambda'),
  lambdaCall: price(0.2, million, million, 'lambda'),
  dynamoRead: price(0.142, million, 0, 'dynamodb'),
  dynamoWrite: price(0.712, million, 0, 'dynamodb'),
  dynamoStoredGb: price(0.285, 1, 25, 'dynamodb'),
  dynamoRecoveryGb: price(0.228, 1, 0, 'dynamodb'),
  cloudFrontRequest: price(1.25, million, 10 * million, 'cloudfront'),
  cloudFrontGb: price(0.114, 1, 1_000, 'cloudfront'),
  cloudFrontFunction: price(0.1, million, 2 * million, 'cloudfront'),
  wafAcl: price(5, 1, 0, 'waf'),
  wafRule: price(1, 1, 0, 'waf'),
  wafRequest: price(0.6, million, 0, 'waf'),
  logGb: price(0.67, 1, 5, 'cloudwatch'),
  /** Each metric that an alarm looks at: an alarm on a formula of three is three. */
  alarmMetric: price(0.1, 1, 10, 'cloudwatch', checked),
  /** Our own figures (shared/operation/metric-names.ts), by the hour in which one is written; these are free beside the alarms. */
  customMetric: price(0.3, 1, 10, 'cloudwatch'),
  /** Free up to 50 metrics each. */
  dashboard: price(3, 1, 3, 'cloudwatch', checked),
  trace: price(5, million, 100_000, 'xray'),
  storedGb: price(0.025, 1, 0, 's3'),
  secret: price(0.4, 1, 0, 'secrets-manager'),
  mail: price(0.1, 1_000, 0, 'ses'),
  queueRequest: price(0.4, million, million, 'sqs'),
} as const satisfies Record<string, UnitPrice>

// Cost: what a month costs by the unit prices. docs/cost.md shows the result; tests/infra/cost.test.ts compares.
import { million, prices, type UnitPrice } from './unit-prices.ts'

/** What one active person does in a month, and what one visit of theirs makes the parts do. */
const person = {
  /** 20 of them for reviews: a look on most visits, and eight sessions. */
  apiCalls: 170,
  siteRequests: 60,
  /** Sign-in and refreshed sessions; each passes the pool's firewall. */
  poolCalls: 48,
  /** Tokens handed out: one for each renewal and each sign-in. The trigger decides what they may do. */
  tokens: 40,
  /** 20 ms of 256 MB. */
  gbSecondsPerToken: 0.005,
  megabytes: 5,
  storedKilobytes: 25,
  gbSecondsPerCall: 0.06 * 0.75,
  /** A review is an item of some 5 KB: two reads, and five writes besides those of the XP. */
  readsPerCall: 2.2,
  writesPerCall: 0.55,
  logKilobytesPerCall: 0.6,
  edgeLogKilobytesPerRequest: 0.1,
  mails: 1 / 7,
  answers: 3,
  /** The function of 1 GB waits for the model and for its judge. */
  gbSecondsPerAnswer: 6,
} as const

/** What mails to one person do in a month: a weekly report, an achievement now and then, market news for one in ten. */
const mails = {
  sent: 5.3,
  /** User document, account, holdings, trades, typed prices, reviews; closes are read once for many. */
  readsPerMail: 8,
  /** The claim rewrites a user document of up to 4 KB. */
  writesPerMail: 4,
  gbSecondsPerMail: 0.06,
  /** Looks at each person a day: whether there is an achievement to tell. */
  looks: 30,
  readsPerLook: 1,
  gbSecondsPerLook: 0.005,
  peoplePerMessage: 50,
  /** Put in, received, deleted. */
  requestsPerMessage: 3,
} as const

/** What is told of a sign-in: a message in the queue for each, a mail for one in four; and what looks every five minutes for recoveries. */
const security = {
  signIns: 2,
  told: 0.5,
  /** The recovery and the security record. */
  readsPerSignIn: 2,
  /** The user document, the account, and the security record again. */
  readsPerTold: 3,
  writesPerSignIn: 1,
  requestsPerMessage: 3,
  /** The trigger and the sender. */
  callsPerSignIn: 2,
  gbSecondsPerSignIn: 0.03,
  gbSecondsPerRun: 0.05,
} as const

export type Size = { readonly people: number; readonly symbols: number; readonly refreshSeconds: number }

/** Resources that cost the same without a visitor; counted in the templates by the test. */
export type Fixed = {
  readonly acls: number
  readonly rules: number
  readonly alarmMetrics: number
  readonly customMetrics: number
  readonly dashboards: number
  readonly secrets: number
}

const ticks = 8_760
/** Of the ticks that fall into a market's hours, in which prices are written. */
export const openShare = 0.18
const edgeLogMonths = 3
/** X-Ray's default rule: one call a second of all functions together, and of the others a share. */
const tracedShare = 0.05
const secondsOfMonth = 365 * 2 * 3_600
const traced = (calls: number): number =>
  Math.min(calls, secondsOfMonth) + Math.max(0, calls - secondsOfMonth) * tracedShare
/** One in ten people has three rules that are on, each reached twice a month and mailed. */
const alerts = {
  reachedPerPerson: 0.1 * 3 * 2,
  /** Reached, the day after, and back: a row put, the rules changed, a row taken away, each time; and the mail's claim. */
  writesPerReached: 10,
  /** The rules each time; for the mail the rules, the user document and the account before it is written and before it is claimed. */
  readsPerReached: 10,
  /** A price that was confirmed is looked up among the rules of its symbol by four queries, half a unit each. */
  readsPerPrice: 2,
} as const
/** 3,000 tokens in at US$0.10 and 800 out at US$0.50 a million. */
const usdPerAnswer = (3_000 * 0.1 + 800 * 0.5) / million
const aiCapUsd = 20 * 30
/** Of the model; at the cap they are built-in texts, for which nobody waits. */
const answersFor = (people: number): number => Math.min(people * person.answers, aiCapUsd / usdPerAnswer)

/** Where another row has used the free units up. */
const plainCost = ({ usd, per }: UnitPrice, units: number): number => (units / per) * usd

const cost = ({ usd, per, free }: UnitPrice, units: number): number => (Math.max(0, units - free) / per) * usd

/** @returns US dollars a month by part, unrounded */
export function monthlyCost({ people, symbols, refreshSeconds }: Size, fixed: Fixed): Readonly<Record<string, number>> {
  const calls = people * person.apiCalls
  const tokens = people * person.tokens
  const edgeRequests = people * (person.apiCalls + person.siteRequests)
  const storedGb = (people * person.storedKilobytes) / million
  const edgeLogGb = (edgeRequests * person.edgeLogKilobytesPerRequest * edgeLogMonths) / million
  return {
    'Cognito Essentials': cost(prices.cognitoEssentialsPerson, people),
    'API Gateway': cost(prices.apiGatewayRequest, calls),
    Lambda:
      cost(
        prices.lambdaGbSecond,
        calls * person.gbSecondsPerCall +
          tokens * person.gbSecondsPerToken +
          answersFor(people) * person.gbSecondsPerAnswer +
          ticks * refreshSeconds * 0.5,
      ) + cost(prices.lambdaCall, calls + tokens + ticks),
    DynamoDB:
      cost(prices.dynamoRead, calls * person.readsPerCall + ticks * symbols * 0.5) +
      cost(prices.dynamoWrite, calls * person.writesPerCall + ticks * openShare * symbols) +
      cost(prices.dynamoStoredGb, storedGb) +
      cost(prices.dynamoRecoveryGb, storedGb),
    CloudFront:
      cost(prices.cloudFrontRequest, edgeRequests) +
      cost(prices.cloudFrontGb, (people * person.megabytes) / 1_000) +
      cost(prices.cloudFrontFunction, edgeRequests) +
      cost(prices.storedGb, edgeLogGb),
    'WAF, edge and pool':
      cost(prices.wafAcl, fixed.acls) +
      cost(prices.wafRule, fixed.rules) +
      cost(prices.wafRequest, edgeRequests + people * person.poolCalls),
    'Logs, alarms, traces':
      cost(prices.logGb, (calls * person.logKilobytesPerCall) / million) +
      cost(prices.alarmMetric, fixed.alarmMetrics) +
      cost(prices.customMetric, fixed.customMetrics) +
      cost(prices.dashboard, fixed.dashboards) +
      cost(prices.trace, traced(calls + tokens + 2 * ticks)),
    'Secrets, mail': cost(prices.secret, fixed.secrets) + cost(prices.mail, people * person.mails),
    'Price alerts':
      plainCost(prices.dynamoRead, people * alerts.reachedPerPerson * alerts.readsPerReached) +
      plainCost(prices.dynamoRead, ticks * openShare * symbols * alerts.readsPerPrice) +
      plainCost(prices.dynamoWrite, people * alerts.reachedPerPerson * alerts.writesPerReached) +
      plainCost(prices.mail, people * alerts.reachedPerPerson),
    'Mails to people':
      plainCost(prices.mail, people * mails.sent) +
      cost(
        prices.queueRequest,
        ((people * (mails.sent + mails.looks)) / mails.peoplePerMessage) * mails.requestsPerMessage,
      ) +
      plainCost(prices.dynamoRead, people * (mails.sent * mails.readsPerMail + mails.looks * mails.readsPerLook)) +
      plainCost(prices.dynamoWrite, people * mails.sent * mails.writesPerMail) +
      plainCost(
        prices.lambdaGbSecond,
        people * (mails.sent * mails.gbSecondsPerMail + mails.looks * mails.gbSecondsPerLook),
      ),
    'Security mails':
      plainCost(prices.mail, people * security.told) +
      plainCost(prices.queueRequest, people * security.signIns * security.requestsPerMessage) +
      plainCost(
        prices.dynamoRead,
        people * (security.signIns * security.readsPerSignIn + security.told * security.readsPerTold),
      ) +
      plainCost(prices.dynamoWrite, people * security.signIns * security.writesPerSignIn) +
      plainCost(
        prices.lambdaGbSecond,
        people * security.signIns * security.gbSecondsPerSignIn + ticks * security.gbSecondsPerRun,
      ) +
      plainCost(prices.lambdaCall, people * security.signIns * security.callsPerSignIn + ticks),
    'AI provider': answersFor(people) * usdPerAnswer,
  }
}

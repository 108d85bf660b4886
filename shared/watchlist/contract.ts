// The watchlist area of the API: what a person follows without holding it, and what they want to be told about prices (P93, P95).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { Quote } from '../market/quote.ts'
import { operation } from '../operation/operation.ts'
import { AlertKind, Reached, valueProblem } from './alert-rule.ts'
import { Security } from './watched.ts'

export const Watched = lazy.strictObject(() => ({
  /** How addresses call it: `asx-CBA`, `coin-bitcoin`. */
  id: z.string(),
  type: z.enum(['stock', 'etf', 'crypto']),
  symbol: z.string(),
  name: z.string(),
  coinId: z.exactOptional(z.string()),
  since: z.string(),
  /** Null when no market knows it any more. */
  quote: z.nullable(Quote),
}))
export type Watched = z.infer<typeof Watched>

export const AlertTerms = z.lazy(() =>
  z
    .strictObject({
      security: Security,
      kind: AlertKind,
      /** AUD for one unit, or percent for `move`. */
      value: z.number(),
      isOn: z._default(z.boolean(), true),
    })
    .check((context) => {
      const message = valueProblem(context.value.kind, context.value.value)
      if (message !== undefined)
        context.issues.push({ code: 'custom', path: ['value'], message, input: context.value.value })
    }),
)
export type AlertTerms = z.output<typeof AlertTerms>

export const AlertRule = lazy.strictObject(() => ({
  id: z.string(),
  security: z.strictObject({
    type: z.enum(['stock', 'etf', 'crypto']),
    symbol: z.string(),
    name: z.string(),
    coinId: z.exactOptional(z.string()),
  }),
  kind: AlertKind,
  value: z.number(),
  isOn: z.boolean(),
  /** Whether it has been reached and the price has not come back since: it is not told again before that. */
  isWaiting: z.boolean(),
  reached: z.nullable(Reached),
}))
export type AlertRule = z.infer<typeof AlertRule>

export const Alerts = lazy.strictObject(() => ({
  rules: z.array(AlertRule),
  /** Whether alerts are mailed too; they are shown here in any case. */
  mails: z.enum(['on', 'off', 'no-consent']),
}))
export type Alerts = z.infer<typeof Alerts>

const WatchedInPath = lazy.strictObject(() => ({
  id: z.string().check(
    z.maxLength(110),
    z.regex(/^(asx-[A-Z0-9]{2,6}|coin-[a-z0-9][a-z0-9._-]{0,99})$/, {
      error: 'must name what is watched, such as asx-CBA or coin-bitcoin',
    }),
  ),
}))
const RuleInPath = lazy.strictObject(() => ({ id: z.uuid().check(z.toLowerCase()) }))

export const watchlist = {
  list: operation({
    method: 'GET',
    path: '/api/watchlist',
    summary: 'What the caller follows without holding it, alphabetical, with prices',
    status: 200,
    response: lazy.strictObject(() => ({ watched: z.array(Watched) })),
    errors: [],
  }),
  add: operation({
    method: 'POST',
    path: '/api/watchlist',
    summary: 'Follow a share, an ETF or a coin; what is followed already is answered with 200',
    body: Security,
    status: 201,
    repeatStatus: 200,
    response: Watched,
    errors: ['not_found', 'conflict'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/api/watchlist/{id}',
    summary: 'Stop following; alerts on it stay. Repeatable',
    params: WatchedInPath,
    status: 204,
    response: null,
    errors: ['conflict'],
  }),
  alerts: operation({
    method: 'GET',
    path: '/api/alerts',
    summary: 'The alert rules of the caller, by symbol, with the last price that reached each',
    status: 200,
    response: Alerts,
    errors: [],
  }),
  setAlert: operation({
    method: 'PUT',
    path: '/api/alerts/{id}',
    summary:
      'Set an alert rule, or change it, or turn it on or off; the id is the client’s, and a repetition changes nothing',
    params: RuleInPath,
    body: AlertTerms,
    status: 200,
    response: AlertRule,
    errors: ['not_found', 'conflict'],
  }),
  removeAlert: operation({
    method: 'DELETE',
    path: '/api/alerts/{id}',
    summary: 'Delete an alert rule. Repeatable',
    params: RuleInPath,
    status: 204,
    response: null,
    errors: ['conflict'],
  }),
}

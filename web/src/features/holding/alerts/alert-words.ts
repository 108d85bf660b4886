// Alert words: a rule, and the price that reached it, as sentences.
import { spokenDay } from '#shared/kernel/dates.ts'
import { typedNumber } from '#shared/kernel/typed-number.ts'
import { dollarsOfUnit } from '#shared/messages/words.ts'
import { moveCountsAgainOn, valueProblem } from '#shared/watchlist/alert-rule.ts'
import type { AlertRule } from '#shared/watchlist/contract.ts'
import { formatDateTime, formatQuantity, formatSignedPercent } from '../../../lib/format.ts'

type Security = AlertRule['security']

/** Over what a move is measured: a coin has no close. */
const moveSpan = ({ type }: Security): string => (type === 'crypto' ? 'over 24 hours' : 'in a day')

export const alertKindsOf = (security: Security) =>
  [
    { value: 'above', label: 'At or above a price' },
    { value: 'below', label: 'At or below a price' },
    { value: 'move', label: `Moves ${moveSpan(security)}` },
  ] as const

/** The price of a rule stands there as it was typed, as it does in the mail. */
export function ruleText({ kind, value, security }: Pick<AlertRule, 'kind' | 'value' | 'security'>): string {
  if (kind === 'move') return `Moves ${formatQuantity(value)}% or more ${moveSpan(security)}`
  return `${kind === 'above' ? 'At or above' : 'At or below'} ${dollarsOfUnit(value)}`
}

/** What the last price that reached it was, and when it is told again; null before the first. */
export function reachedText(rule: AlertRule): string | null {
  const { reached, isOn, isWaiting, kind, security } = rule
  if (reached === null) return null
  const since = security.type === 'crypto' ? 'over 24 hours' : 'that day'
  const change = reached.changePercent === null ? '' : `, ${formatSignedPercent(reached.changePercent)} ${since}`
  const said = `Reached at ${dollarsOfUnit(reached.price)} on ${formatDateTime(reached.at)}${change}.`
  if (!isOn || !isWaiting) return said
  return `${said} ${kind === 'move' ? `It counts again from ${spokenDay(moveCountsAgainOn(rule, reached.on))}.` : 'It counts again once the price has been back past it.'}`
}

/** What is wrong with a typed value; undefined when nothing is, or nothing was typed. */
export function valueError(kind: AlertRule['kind'], text: string): string | undefined {
  if (text.trim() === '') return undefined
  const value = typedNumber(text)
  if (Number.isNaN(value)) return 'Enter a number, such as 12.50.'
  const problem = valueProblem(kind, value)
  return problem === undefined ? undefined : `This ${problem}.`
}

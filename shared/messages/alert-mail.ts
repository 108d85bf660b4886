// Alert mail: what a price has reached, in plain facts. The price of one unit is public, and is no amount of anybody's money.
import { spokenDay } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { moveCountsAgainOn, type StoredRule } from '../watchlist/alert-rule.ts'
import { link, type MailContent, note, paragraph } from './mail.ts'
import { dollarsOfUnit, signedPercent, spokenTime } from './words.ts'

const isCrypto = ({ security }: StoredRule): boolean => security.type === 'crypto'

/** Crypto has no close: its change is over 24 hours. */
const conditionOf = (rule: StoredRule): string => {
  const { kind, value } = rule
  if (kind !== 'move') return `a price at or ${kind} ${dollarsOfUnit(value)}`
  return `a move of ${value}% or more ${isCrypto(rule) ? 'over 24 hours' : 'in a day'}`
}

/** @param on the day on which it was reached */
function whenAgain(rule: StoredRule, on: string): string {
  if (rule.kind !== 'move') return 'It counts again once the price has been back past it.'
  return `It counts again from ${spokenDay(moveCountsAgainOn(rule, on))}.`
}

const subjectOf = ({ kind, security: { symbol } }: StoredRule): string =>
  kind === 'move' ? `${symbol} moved as far as your alert` : `${symbol} reached your alert price`

/** The mail about a rule that was reached on a day; null where it is off, gone, or has not been reached then. */
export function alertMail(rule: StoredRule | undefined, on: string): MailContent | null {
  if (rule === undefined || !rule.isOn || rule.reached?.on !== on) return null
  const { security, reached } = rule
  const change =
    reached.changePercent === null
      ? ''
      : `, ${signedPercent(reached.changePercent)} ${isCrypto(rule) ? 'over 24 hours' : 'since the close before'}`
  return {
    subject: subjectOf(rule),
    preview: `${security.name}, ${spokenDay(sydneyDay(new Date(reached.at)))}.`,
    blocks: [
      paragraph(
        `${security.name} (${security.symbol}) was at ${dollarsOfUnit(reached.price)} on ${spokenTime(reached.at)}${change}.`,
      ),
      paragraph(`Your alert is for ${conditionOf(rule)}. ${whenAgain(rule, on)}`),
      note(
        `${isCrypto(rule) ? '' : 'Prices of the ASX are 20 minutes late. '}A price that reaches a value says nothing about what it does next.`,
      ),
      link('See your alerts', '/portfolio/watching'),
    ],
  }
}

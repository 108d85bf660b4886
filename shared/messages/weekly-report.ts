// Weekly report: a week of learning and of prices, in plain facts (P88).
import type { DayRange } from '../portfolio/time-weighted.ts'
import { type Block, heading, link, list, type MailContent, note, paragraph, type Row, rows } from './mail.ts'
import { datesAhead } from './dates-ahead.ts'
import type { WeekLearning } from './week-learning.ts'
import { learningWeek, rangeWords } from './week-learning.ts'
import type { WeekPortfolio } from './week-portfolio.ts'
import { and, count, dollars, shortDay, signedDollars, signedPercent, weekdayAndDay } from './words.ts'

/** More would be a list and no summary. */
const mostMoves = 5

export type WeeklyFacts = {
  /** Sydney day, a Sunday. */
  readonly today: string
  readonly range: DayRange
  readonly learning: WeekLearning
  readonly portfolio: WeekPortfolio
  readonly includeAmounts: boolean
}

/** What is counted, for whoever learns late on a Sunday in Perth. */
function countedDays(today: string): string {
  const { after, to } = learningWeek(today)
  return `Counted from ${weekdayAndDay(after + 1)} until this report on ${weekdayAndDay(to)}, Sydney time.`
}

function learned({ today, learning }: WeeklyFacts): Block[] {
  const { lessons, reviewDays, hasDecade, xp, cardsWaiting, next } = learning
  // Their titles have commas: in a sentence nobody could tell where one ends.
  const isList = lessons.length > 1
  const did = [
    ...(lessons.length === 0 ? [] : [`You completed ${isList ? `${lessons.length} lessons` : lessons[0]}.`]),
    ...(reviewDays === 0 ? [] : [`You reviewed on ${count(reviewDays, 'day')}.`]),
    ...(hasDecade ? ['You finished a decade in the time machine.'] : []),
    ...(xp === 0 ? [] : [`That brought ${xp} XP.`]),
  ]
  const waiting =
    cardsWaiting === 0 ? [] : [paragraph(`${count(cardsWaiting, 'review card is', 'review cards are')} waiting.`)]
  return [
    heading('What you learned'),
    paragraph(did.length === 0 ? 'No lesson and no review this week.' : did.join(' ')),
    ...(isList ? [list(lessons)] : []),
    note(countedDays(today)),
    ...waiting,
    ...(cardsWaiting > 0
      ? [link('Review now', '/learn/review')]
      : next === null
        ? []
        : [link(`Read Lesson ${next.id}, ${next.title}`, `/learn?lesson=${next.id}`)]),
  ]
}

/** Percent of what was there at the start and was put in; null when that is nothing. */
function changePercent({ startValue, moneyIn, gain }: WeekPortfolio): number | null {
  const base = startValue + moneyIn
  return base > 0 ? (gain / base) * 100 : null
}

function moveRows({ moves }: WeekPortfolio, includeAmounts: boolean): Row[] {
  return moves
    .flatMap(({ symbol, percent, gain }) =>
      percent === null
        ? []
        : [{ label: symbol, value: `${signedPercent(percent)}${includeAmounts ? ` (${signedDollars(gain)})` : ''}` }],
    )
    .slice(0, mostMoves)
}

function splitLine({ splitsWaiting }: WeekPortfolio): Block[] {
  if (splitsWaiting.length === 0) return []
  const symbols = and([...new Set(splitsWaiting)])
  return [
    paragraph(
      splitsWaiting.length === 1
        ? `A split of ${symbols} is waiting for your answer on its page. Until then ${symbols} is left out here.`
        : `Splits of ${symbols} are waiting for your answer on their pages. Until then they’re left out here.`,
    ),
  ]
}

function value({ portfolio, range, includeAmounts }: WeeklyFacts): Block[] {
  const waiting = splitLine(portfolio)
  if (portfolio.holdings === 0) {
    const without =
      portfolio.leftOut === 0
        ? []
        : [
            paragraph(
              `What you hold has no closing price for ${weekdayAndDay(range.to)}, or no date it was bought on, so there is nothing to compare this week.`,
            ),
          ]
    const told = [...without, ...waiting]
    return told.length === 0 ? [] : [heading('Your portfolio'), ...told]
  }
  const percent = changePercent(portfolio)
  const { startValue, endValue, moneyIn, moneyOut, gain } = portfolio
  const flows = [
    ...(moneyIn === 0 ? [] : [{ label: 'Money put in', value: signedDollars(moneyIn) }]),
    ...(moneyOut === 0 ? [] : [{ label: 'Money that came out', value: signedDollars(-moneyOut) }]),
  ]
  const amounts = [
    { label: `Value on ${shortDay(dayText(range.after))}`, value: dollars(startValue) },
    ...flows,
    { label: 'Change by prices and income', value: signedDollars(gain) },
    { label: `Value on ${shortDay(dayText(range.to))}`, value: dollars(endValue) },
  ]
  const change =
    percent === null
      ? []
      : [
          paragraph(
            `By prices and income, your portfolio changed by ${signedPercent(percent)} ${rangeWords(range)}${moneyIn + moneyOut > 0 ? '. Money you put in or took out is left aside' : ''}.`,
          ),
        ]
  const moved = moveRows(portfolio, includeAmounts)
  return [
    heading('Your portfolio'),
    ...change,
    ...(includeAmounts ? [rows(amounts)] : []),
    ...(moved.length === 0
      ? []
      : [
          paragraph(
            // Not the same: a gain has dividends in it, and nothing from before a purchase.
            `${moved.length === 1 ? 'Its price' : 'Prices that made most of the change'}${includeAmounts ? ', with your gain or loss' : ''}:`,
          ),
          rows(moved),
        ]),
    ...waiting,
    note(
      `Worked out from the closing prices we have, or your own prices where those count instead${portfolio.leftOut === 0 ? '' : `; what has no closing price for ${weekdayAndDay(range.to)}, or no date it was bought on, is left out (${count(portfolio.leftOut, 'investment')})`}. Investments without recorded trades are taken to be the same all week.${includeAmounts ? '' : ' Amounts are left out; turn on “Include amounts” in your profile to have them here.'}`,
    ),
  ]
}

const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

function ahead({ today, portfolio }: WeeklyFacts): Block[] {
  const own = [
    ...portfolio.twelveMonths.map(({ symbol, day }) => ({
      day,
      text: `a parcel of ${symbol} counts as held for 12 months for tax`,
    })),
    ...portfolio.exDates.map(({ symbol, day }) => ({ day, text: `ex-dividend date of ${symbol}, as you recorded it` })),
  ]
  const { lines, sources } = datesAhead(today, own)
  if (lines.length === 0) return []
  return [
    heading('Dates ahead'),
    list(lines),
    ...(sources.length === 0 ? [] : [note(`Source: ${sources.join('; ')}.`)]),
  ]
}

/** What stands in the mail, and no more. */
function previewOf({ learning, portfolio }: WeeklyFacts, hasDates: boolean): string {
  const parts = [
    ...(learning.lessons.length === 0 ? [] : [count(learning.lessons.length, 'lesson') + ' done']),
    ...(learning.cardsWaiting === 0 ? [] : [count(learning.cardsWaiting, 'card') + ' waiting']),
    ...(portfolio.holdings === 0 ? [] : ['what your portfolio did']),
    ...(hasDates ? ['dates ahead'] : []),
  ]
  const text = parts.length === 0 ? 'what you learned' : and(parts)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The mail. */
export function weeklyReport(facts: WeeklyFacts): MailContent {
  const dates = ahead(facts)
  return {
    subject: `Your week to ${shortDay(facts.today)}`,
    preview: previewOf(facts, dates.length > 0),
    blocks: [...learned(facts), ...value(facts), ...dates],
  }
}

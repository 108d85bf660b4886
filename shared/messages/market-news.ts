// Market news: what prices did in a week, from closes that are kept, the dates ahead, and one term with its lesson (P88). Facts
// of the past and of the calendar; no article, no opinion, no outlook.
import { dayNumber } from '../kernel/dates.ts'
import type { ServedHistory } from '../market/history-service.ts'
import { benchmarkInstrument } from '../market/benchmark-instruments.ts'
import { type Instrument, instrumentKey, instrumentOf } from '../market/instrument.ts'
import { lessonCatalogue } from '../learning/lesson-catalogue.ts'
import { lessonOfTerm, type Term, terms } from '../learning/terms.ts'
import type { StoredHolding } from '../portfolio/holding.ts'
import type { DayRange } from '../portfolio/time-weighted.ts'
import { datesAhead } from './dates-ahead.ts'
import { type Block, heading, link, list, type MailContent, note, paragraph, type Row, rows } from './mail.ts'
import { rangeWords } from './week-learning.ts'
import { priceChange } from './week-portfolio.ts'
import { shortDay, signedPercent } from './words.ts'

const mostHoldings = 15

/** What stands for the market, with whose closes it is. */
const indexes: ReadonlyArray<{ label: string; instrument: Instrument }> = [
  { label: 'S&P/ASX 200, the index of large Australian companies', instrument: benchmarkInstrument.asx200 },
  { label: 'World shares in AUD, by the closes of VGS', instrument: benchmarkInstrument['world-aud'] },
]
export const newsInstruments: readonly Instrument[] = indexes.map(({ instrument }) => instrument)

const explained = terms.filter((term) => lessonOfTerm(term) !== undefined)

/** The term of a week: all that have a lesson, in turn. */
export const termOfWeek = (today: string): Term => explained[Math.floor(dayNumber(today) / 7) % explained.length]!

export type NewsFacts = {
  /** Sydney day. */
  readonly today: string
  readonly range: DayRange
  /** Open holdings. */
  readonly holdings: readonly StoredHolding[]
  readonly histories: ReadonlyMap<string, ServedHistory>
}

function moveOf(label: string, instrument: Instrument | undefined, { histories, range }: NewsFacts): Row[] {
  const history = instrument === undefined ? undefined : histories.get(instrumentKey(instrument))?.history
  const percent = priceChange(history ?? null, range)
  return percent === null ? [] : [{ label, value: signedPercent(percent) }]
}

function termBlocks(today: string): Block[] {
  const term = termOfWeek(today)
  const lessonId = lessonOfTerm(term)
  const title = lessonCatalogue.find(({ id }) => id === lessonId)?.title ?? ''
  return [
    heading(`A term: ${term.term}`),
    paragraph(term.meaning),
    link(`Lesson ${lessonId}, ${title}`, `/learn?lesson=${lessonId}`),
  ]
}

/** The mail. */
export function marketNews(facts: NewsFacts): MailContent {
  const { today, range, holdings } = facts
  const market = indexes.flatMap(({ label, instrument }) => moveOf(label, instrument, facts))
  const distinct = [...new Map(holdings.map((holding) => [holding.symbol, holding])).values()]
  const own = distinct
    .toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))
    .flatMap((holding) => moveOf(holding.symbol, instrumentOf(holding), facts))
    .slice(0, mostHoldings)
  const { lines, sources } = datesAhead(today)
  return {
    subject: `The market’s week to ${shortDay(today)}`,
    preview: `What prices did, and a term: ${termOfWeek(today).term}`,
    blocks: [
      ...(market.length + own.length === 0
        ? [paragraph('We have no closing prices of this week yet.')]
        : [paragraph(`Changes of price ${rangeWords(range, shortDay)}.`)]),
      ...(market.length === 0 ? [] : [heading('The market'), rows(market)]),
      ...(own.length === 0 ? [] : [heading('What you hold, in alphabetical order'), rows(own)]),
      ...(market.length + own.length === 0
        ? []
        : [
            note(
              'Source: daily closes by Yahoo Finance and CoinGecko, as Gumnut keeps them. Dividends are not counted.',
            ),
          ]),
      ...(lines.length === 0
        ? []
        : [
            heading('Dates ahead'),
            list(lines),
            ...(sources.length === 0 ? [] : [note(`Source: ${sources.join('; ')}.`)]),
          ]),
      ...termBlocks(today),
    ],
  }
}

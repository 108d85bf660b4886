// Market news: what prices did in a week, from closes that are kept, the dates ahead, and one term with its lesson (P88). Facts
// of the past and of the calendar; no article, no opinion, no outlook.
import { dayNumber, dayOf } from '../kernel/dates.ts'
import type { ServedHistory } from '../market/history-service.ts'
import { benchmarkInstrument } from '../market/benchmark-instruments.ts'
import { type Instrument, instrumentKey, instrumentOf } from '../market/instrument.ts'
import type { LessonSummary } from '../learning/lesson.ts'
import { lessonCatalogue } from '../learning/lesson-catalogue.ts'
import { type Term, terms } from '../learning/terms.ts'
import type { StoredHolding } from '../portfolio/holding.ts'
import type { DayRange } from '../portfolio/time-weighted.ts'
import { instrumentsOf } from '../portfolio/valuation.ts'
import { instrumentOfSecurity, type StoredWatched } from '../watchlist/watched.ts'
import { datesAhead } from './dates-ahead.ts'
import { historyUpTo } from './kept-histories.ts'
import { investmentLabels } from './investment-labels.ts'
import { type Block, heading, link, list, type MailContent, note, paragraph, type Row, rows } from './mail.ts'
import { rangeWords, sessionsUpTo } from './week-learning.ts'
import { priceChange } from './week-portfolio.ts'
import { count, shortDay, signedPercent } from './words.ts'

/** Rows of what is held, and of what is watched. */
const mostRows = 15

/** What stands for the market, with whose closes it is. */
const indexes: ReadonlyArray<{ label: string; instrument: Instrument }> = [
  { label: 'S&P/ASX 200, the index of large Australian companies', instrument: benchmarkInstrument.asx200 },
  { label: 'World shares in AUD, by the closes of VGS', instrument: benchmarkInstrument['world-aud'] },
]
export const newsInstruments: readonly Instrument[] = indexes.map(({ instrument }) => instrument)

const explained = terms.flatMap((term) =>
  lessonCatalogue.filter(({ id }) => id === term.lessonId).map((lesson) => ({ term, lesson })),
)

/** The term of a week, and the lesson that goes further: all terms that have one, in turn. */
export const termOfWeek = (today: string): { readonly term: Term; readonly lesson: LessonSummary } =>
  explained[Math.floor(dayNumber(today) / 7) % explained.length]!

export type NewsFacts = {
  /** Sydney day. */
  readonly today: string
  /** The two Fridays. */
  readonly range: DayRange
  /** Open holdings. */
  readonly holdings: readonly StoredHolding[]
  /** What is followed; of what is held as well the rows of the holdings tell. */
  readonly watched: readonly StoredWatched[]
  readonly histories: ReadonlyMap<string, ServedHistory>
}

/** A coin's day is one of UTC, where it is still Friday on Saturday at 9:00 in Sydney: its week ends a day before the market's. */
const coinRange = ({ after, to }: DayRange): DayRange => ({ after: after - 1, to: to - 1 })

function moveOf(label: string, instrument: Instrument, { histories, range }: NewsFacts): Row[] {
  const days = instrument.kind === 'coin' ? coinRange(range) : sessionsUpTo(range)
  const percent = priceChange(historyUpTo(histories.get(instrumentKey(instrument)), days.to), days)
  return percent === null ? [] : [{ label, value: signedPercent(percent) }]
}

type Moves = { listed: Row[]; hasCoins: boolean; more: number; missing: number }

/**
 * Rows from A to Z, each instrument once, where the closes of the week are kept.
 * @param expected whose closes are missing where they are not
 */
function movesOf(
  named: ReadonlyArray<{ readonly instrument: Instrument; readonly label: string }>,
  expected: readonly Instrument[],
  facts: NewsFacts,
): Moves {
  const distinct = new Map(named.map((each) => [instrumentKey(each.instrument), each]))
  const moved = [...distinct.values()]
    .toSorted((a, b) => (a.label < b.label ? -1 : 1))
    .flatMap(({ label, instrument }) => moveOf(label, instrument, facts).map((row) => ({ row, instrument })))
  const listed = moved.slice(0, mostRows)
  const movedKeys = new Set(moved.map(({ instrument }) => instrumentKey(instrument)))
  return {
    listed: listed.map(({ row }) => row),
    hasCoins: listed.some(({ instrument }) => instrument.kind === 'coin'),
    more: moved.length - listed.length,
    missing: expected.filter((instrument) => !movedKeys.has(instrumentKey(instrument))).length,
  }
}

/** What a person holds, and what they watch without holding it. A price of one's own waits for no close, so that none is missing. */
function ownMoves(facts: NewsFacts): { held: Moves; watched: Moves } {
  const { holdings } = facts
  const labelOf = investmentLabels([...holdings, ...facts.watched])
  const held = holdings.flatMap((holding) => {
    const instrument = instrumentOf(holding)
    return instrument === undefined ? [] : [{ instrument, label: labelOf(holding) }]
  })
  const heldKeys = new Set(held.map(({ instrument }) => instrumentKey(instrument)))
  const watched = facts.watched
    .map((security) => ({ instrument: instrumentOfSecurity(security), label: labelOf(security) }))
    .filter(({ instrument }) => !heldKeys.has(instrumentKey(instrument)))
  return {
    held: movesOf(held, instrumentsOf(holdings), facts),
    watched: movesOf(
      watched,
      watched.map(({ instrument }) => instrument),
      facts,
    ),
  }
}

/** @property all after a number: `of your investments`, say */
type SectionWords = { readonly title: string; readonly all: string }
const heldWords: SectionWords = { title: 'What you hold, in alphabetical order', all: 'of your investments' }
const watchedWords: SectionWords = { title: 'What you watch, in alphabetical order', all: 'of those you watch' }

const movesBlocks = ({ listed, more, missing }: Moves, { title, all }: SectionWords): Block[] => [
  ...(listed.length === 0 ? [] : [heading(title), rows(listed)]),
  ...(more === 0
    ? []
    : [note(`These are the first ${mostRows} ${all}, and ${more} more ${more === 1 ? 'is' : 'are'} in the app.`)]),
  ...(missing === 0
    ? []
    : [
        note(
          `We have no closing price of the end of this week for ${count(missing, all, all)}, which ${missing === 1 ? 'is' : 'are'} left out.`,
        ),
      ]),
]

function coinWords(range: DayRange): string {
  const { after, to } = coinRange(range)
  return ` Crypto is compared from the end of Thursday ${shortDay(dayOf(after))} to the end of Thursday ${shortDay(dayOf(to))} in UTC, where Friday was not over yet.`
}

function termBlocks(today: string): Block[] {
  const { term, lesson } = termOfWeek(today)
  return [
    heading(`A term: ${term.term}`),
    paragraph(term.meaning),
    link(`Lesson ${lesson.id}, ${lesson.title}`, `/learn?lesson=${lesson.id}`),
  ]
}

/** The mail. */
export function marketNews(facts: NewsFacts): MailContent {
  const { today, range } = facts
  const market = indexes.flatMap(({ label, instrument }) => moveOf(label, instrument, facts))
  const { held, watched } = ownMoves(facts)
  const hasMoves = market.length + held.listed.length + watched.listed.length > 0
  const { lines, sources } = datesAhead(today)
  return {
    subject: `The market’s week to ${shortDay(today)}`,
    preview: `What prices did, and a term: ${termOfWeek(today).term.term}`,
    blocks: [
      ...(hasMoves
        ? [paragraph(`Changes of price ${rangeWords(sessionsUpTo(range))}.`)]
        : [paragraph('We have no closing prices of this week yet.')]),
      ...(market.length === 0 ? [] : [heading('The market'), rows(market)]),
      ...(hasMoves
        ? [
            ...movesBlocks(held, heldWords),
            ...movesBlocks(watched, watchedWords),
            note(
              `Source: daily closes by Yahoo Finance and CoinGecko, as Gumnut keeps them. Dividends are not counted.${held.hasCoins || watched.hasCoins ? coinWords(range) : ''}`,
            ),
          ]
        : []),
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

// Price history for whoever asks: closes, corporate actions and gaps of an instrument between two days.
import { dayNumber, dayOf, monthsBefore } from '../kernel/dates.ts'
import { sydneyDay } from '../kernel/sydney-days.ts'
import { asxHolidaysKnownFrom } from '../facts/asx-holidays.ts'
import type { Handler } from '../operation/implement.ts'
import type { Clock } from '../operation/ports.ts'
import { earlierOf, type history as contract, type HistoryState, type InstrumentHistory } from './history-contract.ts'
import type { HistoryWish } from './fetch-history.ts'
import type { HistoryService, ServedHistory } from './history-service.ts'
import { type Instrument, instrumentKey } from './instrument.ts'
import { maxGapDays } from './newest-close.ts'
import { type OpenAccountPorts, whileOpen } from './open-account.ts'
import { popularAssetOf } from './popular-assets.ts'
import type { PriceHistory } from './price-history.ts'
import type { PriceService } from './ports.ts'
import { sampleHistoryLabel } from './sample-history.ts'
import { isAsxDay } from './trading-calendar.ts'

export type ShowHistoryPorts = OpenAccountPorts & { histories: HistoryService; quotes: PriceService; clock: Clock }

/** How far the histories are that these wishes ask for. */
export function historyStateOf(
  wishes: readonly HistoryWish[],
  histories: ReadonlyMap<string, ServedHistory>,
): HistoryState {
  const stateOf = ({ instrument }: HistoryWish) => histories.get(instrumentKey(instrument))?.state ?? 'fetching'
  const open = wishes.filter((wish) => ['fetching', 'unavailable'].includes(stateOf(wish)))
  if (open.length === 0) return { kind: 'complete' }
  return {
    // One that can still be fetched is worth asking again for.
    kind: open.some((wish) => stateOf(wish) === 'fetching') ? 'fetching' : 'unavailable',
    done: wishes.length - open.length,
    of: wishes.length,
    since: dayOf(Math.min(...open.map(({ from }) => from))),
  }
}

const holidaysKnownFrom = dayNumber(asxHolidaysKnownFrom)
/** Weekdays in a row without a close that no holidays explain: those around Easter and Christmas are fewer. */
const leastUnexplained = 6

/**
 * Stretches of days within both bounds that should have a close and have none, both ends included. Where the holidays of the ASX are not
 * known, fewer than six weekdays in a row are taken for holidays.
 * @param from first day number looked at
 * @param to last day number looked at
 */
export function gapsOf(
  { days }: PriceHistory,
  kind: Instrument['kind'],
  from: number,
  to: number,
): { from: number; to: number }[] {
  const known = new Set(days)
  const gaps: { from: number; to: number; days: number }[] = []
  let open: (typeof gaps)[number] | undefined
  for (let day = from; day <= to; day++) {
    if (kind === 'asx' && !isAsxDay(day)) continue
    if (known.has(day)) open = undefined
    else if (open === undefined) gaps.push((open = { from: day, to: day, days: 1 }))
    else {
      open.to = day
      open.days++
    }
  }
  const isExplained = (gap: (typeof gaps)[number]): boolean =>
    kind === 'asx' && gap.from < holidaysKnownFrom && gap.days < leastUnexplained
  return gaps.filter((gap) => !isExplained(gap)).map((gap) => ({ from: gap.from, to: gap.to }))
}

/** Price histories are the same for everybody: of the person, only whether the account is still open is asked. */
export const showHistory: Handler<typeof contract, ShowHistoryPorts> = async ({ userId, query }, ports) => {
  const today = sydneyDay(ports.clock.now())
  const to = dayNumber(query.to ?? today)
  const from = Math.min(dayNumber(query.from ?? monthsBefore(today, 12)), to)
  const instruments: Instrument[] = [...new Set(query.symbols.map((symbol) => symbol.replace(/\.AX$/, '')))].map(
    (code) => ({ kind: 'asx', code }) as const,
  )
  instruments.push(...query.coins.map((id) => ({ kind: 'coin', id }) as const))
  // The close before the first day is what that day changed from.
  const wishes = instruments.map((instrument) => ({
    instrument,
    from: from - maxGapDays[instrument.kind],
    askedBy: userId,
  }))
  const [histories] = await whileOpen(
    ports,
    userId,
    // Asking for the stored prices notes that somebody looks at these: from now on each close of a share is appended.
    Promise.all([ports.histories.histories(wishes), ports.quotes.priceAll(instruments, 'stored', { looks: 'shares' })]),
  )
  const answer = { histories: [] as InstrumentHistory[], errors: [] as { symbol: string; error: string }[] }
  for (const instrument of instruments) {
    const served = histories.get(instrumentKey(instrument))
    if (served?.history !== undefined && served.history !== null) {
      answer.histories.push(shown(instrument, served, served.history, from, to))
    } else if (served?.state === 'not-found') {
      const symbol = instrument.kind === 'coin' ? instrument.id : instrument.code
      answer.errors.push({ symbol, error: `No daily prices in AUD were found for ${symbol}.` })
    }
  }
  return { state: historyStateOf(wishes, histories), sampleLabel: sampleHistoryLabel, ...answer }
}

function shown(
  instrument: Instrument,
  { covers, isSample }: ServedHistory,
  history: PriceHistory,
  from: number,
  to: number,
): InstrumentHistory {
  const asked = (day: number): boolean => day >= from && day <= to
  const days = [...history.days]
  const first = days[0]
  const within = <Action extends { exDay: number }>(actions: readonly Action[]) =>
    actions.filter(({ exDay }) => asked(exDay)).map(({ exDay, ...rest }) => ({ exDate: dayOf(exDay), ...rest }))
  return {
    symbol:
      instrument.kind === 'asx' ? instrument.code : (popularAssetOf(instrument)?.symbol ?? instrument.id.toUpperCase()),
    ...(instrument.kind === 'coin' ? { id: instrument.id } : {}),
    source: history.source,
    ...earlierOf(history),
    isSample,
    historyFrom: first === undefined ? null : dayOf(first),
    days: days.filter(asked),
    closes: [...history.closes].filter((_, at) => asked(days[at]!)),
    splits: within(history.splits),
    dividends: within(history.dividends),
    gaps:
      covers === null || first === undefined
        ? []
        : gapsOf(history, instrument.kind, Math.max(from, first), Math.min(to, covers.to)).map((gap) => ({
            from: dayOf(gap.from),
            to: dayOf(gap.to),
          })),
  }
}

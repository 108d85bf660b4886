// PriceHistoryStore on DynamoDB: one item for each instrument and year, closes and a bit for each day in binary, so that a
// year of a share is some 2 KB.
import * as z from 'zod/mini'
import { dayNumber } from '#shared/kernel/dates.ts'
import { type Instrument, instrumentKey } from '#shared/market/instrument.ts'
import type { KeptHistory, PriceHistoryStore } from '#shared/market/history-ports.ts'
import { type DatedPrice, priceHistory, type PriceHistory } from '#shared/market/price-history.ts'
import { PriceProvider } from '#shared/market/quote.ts'
import type { Item } from './batches.ts'
import { historyPartition, keys } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { allItems, holds, type Table } from './table.ts'

const bytesOfClose = 8

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const YearItem = z.lazy(() =>
  z
    .object({
      source: PriceProvider,
      /** Closes before this day, or all of the year where it is the next one's first, are Yahoo's; absent where none is. */
      filledUntil: z.exactOptional(z.int()),
      basis: z.string(),
      /** Day numbers asked for, both within the year; a year before the last is known to its end. */
      from: z.int(),
      to: z.int(),
      /** In the first year: nothing is known to be earlier. */
      isWhole: z.boolean(),
      /** A bit for each day of the year, the lowest first, and a close for each bit: 64-bit floats, the lowest byte first. */
      days: Bytes,
      closes: Bytes,
      /** Ex-day, new units, old units. */
      splits: z.array(z.tuple([z.int(), z.number(), z.number()])),
      /** Ex-day, AUD for one unit. */
      dividends: z.array(z.tuple([z.int(), z.number()])),
      revision: z.int(),
    })
    .check(
      z.refine(({ days, closes }) => bitsOf(days).length * bytesOfClose === closes.length, {
        path: ['closes'],
        error: 'must be one for each day',
      }),
    ),
)
type YearItem = z.infer<typeof YearItem>

/** One year of a kept history, and the revisions of its items, which only this adapter knows. */
type Year = { year: number; item: YearItem }
const revisions = new WeakMap<KeptHistory, ReadonlyMap<number, number>>()

const firstDayOf = (year: number): number => dayNumber(`${year}-01-01`)
const yearOf = (day: number): number => new Date(day * 86_400_000).getUTCFullYear()

function bitsOf(bytes: Uint8Array): number[] {
  const bits: number[] = []
  bytes.forEach((byte, at) => {
    for (let bit = 0; bit < 8; bit++) if ((byte & (1 << bit)) !== 0) bits.push(at * 8 + bit)
  })
  return bits
}

function closesOf({ year, item }: Year): DatedPrice[] {
  const view = new DataView(item.closes.buffer, item.closes.byteOffset, item.closes.byteLength)
  const first = firstDayOf(year)
  return bitsOf(item.days).map((bit, at) => ({ day: first + bit, price: view.getFloat64(at * bytesOfClose, true) }))
}

function itemOf(year: number, { history, from, to, isWhole, basis }: KeptHistory): Omit<YearItem, 'revision'> {
  const [first, next] = [firstDayOf(year), firstDayOf(year + 1)]
  const start = history.days.findIndex((day) => day >= first)
  const end = history.days.findIndex((day) => day >= next)
  const days = start < 0 ? new Int32Array() : history.days.subarray(start, end < 0 ? undefined : end)
  const bits = new Uint8Array(Math.ceil((next - first) / 8))
  for (const day of days) bits[(day - first) >> 3]! |= 1 << ((day - first) & 7)
  const closes = new Uint8Array(days.length * bytesOfClose)
  const view = new DataView(closes.buffer)
  for (let at = 0; at < days.length; at++) view.setFloat64(at * bytesOfClose, history.closes[start + at]!, true)
  const within = ({ exDay }: { exDay: number }): boolean => exDay >= first && exDay < next
  const isFirst = year === yearOf(from)
  const { earlier, source } = history
  if (source === 'sample') throw new TypeError('Made-up closes are never kept')
  return {
    source,
    ...(earlier === undefined || earlier.until <= first ? {} : { filledUntil: Math.min(earlier.until, next) }),
    basis,
    from: Math.max(from, first),
    to: Math.min(to, next - 1),
    isWhole: isFirst && isWhole,
    days: bits,
    closes,
    splits: history.splits.filter(within).map(({ exDay, newUnits, oldUnits }) => [exDay, newUnits, oldUnits]),
    dividends: history.dividends.filter(within).map(({ exDay, amount }) => [exDay, amount]),
  }
}

const yearsOf = ({ from, to }: KeptHistory): number[] =>
  Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at)

/** Everything but the bytes as text, and the bytes: two items that agree here are the same. */
const sameYear = (a: Omit<YearItem, 'revision'>, b: Omit<YearItem, 'revision'>): boolean => {
  const text = ({ days, closes, ...rest }: Omit<YearItem, 'revision'>): string =>
    JSON.stringify([rest, Buffer.from(days).toString('base64'), Buffer.from(closes).toString('base64')])
  return text(a) === text(b)
}

/**
 * The years that belong together, oldest first: from the last one back as long as each is of the same series and reaches
 * to its end. What a crash has left of another series is as good as not there.
 */
function joined(years: readonly Year[]): Year[] {
  const sorted = years.toSorted((a, b) => b.year - a.year)
  const chain: Year[] = []
  for (const each of sorted) {
    const later = chain.at(-1)
    const fits =
      later === undefined ||
      (later.year === each.year + 1 &&
        later.item.basis === each.item.basis &&
        later.item.from === firstDayOf(later.year))
    if (!fits) break
    chain.push(each)
  }
  return chain.toReversed()
}

function keptOf(items: readonly Item[]): KeptHistory | undefined {
  const all = items.map((item): Year => ({ year: Number(item['sk']), item: parseItem(YearItem, item) }))
  const years = joined(all)
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const until = years.findLast(({ item }) => item.filledUntil !== undefined)?.item.filledUntil
  const history: PriceHistory = priceHistory(last.item.source, years.flatMap(closesOf), {
    ...(until === undefined ? {} : { earlier: { source: 'yahoo', until } }),
    splits: years.flatMap(({ item }) =>
      item.splits.map(([exDay, newUnits, oldUnits]) => ({ exDay, newUnits, oldUnits })),
    ),
    dividends: years.flatMap(({ item }) => item.dividends.map(([exDay, amount]) => ({ exDay, amount }))),
  })
  const kept: KeptHistory = {
    history,
    from: first.item.from,
    to: last.item.to,
    isWhole: first.item.isWhole,
    basis: last.item.basis,
  }
  revisions.set(kept, new Map(all.map(({ year, item }) => [year, item.revision])))
  return kept
}

/** Histories read at once; a larger crowd would wait for connections instead. */
const readsAtOnce = 32

export function dynamoHistoryStore(table: Table): PriceHistoryStore {
  /** @param year the first that is read; all of them when left out */
  async function readOne(instrument: Instrument, year = 0): Promise<KeptHistory | undefined> {
    const query = {
      KeyConditionExpression: 'pk = :pk AND sk >= :year',
      ExpressionAttributeValues: { ':pk': historyPartition(instrument), ':year': String(year).padStart(4, '0') },
    }
    return keptOf(await allItems(table, query))
  }

  async function read(instruments: readonly Instrument[], year?: number): Promise<Map<string, KeptHistory>> {
    const queue = [...instruments]
    const found = new Map<string, KeptHistory>()
    const worker = async (): Promise<void> => {
      for (let instrument = queue.shift(); instrument !== undefined; instrument = queue.shift()) {
        const kept = await readOne(instrument, year)
        if (kept !== undefined) found.set(instrumentKey(instrument), kept)
      }
    }
    await Promise.all(Array.from({ length: Math.min(readsAtOnce, queue.length) }, worker))
    return found
  }

  /** False when somebody else has written the year since it was read. */
  const put = (instrument: Instrument, year: number, item: YearItem): Promise<boolean> =>
    holds(
      table.call('PutItem', {
        Item: { ...keys.history(instrument, year), ...stamp('price-history'), ...item },
        ConditionExpression: item.revision === 0 ? 'attribute_not_exists(pk)' : 'revision = :before',
        ...(item.revision === 0 ? {} : { ExpressionAttributeValues: { ':before': item.revision - 1 } }),
      }),
    )

  return {
    read: (instruments) => read(instruments),

    async readSince(instruments, day) {
      const kept = await read(instruments, yearOf(day))
      return new Map([...kept].map(([key, { history }]) => [key, history]))
    },

    async save(instrument, kept, before) {
      const known = (before === undefined ? undefined : revisions.get(before)) ?? new Map<number, number>()
      const beforeYears = new Set(before === undefined ? [] : yearsOf(before))
      const written = new Map(known)
      let writes = 0
      // The last year comes last: until it is there, readers go by the old series, and take what differs for missing.
      for (const year of yearsOf(kept)) {
        const item = itemOf(year, kept)
        if (before !== undefined && beforeYears.has(year)) {
          const old = itemOf(year, before)
          // An earlier year is known to its end by the one after it.
          const isLast = year === yearOf(kept.to)
          if (sameYear(item, isLast ? old : { ...old, to: item.to })) continue
        }
        const revision = (known.get(year) ?? -1) + 1
        writes++
        if (!(await put(instrument, year, { ...item, revision }))) break
        written.set(year, revision)
      }
      revisions.set(kept, written)
      return writes
    },
  }
}

// SameTrade: which rows of different sources are the same trade, paired one to one.
import { dayNumber } from '../../kernel/dates.ts'
import { canBeSame, type Compared, maxDays, maxTotalGap, priceOfUnits, unitsOf, valueOf } from './compared.ts'

/** Rows that are alike in all that is compared, so that thousands of equal trades are one thing to look at. */
type Alike = {
  readonly one: Compared
  readonly places: number[]
  /** null: without a date. */
  readonly day: number | null
  readonly tied: Alike[]
}

const alikeIn = (all: readonly Compared[], places: readonly number[]): Alike[] => {
  const groups = new Map<string, Alike>()
  for (const place of places) {
    const one = all[place]!
    const { type, date } = one.facts
    const key = `${type} ${String(unitsOf(one.facts))} ${date} ${one.total} ${valueOf(one)} ${priceOfUnits(one)} ${one.format} ${one.holdingId}`
    const known = groups.get(key)
    if (known !== undefined) known.places.push(place)
    else groups.set(key, { one, places: [place], day: date === null ? null : dayNumber(date), tied: [] })
  }
  return [...groups.values()]
}

/** A group by an amount that it can be found by: its total, -Infinity without one, its value before brokerage, or units x price. */
type Placed = { readonly amount: number; readonly alike: Alike }
const placesOf = (alike: Alike): Placed[] =>
  [alike.one.total ?? -Infinity, valueOf(alike.one), priceOfUnits(alike.one)].flatMap((amount) =>
    amount === null ? [] : [{ amount, alike }],
  )

/** The place of the first whose amount is at least this one. */
function placeFrom(sorted: readonly Placed[], amount: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.amount < amount) low = middle + 1
    else high = middle
  }
  return low
}

/** Ties groups that can be the same trade. Only those of near days and near totals are looked at. */
function tie(lefts: readonly Alike[], rights: readonly Alike[]): void {
  const key = ({ one }: Alike, day: number | null): string => `${one.facts.type} ${String(unitsOf(one.facts))} ${day}`
  const byDay = new Map<string, Placed[]>()
  for (const right of rights) {
    const own = key(right, right.day)
    const known = byDay.get(own)
    if (known === undefined) byDay.set(own, placesOf(right))
    else known.push(...placesOf(right))
  }
  for (const list of byDay.values()) list.sort((a, b) => a.amount - b.amount)
  for (const left of lefts) {
    const days =
      left.day === null ? [null] : Array.from({ length: 2 * maxDays + 1 }, (_, at) => left.day! - maxDays + at)
    for (const day of days) {
      const list = byDay.get(key(left, day)) ?? []
      const unknown = placeFrom(list, -Number.MAX_VALUE)
      const near = placesOf(left).flatMap(({ amount }) =>
        amount === -Infinity
          ? list.slice(unknown)
          : list.slice(placeFrom(list, amount - 2 * maxTotalGap), placeFrom(list, amount + 2 * maxTotalGap)),
      )
      for (const right of new Set([...list.slice(0, unknown), ...near].map(({ alike }) => alike))) {
        if (!canBeSame(left.one, right.one)) continue
        left.tied.push(right)
        right.tied.push(left)
      }
    }
  }
}

/** Everything that is tied to a group, directly or through others. */
function cluster(start: Alike, seen: Set<Alike>): Alike[] {
  const found = [start]
  seen.add(start)
  for (const one of found) {
    for (const other of one.tied) {
      if (seen.has(other)) continue
      seen.add(other)
      found.push(other)
    }
  }
  return found
}

/**
 * Pairs rows one to one. As many rows as candidates, each of which could be each, are pairs in order; anything else that is not
 * one and one is unclear.
 * @param lefts places in `rows`
 * @param rights places in `candidates`
 * @returns by place in `rows`: the place of its pair, or how many it could be
 */
export function paired(
  rows: readonly Compared[],
  lefts: readonly number[],
  candidates: readonly Compared[],
  rights: readonly number[],
): { pairs: Map<number, number>; unclear: Map<number, number> } {
  const groups = alikeIn(rows, lefts)
  tie(groups, alikeIn(candidates, rights))
  const [pairs, unclear] = [new Map<number, number>(), new Map<number, number>()]
  const [isLeft, seen] = [new Set(groups), new Set<Alike>()]
  for (const start of groups) {
    if (seen.has(start) || start.tied.length === 0) continue
    const all = cluster(start, seen)
    const [own, others] = [all.filter((one) => isLeft.has(one)), all.filter((one) => !isLeft.has(one))]
    const inDays = (side: readonly Alike[]): number[] =>
      side
        .flatMap(({ one, places }) => places.map((place) => ({ date: String(one.facts.date), place })))
        .sort((a, b) => (a.date === b.date ? a.place - b.place : a.date < b.date ? -1 : 1))
        .map(({ place }) => place)
    const [from, to] = [inDays(own), inDays(others)]
    const isWhole = from.length === to.length && own.every(({ tied }) => tied.length === others.length)
    from.forEach((left, place) => {
      if (isWhole) pairs.set(left, to[place]!)
      else unclear.set(left, to.length)
    })
  }
  return { pairs, unclear }
}

// MergeHistory: what was just fetched of a price history, joined to what is kept of it, so that all of it has one scale.
import { believableCloses } from './close-check.ts'
import { exDateMatchDays, type ProviderDividend } from './corporate-action.ts'
import { type DatedPrice, type PriceHistory, priceHistory } from './price-history.ts'

/** Closes that differ by less came through a 32-bit float, they did not change. */
const sameWithin = 1e-6

/** The first day with a close of the history's own provider. */
const ownFrom = ({ days, earlier }: PriceHistory): number => earlier?.until ?? days[0] ?? Number.POSITIVE_INFINITY

const points = ({ days, closes }: PriceHistory): DatedPrice[] =>
  Array.from(days, (day, index) => ({ day, price: closes[index]! }))

/** Whether a split since the first kept close is not kept yet, or with another ratio. */
function hasNewSplit(kept: PriceHistory, fetched: PriceHistory): boolean {
  const known = new Map(kept.splits.map((split) => [split.exDay, split]))
  return fetched.splits.some(({ exDay, newUnits, oldUnits }) => {
    const same = known.get(exDay)
    return exDay > (kept.days[0] ?? exDay) && (same?.newUnits !== newUnits || same.oldUnits !== oldUnits)
  })
}

/** The points of a history on days with closes of its own provider, or on those that the other one fills. */
const ownPoints = (history: PriceHistory): DatedPrice[] => points(history).filter(({ day }) => day >= ownFrom(history))
const filledPoints = (history: PriceHistory): DatedPrice[] =>
  points(history).filter(({ day }) => day < ownFrom(history))

/**
 * Days that are not kept and whose close is not to be believed beside the kept ones: in an answer that begins with it, what went before
 * is not there to tell. Looked for where an answer has such days before the last kept one.
 */
function doubtedDays(kept: PriceHistory, fetched: PriceHistory): ReadonlySet<number> {
  const known = new Map(points(kept).map((point) => [point.day, point]))
  const last = kept.days.at(-1) ?? Number.NEGATIVE_INFINITY
  if (fetched.days.every((day) => day > last || known.has(day))) return new Set()
  const both = new Map([...points(fetched).map((point) => [point.day, point] as const), ...known])
  const { leftOut } = believableCloses([...both.values()].sort((a, b) => a.day - b.day))
  return new Set(leftOut.flatMap(({ day }) => (known.has(day) ? [] : [day])))
}

/**
 * Joins what was just fetched to what is kept. The kept closes stay unless the provider has re-scaled its past, or may have: a
 * close of a day in both changed, a split is not kept yet, or the two have no day in common, as after a long suspension. Then only
 * what it says now counts; what was kept before the first fetched day is gone and must be fetched again. A coin has no splits: a
 * close that changed was corrected, and takes the place of that day's alone; the others stay, also where the provider no longer has
 * them, and what fills its past from elsewhere never stands in for its own. Real closes replace sample ones, never the other way.
 * A corrected ex-date takes the place of the one before, so that it does not pay twice.
 * @returns `replaced` also with nothing fetched but a split
 */
export function mergeHistory(
  kept: PriceHistory,
  fetched: PriceHistory,
): { history: PriceHistory; change: 'none' | 'added' | 'replaced' } {
  const isSample = (history: PriceHistory): boolean => history.source === 'sample'
  if (isSample(fetched) && !isSample(kept)) return { history: kept, change: 'none' }
  if (hasNewSplit(kept, fetched)) return { history: fetched, change: 'replaced' }
  if (fetched.days.length === 0) return { history: kept, change: 'none' }
  if (isSample(kept) !== isSample(fetched)) return { history: fetched, change: 'replaced' }
  const before = new Map(points(kept).map(({ day, price }) => [day, price]))
  const isCoin = fetched.source === 'coingecko'
  const doubted = isCoin ? new Set<number>() : doubtedDays(kept, fetched)
  const told = points(fetched).filter(({ day }) => !doubted.has(day))
  let [isNew, isShared] = [false, before.size === 0 || isCoin || isSample(fetched)]
  for (const { day, price } of told) {
    const known = before.get(day)
    const isChanged = known !== undefined && Math.abs(known - price) > sameWithin * known
    if (isChanged && !isCoin) return { history: fetched, change: 'replaced' }
    isNew ||= known === undefined || isChanged
    isShared ||= known !== undefined
  }
  if (!isShared) return { history: fetched, change: 'replaced' }
  const splits = union(kept.splits, fetched.splits)
  const dividends = dividendsOf(kept, fetched)
  isNew ||= splits.length > kept.splits.length || !areSame(dividends, kept.dividends)
  if (!isNew) return { history: kept, change: 'none' }
  // Of two closes for one day the later in the list counts.
  const closes = isCoin
    ? [...filledPoints(kept), ...filledPoints(fetched), ...ownPoints(kept), ...ownPoints(fetched)]
    : [...told, ...points(kept)]
  const filled = kept.earlier ?? fetched.earlier
  const earlier = filled && { ...filled, until: Math.min(ownFrom(kept), ownFrom(fetched)) }
  const about = { splits, dividends, ...(earlier === undefined ? {} : { earlier }) }
  return { history: priceHistory(fetched.source, closes, about), change: 'added' }
}

/**
 * What is kept and what is told now, without a kept one in whose place the provider tells another: its ex-date was corrected. One that
 * an answer leaves out stays: the next may have it again.
 */
function dividendsOf(kept: PriceHistory, fetched: PriceHistory): ProviderDividend[] {
  const told = new Set(fetched.dividends.map(({ exDay }) => exDay))
  const [first, last] = [fetched.days[0]!, fetched.days.at(-1)!]
  const isCorrected = ({ exDay }: ProviderDividend): boolean =>
    exDay >= first - exDateMatchDays &&
    exDay <= last &&
    !told.has(exDay) &&
    [...told].some((day) => Math.abs(day - exDay) <= exDateMatchDays)
  const stays = kept.dividends.filter((dividend) => !isCorrected(dividend))
  return union(stays, fetched.dividends).sort((a, b) => a.exDay - b.exDay)
}

const areSame = (some: readonly ProviderDividend[], others: readonly ProviderDividend[]): boolean =>
  some.length === others.length &&
  some.every(({ exDay, amount }, at) => exDay === others[at]?.exDay && amount === others[at].amount)

/** Both lists, one action for each ex-date. */
const union = <Action extends { exDay: number }>(kept: readonly Action[], fetched: readonly Action[]): Action[] => [
  ...new Map([...kept, ...fetched].map((action) => [action.exDay, action])).values(),
]

// CorporateAction: splits and dividends of an instrument as the provider reports them, and what they mean for units that
// were held. Days are day numbers (kernel/dates.ts).

/** From `exDay` on, each `oldUnits` are `newUnits`. */
export type ProviderSplit = { readonly exDay: number; readonly newUnits: number; readonly oldUnits: number }
/** AUD for one unit as it is after every later split: the provider re-scales the past. */
export type ProviderDividend = { readonly exDay: number; readonly amount: number }

/** A typed split is the provider's when it is at most this many days away, and another one of its ratio when it is. */
export const splitMatchDays = 7
/**
 * A payment without an ex-date is a dividend's when it came at most this many days after it: companies pay within a
 * quarter.
 */
const paidWithinDays = 100
/** An ex-date is the provider's when it is at most this many days away, which may have corrected its own: no instrument has two so near. */
export const exDateMatchDays = 7

/**
 * New units for each unit held on a day, by all splits whose ex-date is after it. The provider's closes and dividends of
 * that day times this are what was really paid for one unit then.
 */
export const splitFactorAfter = (splits: readonly ProviderSplit[], day: number): number =>
  splits.reduce(
    (product, { exDay, newUnits, oldUnits }) => (exDay > day ? (product * newUnits) / oldUnits : product),
    1,
  )

type TypedSplit = { readonly id: string; readonly day: number }

function nearest<Item extends { exDay: number }>(
  items: readonly Item[],
  day: number,
  within: number,
): Item | undefined {
  let best: Item | undefined
  for (const item of items) {
    const distance = Math.abs(item.exDay - day)
    if (distance <= within && (best === undefined || distance < Math.abs(best.exDay - day))) best = item
  }
  return best
}

/**
 * The provider's ex-date for each typed split that is the same one: units then change on the day on which prices do. Two typed
 * splits can be the same one.
 * @returns day numbers by the id of the typed split; one without a match has no entry
 */
export function matchSplits(
  typed: readonly TypedSplit[],
  provider: readonly ProviderSplit[],
): ReadonlyMap<string, number> {
  const matches = new Map<string, number>()
  for (const { id, day } of typed) {
    const match = nearest(provider, day, splitMatchDays)
    if (match !== undefined) matches.set(id, match.exDay)
  }
  return matches
}

/**
 * The provider's splits that a ledger seems to miss: units were held and no split was typed within a week. Until the person has
 * answered, values from the ex-date on are flagged.
 * @param unitsBefore units held at the end of the day before, those left out whose number was typed after the split
 */
export const suggestedSplits = (
  provider: readonly ProviderSplit[],
  typed: readonly TypedSplit[],
  unitsBefore: (day: number) => number,
): readonly ProviderSplit[] =>
  provider.filter(
    ({ exDay }) => unitsBefore(exDay) > 0 && !typed.some(({ day }) => Math.abs(day - exDay) <= splitMatchDays),
  )

/** A payment that is in the ledger already. */
export type RecordedPayment = { readonly paidDay: number; readonly exDay: number | null }
/** A dividend the provider reports for units that were held: what was paid on when is for the person to say. */
export type FoundDividend = {
  readonly exDay: number
  /** Units held at the end of the day before the ex-date. */
  readonly units: number
  /** AUD for one unit as it was then, and for all of them. */
  readonly amountPerUnit: number
  readonly amount: number
}

/** Takes the payment of a dividend: the one that names its ex-date, else the earliest that may be its. @returns whether there is one */
function takePayment(open: Set<RecordedPayment>, exDay: number, exDays: ReadonlySet<number>): boolean {
  const payments = [...open]
  // One that names the ex-date of another dividend is for that one.
  const mayBeOf = (payment: RecordedPayment): payment is RecordedPayment & { exDay: number } =>
    payment.exDay === exDay || (payment.exDay !== null && !exDays.has(payment.exDay))
  const paid =
    nearest(payments.filter(mayBeOf), exDay, exDateMatchDays) ??
    payments.find(
      (payment) => payment.exDay === null && payment.paidDay >= exDay && payment.paidDay <= exDay + paidWithinDays,
    )
  return paid !== undefined && open.delete(paid)
}

/**
 * Dividends of the provider that are not in the ledger, oldest first. Each recorded payment answers for one dividend at most, of
 * those for which units were held.
 * @param unitsBefore units held at the end of the day before
 */
export function foundDividends(
  dividends: readonly ProviderDividend[],
  splits: readonly ProviderSplit[],
  unitsBefore: (day: number) => number,
  recorded: readonly RecordedPayment[],
): FoundDividend[] {
  const open = new Set([...recorded].sort((a, b) => a.paidDay - b.paidDay))
  const exDays = new Set(dividends.map(({ exDay }) => exDay))
  return [...dividends]
    .sort((a, b) => a.exDay - b.exDay)
    .flatMap(({ exDay, amount }) => {
      const units = unitsBefore(exDay)
      if (units <= 0 || takePayment(open, exDay, exDays)) return []
      const amountPerUnit = amount * splitFactorAfter(splits, exDay)
      return [{ exDay, units, amountPerUnit, amount: units * amountPerUnit }]
    })
}

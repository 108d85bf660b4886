// PlayedHolding: a holding's ledger as the rules of capital gains need it: up to today, up to the change of the law, and with the value
// at the change as the cost base since.
import { capitalGainsRules } from '../facts/income-tax.ts'
import { dayNumber } from '../kernel/dates.ts'
import { marketValue, toMoney, toUnits } from '../kernel/decimal.ts'
import { unitsBefore } from '../portfolio/ledger-order.ts'
import type { Ledger } from '../portfolio/ledger-play.ts'
import { type AboutLedger, playLedger } from '../portfolio/ledger.ts'
import { undated } from '../portfolio/parcels.ts'
import type { Played } from '../portfolio/settled-moves.ts'
import type { TaxHolding } from './tax-holding.ts'

/** What was held at the close of 30 June 2027, by parcel. */
export type HeldAtChange = ReadonlyMap<string, { readonly units: bigint; readonly cost: bigint }>
type HeldParcel = readonly [id: string, held: { readonly units: bigint; readonly cost: bigint }]

const changesOn = dayNumber(capitalGainsRules.changesOn)

/** From the change on, parcels that were held then have their value at it as a cost base; undefined where it is not known. */
export const revaluedAtChange = ({ closeAtChange }: Pick<TaxHolding, 'closeAtChange'>): AboutLedger['revalued'] =>
  closeAtChange === null ? undefined : { from: changesOn, costOf: (units: bigint) => marketValue(units, closeAtChange) }

const toToday = new WeakMap<TaxHolding, Played>()

/** The ledger of a holding up to today, played at its first use, or the first thing in it that cannot have happened. */
export function playedToToday(holding: TaxHolding): Played {
  const known = toToday.get(holding)
  if (known !== undefined) return known
  const ledger = playLedger(holding.transactions, holding.symbol)
  toToday.set(holding, ledger)
  return ledger
}

/** @throws RangeError for a ledger that cannot have happened: it is never stored */
export function possible(ledger: Played): Ledger {
  if ('problem' in ledger) throw new RangeError(ledger.problem.message)
  return ledger
}

const ledgerOf = ({ transactions, symbol }: TaxHolding, about: AboutLedger): Ledger =>
  possible(playLedger(transactions, symbol, about))

/** No day of a transaction is after its date. */
const endsBeforeChange = ({ transactions }: TaxHolding): boolean =>
  transactions.every(({ date }) => date === null || date < capitalGainsRules.changesOn)

/** The parcels of a holding at the close of 30 June 2027, with their cost bases then. */
function heldAtChange(holding: TaxHolding, ledger: Ledger): HeldAtChange {
  const { moves, splits } = ledger
  // What has no day is older than everything, and an earlier sale may have taken of it.
  const { parcels } = endsBeforeChange(holding) ? ledger : ledgerOf(holding, { until: changesOn, moves })
  // Units that were moved since were held then too, and stand at the cost base they came with.
  const movedSince = [...new Set(moves.values())].filter(
    ({ day, into }) => day >= changesOn && dayNumber(into.acquiredOn) < changesOn,
  )
  return new Map([
    // Of a parcel without a date the units were typed as they stood later on.
    ...parcels.map(({ id, units, cost, typedOn }): HeldParcel => [
      id,
      { units: unitsAtChange(units, typedOn, { splits }), cost },
    ]),
    ...movedSince.map(({ into }): HeldParcel => {
      const units = unitsAtChange(toUnits(into.units), dayNumber(into.date), { splits })
      return [into.id, { units, cost: toMoney(into.costBase) }]
    }),
  ])
}

/** From the start of the day number after `from` to that of `until` a parcel of the change is open. */
type OpenDays = { readonly from: number; readonly until: number }

/** When the parcels with a date that were held at the change were open. */
function daysOfChange(held: HeldAtChange, { parcels, disposals, moves }: Ledger): OpenDays[] {
  const days = new Map<string, OpenDays>()
  const note = (id: string, acquired: number, until: number): void => {
    if (acquired === undated || !held.has(id)) return
    // What came by a move is there from the move on.
    days.set(id, { from: moves.get(id)?.day ?? acquired, until })
  }
  for (const { day, parcels: taken } of disposals) {
    for (const { parcelId, acquired } of taken) note(parcelId, acquired, day)
  }
  for (const { id, acquired } of parcels) note(id, acquired, Number.POSITIVE_INFINITY)
  return [...days.values()]
}

/** A holding played to today and to the change, once for all that is asked of it. */
export type PlayedHolding = {
  readonly ledger: Ledger
  readonly held: HeldAtChange
  /** The same, with the value at the change as the cost base from then on; null where it is not known. */
  readonly revalued: Ledger | null
  readonly daysOfChange: readonly OpenDays[]
}
const played = new WeakMap<TaxHolding, PlayedHolding>()

/**
 * Plays a holding, at its first use.
 * @throws RangeError when the transactions cannot have happened
 */
export function playedHolding(holding: TaxHolding): PlayedHolding {
  const known = played.get(holding)
  if (known !== undefined) return known
  const revalued = revaluedAtChange(holding)
  const ledger = possible(playedToToday(holding))
  const { moves } = ledger
  const held = heldAtChange(holding, ledger)
  const found = {
    ledger,
    held,
    revalued: revalued === undefined ? null : ledgerOf(holding, { revalued, moves }),
    daysOfChange: daysOfChange(held, ledger),
  }
  played.set(holding, found)
  return found
}

/** Whether a parcel with a date that was held at the change is still open at the start of a day number. */
export const hasParcelOfChange = (holding: TaxHolding, day: number): boolean =>
  playedHolding(holding).daysOfChange.some(({ from, until }) => from < day && day <= until)

/**
 * Units as they stood on 30 June 2027, before the splits since.
 * @param on the day number on which the units stood as they are given
 */
export function unitsAtChange(units: bigint, on: number, { splits }: Pick<Ledger, 'splits'>): bigint {
  return unitsBefore(units, splits, { after: dayNumber(capitalGainsRules.valuedOn), to: on })
}

// Short ways to write a holding for the tax lens.
import { moneyNumber } from '#shared/kernel/decimal.ts'
import type { Transaction } from '#shared/portfolio/transaction.ts'
import { beforeDiscount } from '#shared/tax/capital-gain.ts'
import type { IndexOf, TaxDisposal } from '#shared/tax/disposals.ts'
import type { TaxHolding } from '#shared/tax/tax-holding.ts'
import { type AroundYear, shownYear } from '#shared/tax/shown-year.ts'
import { noShareFacts, noTaxRecord, type YearEntries } from '#shared/tax/tax-record.ts'
import { taxEvents } from '#shared/tax/tax-events.ts'
import { type TaxYear, taxYear } from '#shared/tax/tax-year.ts'

export const holdingOf = (
  transactions: readonly Transaction[],
  fields: Partial<Omit<TaxHolding, 'transactions'>> = {},
): TaxHolding => ({
  id: 'a-holding',
  symbol: 'CBA',
  isTrust: false,
  closeAtChange: null,
  valueBasis: fields.closeAtChange === undefined ? null : 'close',
  statements: new Map(),
  facts: noShareFacts,
  ...fields,
  transactions,
})

/** Prices that rise by so many thousandths, whatever the days. */
export const risenBy =
  (thousandths: bigint): IndexOf =>
  () => ({ thousandths: 1000n + thousandths })

/** A year of holdings, with what was entered by the year it ends in. */
export const yearOf = (
  endsIn: number,
  holdings: readonly TaxHolding[],
  {
    entries = {},
    today = '2026-11-22',
    indexOf,
  }: {
    entries?: Readonly<Record<number, Partial<YearEntries>>>
    today?: string
    indexOf?: IndexOf
  } = {},
): TaxYear => {
  const entered = Object.entries(entries).map(
    ([year, each]) => [Number(year), { carriedLosses: null, creditsElsewhere: null, ...each }] as const,
  )
  return taxYear(endsIn, taxEvents(holdings, indexOf), new Map(entered), today)
}

/** The gain of each parcel before losses and discount, AUD, or what is missing for it. */
export const gainsOf = ({ parcels }: TaxDisposal): (number | string)[] =>
  parcels.map(({ gain }) => ('missing' in gain ? gain.missing : moneyNumber(beforeDiscount(gain.parts))))

/** Nothing that takes no part. */
export const nothingLeftOut: AroundYear['leftOut'] = { simple: [], broken: [] }
/** The answer for a year into which 5 of losses are carried, with prices that rose by 9 %. */
export const answerFor = (
  year: number,
  holdings: readonly TaxHolding[],
  isWhole = false,
  leftOut = nothingLeftOut,
  today = '2029-01-01',
) => {
  const indexOf = risenBy(90n)
  const events = taxEvents(holdings, indexOf)
  const around = {
    record: noTaxRecord,
    valuesWanted: { holdings: [], isWeek: false },
    leftOut,
  }
  const entries = new Map([[year, { carriedLosses: 5, creditsElsewhere: null }]])
  return shownYear(taxYear(year, events, entries, today), events, around, today, { indexOf, isWhole })
}

/** The cells of a file in which no cell has a comma. */
export const cells = (file: string) =>
  file
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

// TradesCsv: all trades of a person as a file for a spreadsheet, with everything that reading them in again needs.
import type { DatedPrice } from '../market/price-history.ts'
import { type Cell, csvOf, pricesCell, writtenOut } from './csv-cells.ts'
import type { StoredHolding } from './holding.ts'
import type { HoldingNote } from './holding-note.ts'
import { noteQuestions } from './note-draft.ts'
import type { Transaction } from './transaction.ts'

type Exported = {
  readonly holding: StoredHolding
  readonly trades: readonly Transaction[]
  /** Prices set by hand before the one that stands (`earlierPricesOf`). */
  readonly earlierPrices?: readonly DatedPrice[]
}
type Row = Pick<Exported, 'holding' | 'earlierPrices'> & { readonly trade: Transaction; readonly isFirst: boolean }
type Field<Type = Transaction> = Type extends unknown ? keyof Type : never

/** A field that not every kind of trade has. */
const own = (trade: Transaction, field: Field): unknown => (trade as Readonly<Partial<Record<Field, unknown>>>)[field]

const plain =
  (field: Field) =>
  ({ trade }: Row): Cell =>
    own(trade, field) as Cell

/** A part of a distribution. Where it is known that there are none, interest of 0 says so: it comes to the same figures. */
const component =
  (name: string) =>
  ({ trade }: Row): Cell => {
    const parts = own(trade, 'components') as Readonly<Record<string, number>> | undefined
    return name === 'interest' && parts !== undefined && Object.keys(parts).length === 0 ? 0 : parts?.[name]
  }

const picks = ({ trade }: Row): Cell =>
  (own(trade, 'parcels') as { id: string; units: number }[] | undefined)
    ?.map(({ id, units }) => `${id} ${writtenOut(units)}`)
    .join('; ')

const source =
  (field: 'format' | 'reference' | 'key' | 'row') =>
  ({ trade }: Row): Cell =>
    trade.source?.[field]

/** Said once a holding, beside its first trade. */
const noted =
  (answer: keyof HoldingNote) =>
  ({ holding, isFirst }: Row): Cell =>
    isFirst ? holding.note?.[answer] : undefined

const columns: readonly (readonly [title: string, cell: (row: Row) => Cell])[] = [
  ['Date', plain('date')],
  ['Type', plain('type')],
  ['Symbol', ({ holding }) => holding.symbol],
  ['Name', ({ holding }) => holding.name],
  ['Asset type', ({ holding }) => holding.type],
  ['Coin', ({ holding }) => holding.coinId],
  ['Units', plain('units')],
  ['Price (AUD)', plain('price')],
  ['Amount (AUD)', plain('amount')],
  ['Brokerage (AUD)', plain('brokerage')],
  ['Ex-date', plain('exDate')],
  ['Tax withheld (AUD)', plain('withheld')],
  ['Franked (AUD)', plain('franked')],
  ['Unfranked (AUD)', plain('unfranked')],
  ['Franking credit (AUD)', plain('frankingCredit')],
  ['Income year', plain('incomeYear')],
  ['Interest (AUD)', component('interest')],
  ['Other income (AUD)', component('otherIncome')],
  ['Foreign income (AUD)', component('foreignIncome')],
  ['Discounted capital gain (AUD)', component('capitalGainDiscounted')],
  ['Other capital gain (AUD)', component('capitalGainOther')],
  ['Not assessable (AUD)', component('nonAssessable')],
  ['New units', plain('newUnits')],
  ['Old units', plain('oldUnits')],
  ['Amount per unit (AUD)', plain('amountPerUnit')],
  ['Cost base (AUD)', plain('costBase')],
  ['Acquired on', plain('acquiredOn')],
  ['Parcels', picks],
  ['Account', plain('account')],
  ['Note', plain('note')],
  ['Import', plain('importId')],
  ['Source format', source('format')],
  ['Source reference', source('reference')],
  ['Source key', source('key')],
  ['Source row', source('row')],
  ['Entered at', plain('createdAt')],
  ['Trade id', plain('id')],
  ['Holding id', ({ holding }) => holding.id],
  [noteQuestions.why, noted('why')],
  [noteQuestions.changeMind, noted('changeMind')],
  ['Your price (AUD)', ({ holding, isFirst }) => (isFirst ? holding.manualPrice : undefined)],
  [
    'Your price set at',
    ({ holding, isFirst }) => (isFirst && holding.manualPrice !== null ? holding.lastUpdated : undefined),
  ],
  [
    'Your earlier prices (AUD)',
    ({ earlierPrices, isFirst }) => (isFirst ? pricesCell(earlierPrices ?? []) : undefined),
  ],
]

/** @param holdings each with its trades, in the order they are to stand in */
export function tradesCsv(holdings: readonly Exported[]): string {
  const titles = columns.map(([title]) => title)
  const rows = holdings.flatMap(({ trades, ...about }) =>
    trades.map((trade, place) => {
      const row = { ...about, trade, isFirst: place === 0 }
      return columns.map(([, cell]) => cell(row))
    }),
  )
  return csvOf(titles, rows)
}

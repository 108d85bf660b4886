// ImportRow: one transaction as a broker's file tells it, before it is compared with what is there and before anything is sent.
import type { HoldingType } from '../../market/instrument.ts'
import type { EarlierPrice } from '../earlier-price.ts'
import type { HoldingNote } from '../holding-note.ts'
import type { Transaction, TransactionFacts } from '../transaction.ts'

/** The files that are told apart by their header; `mapped` is any other file whose columns the person named. */
const importFormats = [
  'commsec-confirmations',
  'commsec-transactions',
  'order-search',
  'selfwealth',
  'stake',
  'nabtrade-cash',
  'nabtrade-trades',
  'nabtrade-portfolio',
  'cmc-statement',
  'cmc-confirmations',
  'bell-direct',
  'sharesight',
  'sharesies',
  'fp-markets',
  'coinspot',
  'coinspot-transfers',
  'swyftx',
  'binance-statement',
  'binance-trades',
  'kraken',
  'gumnut-trades',
  'gumnut-holdings',
  'gumnut-account',
  'mapped',
] as const
export type ImportFormat = (typeof importFormats)[number]

/**
 * What a row is about. `asx`: a code without `.AX`. `coin`: a ticker, which is not unique, with its coin id only where that is
 * sure. `other`: a security of another exchange, written `AAPL:US`, which has no price here.
 */
export type RowInstrument =
  | { readonly kind: 'asx'; readonly symbol: string }
  | { readonly kind: 'coin'; readonly symbol: string; readonly coinId?: string }
  | { readonly kind: 'other'; readonly symbol: string }

/** One word for an instrument, for maps. */
export const rowInstrumentKey = ({ kind, symbol }: RowInstrument): string => `${kind}:${symbol}`

/** A transfer in whose cost the file does not tell. */
type TransferWithoutCost = {
  readonly type: 'transferIn'
  readonly date: string
  readonly units: number
  readonly costBase: null
  readonly acquiredOn: null
}
/** What the row says; a trade without price and amount, or a transfer without cost, has a need for it. AUD, Sydney days. */
export type RowFacts = TransactionFacts | TransferWithoutCost

/** What is missing before a row can be sent. */
export type RowNeed =
  | { readonly kind: 'costBase' }
  /** The file has a name, or something else that is no code, where the code should be; it stands as the symbol. */
  | { readonly kind: 'code' }
  /**
   * The AUD value of coins on a day. Needs of one `group` have one value: the two sides of a swap. `units` of `symbol` are what
   * is to be valued.
   */
  | { readonly kind: 'value'; readonly group: string; readonly symbol: string; readonly units: number }

export type ImportRow = {
  /** The line of the file, or of the sheet, from 1; with a multi-line cell, the record. */
  readonly row: number
  readonly sheet?: string
  /** Where the sheet has another format than the workbook's first. */
  readonly format?: ImportFormat
  readonly instrument: RowInstrument
  readonly name?: string
  readonly facts: RowFacts
  readonly needs: readonly RowNeed[]
  /** AUD that changed hands: what a buy cost with brokerage, what a sale brought after it; null where the file does not say. */
  readonly total: number | null
  /** The broker's own number for it. */
  readonly reference?: string
  /** The same for the same row of any file of this format, and for no other; see row-keys.ts. */
  readonly key: string
  /** Only where the file itself names one. */
  readonly account?: string
  /** What the file said in another currency, for a price in AUD worked out from it. Rate: AUD for one of the currency. */
  readonly original?: { readonly currency: string; readonly price: number; readonly rate: number | null }
  /** Why the row is left out unless the person asks for it; `canTake` false where they cannot. */
  readonly aside?: { readonly reason: string; readonly canTake: boolean }
  /** Something to look at that stops nothing. */
  readonly notice?: string
  /** Whose value, once known, is added to a buy's cost or taken from a sale's proceeds: a fee paid in a third coin. */
  readonly feeGroup?: string
  /** What only our own export has, so that reading it in again comes to the same figures. */
  readonly own?: OwnRow
}

/** Of a row of our own export: its trade's id and entry, where it was imported from, what its holding is. */
export type OwnRow = {
  readonly id?: string
  readonly enteredAt?: string
  readonly source?: NonNullable<Transaction['source']>
  readonly holdingId?: string
  readonly type: HoldingType
  /** AUD for one unit, typed in by the person, and when; the prices before it. */
  readonly typedPrice?: number
  readonly typedPriceAt?: string
  readonly earlierPrices?: readonly EarlierPrice[]
  /** What the person noted about the holding. */
  readonly note?: HoldingNote
}

/** A row that is no trade, with why; a row that should be one and cannot be read is a problem. */
export type RowRemark = { readonly row: number; readonly sheet?: string; readonly reason: string }

/** A date that reads both ways, in a file without any that decides. */
export type DateQuestion = {
  readonly row: number
  readonly text: string
  /** The date with the day first, and with the month first, as `YYYY-MM-DD`; null where another date of the file rules that out. */
  readonly dayFirst: string
  readonly monthFirst: string | null
  /** The date with the year first, where the year has two digits and can stand there: `24-03-19`. */
  readonly yearFirst?: string
}

export type ReadFile = {
  /** Of a workbook with several, the first; null: no header that is known, the column mapper takes over. */
  readonly format: ImportFormat | null
  readonly rows: readonly ImportRow[]
  readonly skipped: readonly RowRemark[]
  readonly problems: readonly RowRemark[]
  /** Asked once for a file; until it is answered the rows are read with the day first. */
  readonly dateQuestion: DateQuestion | null
  /** The grid that the column mapper works on, where the format is null. */
  readonly unknown: readonly UnknownTable[]
}

/** A file in which nothing can be read, with why. */
export const unreadFile = (reason: string): ReadFile => ({
  format: null,
  rows: [],
  skipped: [],
  problems: [{ row: 1, reason }],
  dateQuestion: null,
  unknown: [],
})

/** A sheet, or a CSV file, with its header where one was found. */
export type UnknownTable = {
  readonly sheet?: string
  readonly header: readonly string[]
  /** The line of the header, from 1. */
  readonly headerRow: number
  /** Every line below the header, blank ones too: a line is called by its place. */
  readonly rows: readonly (readonly string[])[]
  /** Why lines are not to be trusted, by line. */
  readonly broken?: ReadonlyMap<number, string>
  /** What stands above the header. */
  readonly above?: string
}

export const dateOrders = ['dayFirst', 'monthFirst', 'yearFirst'] as const
export type DateOrder = (typeof dateOrders)[number]

/** What a spreadsheet reader gives for a cell. A date is midnight UTC of its day. */
export type SheetCell = string | number | boolean | Date | null | undefined
export type Sheet = { readonly name: string; readonly rows: readonly (readonly SheetCell[])[] }

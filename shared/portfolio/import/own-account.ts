// OwnAccount: the download of a whole account (JSON), read in again: its trades, and its holdings without trades, by way of the two
// files that a spreadsheet gets, so that one reading is right or wrong for all three.
import * as lazy from '../../kernel/lazy.ts'
import * as z from 'zod/mini'
import { dayNumber } from '../../kernel/dates.ts'
import type { DatedPrice } from '../../market/price-history.ts'
import { EarlierPrice } from '../earlier-price.ts'
import { followsTrades, StoredHolding } from '../holding.ts'
import { holdingsCsv } from '../holdings-csv.ts'
import { tradesCsv } from '../trades-csv.ts'
import { Transaction } from '../transaction.ts'
import { earlierPricesOf } from '../typed-price.ts'
import { type ImportRow, type ReadFile, type RowRemark, unreadFile } from './import-row.ts'

/** The parts of the download that an import can bring back; accounts from before there were trades have no ledgers. */
const Download = lazy.object(() => ({
  holdings: z.array(z.unknown()),
  ledgers: z._default(z.array(z.object({ holdingId: z.string(), transactions: z.array(z.unknown()) })), []),
  typedPrices: z._default(z.array(z.object({ holdingId: z.string(), prices: z.array(z.unknown()) })), []),
}))

const notOurs = 'This is JSON, but not the download of a Gumnut account. Choose CSV or Excel (.xlsx) instead.'
const brokenHolding = 'This holding can’t be read, so its trades are left out too.'
const brokenTrade = 'This trade can’t be read.'

/** Whether a text is JSON rather than a table. */
export const isJson = (text: string): boolean => /^\s*\{/.test(text)

function parsed(text: string): z.infer<typeof Download> | null {
  try {
    return z.parse(Download, JSON.parse(text))
  } catch {
    return null
  }
}

/** A price that cannot be read is left out, as one in a file is. */
const pricesIn = (prices: readonly unknown[]): DatedPrice[] =>
  prices.flatMap((one) => {
    const price = z.safeParse(EarlierPrice, one)
    return price.success ? [{ day: dayNumber(price.data.on), price: price.data.price }] : []
  })

const holdingsSheet = 'Holdings'
const tradesSheet = 'Trades'
const on = <Remark extends RowRemark | ImportRow>(sheet: string, all: readonly Remark[]): Remark[] =>
  all.map((one) => ({ ...one, sheet }))

/**
 * Reads the download of an account. What can be read is numbered by its line in the CSV made of just that; what cannot be read by
 * its place in the download, the first being 2 as in a file with a header.
 * @param readCsv reads a text as CSV
 * @returns `format` null with one problem where the text is another JSON
 */
export function readAccount(text: string, readCsv: (csv: string) => ReadFile): ReadFile {
  const account = parsed(text)
  if (account === null) return unreadFile(notOurs)
  const problems: RowRemark[] = []
  const holdings = new Map<string, StoredHolding>()
  for (const [at, one] of account.holdings.entries()) {
    const holding = z.safeParse(StoredHolding, one)
    if (holding.success) holdings.set(holding.data.id, holding.data)
    else problems.push({ row: at + 2, sheet: holdingsSheet, reason: brokenHolding })
  }
  const typedPrices = new Map(account.typedPrices.map(({ holdingId, prices }) => [holdingId, pricesIn(prices)]))
  let row = 1
  const ledgers = account.ledgers.flatMap(({ holdingId, transactions }) => {
    const holding = holdings.get(holdingId)
    if (holding === undefined) return []
    const trades = transactions.flatMap((one) => {
      row++
      const trade = z.safeParse(Transaction, one)
      if (trade.success) return [trade.data]
      problems.push({ row, sheet: tradesSheet, reason: brokenTrade })
      return []
    })
    return [{ holding, trades, earlierPrices: earlierPricesOf(holding, typedPrices.get(holdingId) ?? []) }]
  })
  const traded = readCsv(tradesCsv(ledgers))
  const withoutTrades = [...holdings.values()].filter((one) => !followsTrades(one))
  const simple = readCsv(holdingsCsv(withoutTrades, typedPrices))
  return {
    format: 'gumnut-account',
    rows: [...on(tradesSheet, traded.rows), ...on(holdingsSheet, simple.rows)],
    skipped: on(holdingsSheet, simple.skipped),
    problems: [...problems, ...on(tradesSheet, traded.problems), ...on(holdingsSheet, simple.problems)],
    dateQuestion: null,
    unknown: [],
  }
}

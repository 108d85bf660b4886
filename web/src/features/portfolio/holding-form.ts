// Holding form: what was typed for a holding, what is wrong with it, and the request it becomes (P13).
import { CoinId, HoldingSymbol, type HoldingType } from '#shared/market/instrument.ts'
import { amountRange } from '#shared/person/field-problems.ts'
import * as z from 'zod/mini'
import type { SearchResult } from '#shared/market/contract.ts'
import { type Holding, HoldingChange, ManualPrice, NewHolding, Quantity, UnitPrice } from '#shared/portfolio/holding.ts'
import { valueOf } from '#shared/portfolio/valuation.ts'
import { typedText } from '../../lib/typed-text.ts'

/** Everything as typed; empty text is not filled in. */
export type HoldingDraft = {
  type: HoldingType
  symbol: string
  /** Empty while none is chosen; `noCoin` when none is wanted; `coinToBeNamed` while its id is not written yet. */
  coinId: string
  quantity: string
  costBasis: string
  currentPrice: string
}
export type HoldingErrors = Partial<Record<keyof HoldingDraft, string>>

export const emptyHolding: HoldingDraft = {
  type: 'stock',
  symbol: '',
  coinId: '',
  quantity: '',
  costBasis: '',
  currentPrice: '',
}

/** Whether two drafts are the same, letter by letter. */
export const isSameDraft = (one: HoldingDraft, other: HoldingDraft): boolean =>
  Object.keys(emptyHolding).every((field) => one[field as keyof HoldingDraft] === other[field as keyof HoldingDraft])

/** Chosen on purpose: this crypto has no coin behind it, and so no live price. No coin has such an id. */
export const noCoin = '-'

/** The person is about to write the coin's id: no suggestion may take its place meanwhile. No coin has such an id. */
export const coinToBeNamed = '?'

/** Steps of the quantity field (P13). */
export const quantityStep = (type: HoldingType): string => (type === 'crypto' ? '0.00000001' : '0.001')

/** The number a text stands for; NaN for anything else, and for nothing. */
export const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

const isValid = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success

const wrong = {
  symbol: 'Use 1 to 16 letters, digits, dots or hyphens.',
  coinId: 'Use the id as CoinGecko writes it, such as bitcoin.',
  quantity: 'Enter more than 0 and up to 1 trillion, with at most 8 decimals.',
  costBasis: amountRange,
  currentPrice: 'Enter more than $0 and up to $1 billion, or leave it blank.',
} as const

/** What is wrong with the fields that have been filled in. */
export function holdingErrors(draft: HoldingDraft): HoldingErrors {
  const hasCoin = draft.type === 'crypto' && draft.coinId !== noCoin
  const checks: ReadonlyArray<[keyof typeof wrong, z.core.$ZodType, value: unknown]> = [
    ['symbol', HoldingSymbol, draft.symbol],
    ['coinId', CoinId, hasCoin ? draft.coinId : 'bitcoin'],
    ['quantity', Quantity, numberOf(draft.quantity)],
    ['costBasis', UnitPrice, numberOf(draft.costBasis)],
    ['currentPrice', ManualPrice, numberOf(draft.currentPrice)],
  ]
  const failed = checks.filter(([field, schema, value]) => draft[field].trim() !== '' && !isValid(schema, value))
  return Object.fromEntries(failed.map(([field]) => [field, wrong[field]]))
}

/** Why the form cannot be sent yet; null when it can. */
export function missingIn(draft: HoldingDraft): string | null {
  const missing = [
    draft.symbol.trim() === '' && 'a symbol',
    draft.quantity.trim() === '' && 'a quantity',
    draft.costBasis.trim() === '' && 'an entry price',
  ].filter((part) => part !== false)
  if (missing.length > 0) return `Add ${new Intl.ListFormat('en-AU').format(missing)} to continue.`
  return Object.keys(holdingErrors(draft)).length > 0 ? 'Correct the marked fields to continue.' : null
}

/** What something cost or is worth altogether, in AUD; null while that is not known. */
export function totalOf(quantity: number, price: number): number | null {
  return isValid(Quantity, quantity) && isValid(UnitPrice, price) ? valueOf(quantity, price) : null
}

const coinIdOf = ({ type, coinId }: HoldingDraft): { coinId?: string } =>
  type !== 'crypto' || coinId.trim() === '' || coinId === noCoin ? {} : { coinId: coinId.trim() }

/**
 * The request for the API, or null while something is missing or wrong. Without a current price the server fetches one
 * (P15).
 */
export function newHoldingOf(draft: HoldingDraft): NewHolding | null {
  const currentPrice = draft.currentPrice.trim()
  const result = z.safeParse(NewHolding, {
    type: draft.type,
    symbol: draft.symbol,
    quantity: numberOf(draft.quantity),
    costBasis: numberOf(draft.costBasis),
    ...coinIdOf(draft),
    ...(currentPrice === '' ? {} : { currentPrice: numberOf(currentPrice) }),
  })
  return result.success ? result.data : null
}

/** Whether the price is one that the person set, rather than the market's or what was paid. */
const hasOwnPrice = ({ isLiveTracked, priceStatus }: Holding): boolean => !isLiveTracked && priceStatus !== 'cost'

/** A holding as the form shows it. Only a price that the person set is a field of it. */
export const draftOf = (holding: Holding): HoldingDraft => ({
  type: holding.type,
  symbol: holding.symbol,
  coinId: holding.coinId ?? '',
  // What follows from trades is no field of it, and may have more decimals than anybody types.
  quantity: holding.hasLedger === true ? '1' : typedText(holding.quantity),
  costBasis: holding.hasLedger === true ? '0' : typedText(holding.costBasis),
  currentPrice: hasOwnPrice(holding) ? typedText(holding.currentPrice) : '',
})

/**
 * What was changed, for the API; `unchanged` when nothing was, null while something is missing or wrong. A price that is
 * cleared goes back to live tracking (P15).
 */
export function changeOf(holding: Holding, draft: HoldingDraft): HoldingChange | 'unchanged' | null {
  const after = newHoldingOf(draft)
  if (after === null) return null
  const { currentPrice } = after
  const wasManual = hasOwnPrice(holding)
  const isFollowed = holding.hasLedger === true
  // Left empty, the price of a holding that does not follow the market is looked for again, where there is a market.
  const asksAgain = wasManual || (!holding.isLiveTracked && after.type !== 'other')
  const change = {
    ...(after.symbol === holding.symbol ? {} : { symbol: after.symbol }),
    ...(after.type === holding.type ? {} : { type: after.type }),
    ...(after.coinId === undefined || after.coinId === holding.coinId ? {} : { coinId: after.coinId }),
    ...(isFollowed || after.quantity === holding.quantity ? {} : { quantity: after.quantity }),
    ...(isFollowed || after.costBasis === holding.costBasis ? {} : { costBasis: after.costBasis }),
    ...(currentPrice === undefined && asksAgain ? { currentPrice: null } : {}),
    ...(currentPrice !== undefined && !(wasManual && currentPrice === holding.currentPrice) ? { currentPrice } : {}),
  }
  if (Object.keys(change).length === 0) return 'unchanged'
  const result = z.safeParse(HoldingChange, change)
  return result.success ? result.data : null
}

/** Quantity and entry price of something that was found by search, as typed. */
export type Amounts = { quantity: string; entryPrice: string }

/** What is wrong with the amounts. What cannot be read at all is not wrong: it falls back. */
export function amountErrors({ quantity, entryPrice }: Amounts): Partial<Record<keyof Amounts, string>> {
  const isWrong = (schema: z.core.$ZodType, value: number): boolean => !Number.isNaN(value) && !isValid(schema, value)
  return {
    ...(isWrong(Quantity, numberOf(quantity)) ? { quantity: wrong.quantity } : {}),
    ...(isWrong(UnitPrice, numberOf(entryPrice)) ? { entryPrice: wrong.costBasis } : {}),
  }
}

/** The amounts as numbers: 1 unit where the quantity cannot be read, the current price where the entry price cannot. */
export function amountsOf({ quantity, entryPrice }: Amounts, currentPrice: number | undefined): [number, number] {
  const [units, price] = [numberOf(quantity), numberOf(entryPrice)]
  return [Number.isNaN(units) ? 1 : units, Number.isNaN(price) ? (currentPrice ?? Number.NaN) : price]
}

/** The live-tracked holding that a search result becomes; null while it cannot become one. */
export function foundHoldingOf(
  found: SearchResult,
  amounts: Amounts,
  currentPrice: number | undefined,
): NewHolding | null {
  const [quantity, costBasis] = amountsOf(amounts, currentPrice)
  const result = z.safeParse(NewHolding, {
    type: found.type,
    symbol: found.symbol,
    ...(found.name === '' ? {} : { name: found.name }),
    ...(found.id === undefined ? {} : { coinId: found.id }),
    quantity,
    costBasis,
    isLiveTracked: true,
  })
  return result.success ? result.data : null
}

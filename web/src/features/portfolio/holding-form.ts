// Holding form: what was typed for a new holding, what is wrong with it, and the request it becomes (spec section 5, Manual entry).
import * as z from 'zod/mini'
import { CoinId, HoldingSymbol, type HoldingType, ManualPrice, NewHolding, Quantity, UnitPrice } from '#shared/domain/holding.ts'
import { valueOf } from '#shared/domain/portfolio.ts'

/** Everything as typed; empty text is not filled in. */
export type HoldingDraft = { type: HoldingType; symbol: string; coinId: string; quantity: string; costBasis: string; currentPrice: string }
export type HoldingErrors = Partial<Record<keyof HoldingDraft, string>>

export const emptyHolding: HoldingDraft = { type: 'stock', symbol: '', coinId: '', quantity: '', costBasis: '', currentPrice: '' }

/** Steps of the quantity field (decision 2). */
export const quantityStep = (type: HoldingType): string => (type === 'crypto' ? '0.00000001' : '0.001')

/** The number a text stands for; NaN for anything else, and for nothing. */
export const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

const isValid = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success

/** What is wrong with the fields that have been filled in. */
export function holdingErrors(draft: HoldingDraft): HoldingErrors {
  const errors: HoldingErrors = {}
  const isFilled = (field: keyof HoldingDraft): boolean => draft[field].trim() !== ''
  if (isFilled('symbol') && !isValid(HoldingSymbol, draft.symbol)) errors.symbol = 'Use 1 to 16 letters, digits, dots or hyphens.'
  if (draft.type === 'crypto' && isFilled('coinId') && !isValid(CoinId, draft.coinId)) {
    errors.coinId = 'Use the id as CoinGecko writes it, such as bitcoin.'
  }
  if (isFilled('quantity') && !isValid(Quantity, numberOf(draft.quantity))) errors.quantity = 'Enter more than 0, with at most 8 decimals.'
  if (isFilled('costBasis') && !isValid(UnitPrice, numberOf(draft.costBasis))) errors.costBasis = 'Enter an amount from 0 to 1 billion dollars.'
  if (isFilled('currentPrice') && !isValid(ManualPrice, numberOf(draft.currentPrice))) errors.currentPrice = 'Enter more than 0, or leave it empty.'
  return errors
}

/** Why the holding cannot be added yet; null when it can. */
export function missingIn(draft: HoldingDraft): string | null {
  const missing = [
    draft.symbol.trim() === '' && 'a symbol',
    draft.quantity.trim() === '' && 'a quantity',
    draft.costBasis.trim() === '' && 'a cost per unit',
  ].filter((part) => part !== false)
  if (missing.length > 0) return `Add ${new Intl.ListFormat('en-AU').format(missing)} to continue.`
  return Object.keys(holdingErrors(draft)).length > 0 ? 'Correct the marked fields to continue.' : null
}

/** What the holding cost altogether, in AUD; null while that is not known. */
export function totalCostOf(draft: HoldingDraft): number | null {
  const [quantity, costBasis] = [numberOf(draft.quantity), numberOf(draft.costBasis)]
  return isValid(Quantity, quantity) && isValid(UnitPrice, costBasis) ? valueOf(quantity, costBasis) : null
}

/**
 * The request for the API, or null while something is missing or wrong. Without a current price the server fetches one
 * (decision 16).
 */
export function newHoldingOf(draft: HoldingDraft): NewHolding | null {
  const coinId = draft.type === 'crypto' ? draft.coinId.trim() : ''
  const currentPrice = draft.currentPrice.trim()
  const result = z.safeParse(NewHolding, {
    type: draft.type,
    symbol: draft.symbol,
    quantity: numberOf(draft.quantity),
    costBasis: numberOf(draft.costBasis),
    ...(coinId === '' ? {} : { coinId }),
    ...(currentPrice === '' ? {} : { currentPrice: numberOf(currentPrice) }),
  })
  return result.success ? result.data : null
}

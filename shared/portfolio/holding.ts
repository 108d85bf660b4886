// Holding: one position a person owns, as stored and as shown (P12, P13).
import { CoinId, HoldingSymbol, HoldingType } from '../market/instrument.ts'
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { DeclinedSuggestion } from './declined-suggestion.ts'
import { HoldingNote } from './holding-note.ts'
import { decimalPlaces, grouped, Instant, noDust, visibleLine } from '../kernel/text.ts'

/** Holdings one person can have (P12). */
export const maxHoldings = 1000

/** Units held: above 0, at most 1e12, up to 8 decimals (P13). */
export const Quantity = z.lazy(() =>
  z.number().check(
    z.gt(0),
    z.lte(1e12),
    z.refine((value) => decimalPlaces(value) <= 8, { error: 'must have at most 8 decimals' }),
  ),
)

/** AUD for one unit, 0 to 1e9. */
export const UnitPrice = z.lazy(() => z.number().check(z.gte(0), z.lte(1e9), noDust))

/** A price typed in by a person, AUD for one unit, above 0. */
export const ManualPrice = z.lazy(() => z.number().check(z.gt(0), z.lte(1e9), noDust))

/** Lower case, so that one id has one spelling. */
export const HoldingId = z.uuid().check(z.toLowerCase())
/** The id of a holding, a trade or an import in a path, in the spelling of its kind; what is no id is nobody's. */
export const IdInPath = z.string().check(z.maxLength(100), z.toLowerCase())
export const maxNameLength = 100
export const HoldingName = z.lazy(() => visibleLine(maxNameLength))

/** What a client sends to add a holding. The id is made by the client, so a repeated request is the same request. */
export const NewHolding = lazy.strictObject(() => ({
  id: z.exactOptional(HoldingId),
  type: HoldingType,
  symbol: HoldingSymbol,
  name: z.exactOptional(HoldingName),
  coinId: z.exactOptional(CoinId),
  quantity: Quantity,
  costBasis: UnitPrice,
  currentPrice: z.exactOptional(ManualPrice),
  isLiveTracked: z.exactOptional(z.boolean()),
  note: z.exactOptional(HoldingNote),
  /** Puts back a holding that was deleted: what the service set aside of it comes back with it. */
  restores: z.exactOptional(z.literal(true)),
}))
export type NewHolding = z.infer<typeof NewHolding>

/** What a client sends to change a holding. `currentPrice: null` goes back to live tracking; a note takes the place of the one before, `null` of none. */
export const HoldingChange = z.lazy(() =>
  z
    .strictObject({
      symbol: z.exactOptional(HoldingSymbol),
      name: z.exactOptional(HoldingName),
      type: z.exactOptional(HoldingType),
      coinId: z.exactOptional(CoinId),
      quantity: z.exactOptional(Quantity),
      costBasis: z.exactOptional(UnitPrice),
      currentPrice: z.exactOptional(z.nullable(ManualPrice)),
      note: z.exactOptional(z.nullable(HoldingNote)),
    })
    .check(z.refine((change) => Object.keys(change).length > 0, { error: 'must change at least one field' })),
)
export type HoldingChange = z.infer<typeof HoldingChange>

/** One line of a batch update. The total and the date are accepted and recomputed (P14, ADR 007). */
export const PriceUpdate = lazy.strictObject(() => ({
  id: HoldingId,
  currentPrice: ManualPrice,
  totalValue: z.exactOptional(z.number()),
  lastUpdated: z.exactOptional(Instant),
}))
export type PriceUpdate = z.infer<typeof PriceUpdate>

/**
 * Where the price on a holding comes from: a provider, an old provider price, the person, the built-in sample table, or,
 * where no price was found, what was paid.
 */
const PriceStatus = z.enum(['live', 'stale', 'manual', 'sample', 'cost'])
export type PriceStatus = z.infer<typeof PriceStatus>

/** A holding as it is stored: its own facts only. A live price is joined on read. */
export const StoredHolding = lazy.object(() => ({
  id: z.string(),
  type: HoldingType,
  symbol: z.string(),
  name: z.exactOptional(z.string()),
  coinId: z.exactOptional(z.string()),
  quantity: z.number(),
  costBasis: z.number(),
  isLiveTracked: z.boolean(),
  /** AUD for one unit, set by the person; null when they set none: always when the holding is live tracked. */
  manualPrice: z.nullable(z.number()),
  createdAt: z.string(),
  lastUpdated: z.string(),
  updatedAt: z.exactOptional(z.string()),
  /** Counts the writes, so that of two concurrent edits one is told to look again. */
  revision: z.int(),
  /** AUD, the exact cost base of all units, where they follow from trades; `costBasis` is that for one, rounded. */
  costBase: z.exactOptional(z.number()),
  /** Which revision of the ledger quantity and cost follow from; absent when the holding has no trades. */
  ledgerRevision: z.exactOptional(z.int()),
  /** The revision of the ledger that is being written: quantity and cost may be those of the one before. */
  pendingLedger: z.exactOptional(z.int()),
  /** Suggestions about the trades that the person has declined, oldest first; absent when there are none. */
  declined: z.exactOptional(z.array(DeclinedSuggestion)),
  note: z.exactOptional(HoldingNote),
}))
export type StoredHolding = z.infer<typeof StoredHolding>

/** Whether quantity and cost follow from trades. */
export const followsTrades = ({ costBase }: Pick<StoredHolding, 'costBase'>): boolean => costBase !== undefined

/** Whether everything was sold. Such a holding is kept, for performance, tax and a later buy. */
export const isClosed = ({ quantity }: Pick<StoredHolding, 'quantity'>): boolean => quantity === 0

/** A holding as it is shown, priced. */
export const Holding = lazy.strictObject(() => ({
  id: HoldingId,
  type: HoldingType,
  symbol: z.string(),
  name: z.exactOptional(z.string()),
  coinId: z.exactOptional(z.string()),
  /** 0 when everything was sold. */
  quantity: z.number(),
  costBasis: z.number(),
  /** AUD, the exact cost base of all units, where they follow from trades; `costBasis` is that for one, rounded. */
  costBase: z.exactOptional(z.number()),
  /** True when quantity and cost follow from trades; left out otherwise. */
  hasLedger: z.exactOptional(z.boolean()),
  note: z.exactOptional(HoldingNote),
  currentPrice: z.number(),
  totalValue: z.number(),
  isLiveTracked: z.boolean(),
  priceStatus: PriceStatus,
  priceSource: z.string(),
  priceAsOf: z.nullable(Instant),
  previousClose: z.nullable(z.number()),
  delayedMinutes: z.exactOptional(z.number()),
  createdAt: Instant,
  lastUpdated: Instant,
  updatedAt: z.exactOptional(Instant),
}))
export type Holding = z.infer<typeof Holding>

/**
 * A holding as a page reads it that may be older than the server it came from: a price status that the page does not know
 * yet breaks nothing. A screen that shows one needs a neutral word for it.
 */
export const SeenHolding = lazy.strictObject(() => ({
  ...Holding.shape,
  priceStatus: z.custom<PriceStatus>((value) => typeof value === 'string'),
}))

/** The refusal for an edit of what follows from the trades. */
export const changeItInTheTrades = 'Change it in the trades'

/** The refusal for a holding past the limit (P12). */
export const tooManyHoldings = (): string =>
  `You already have ${grouped(maxHoldings)} investments, which is the most one portfolio can hold. Delete one you no longer need, then try again.`

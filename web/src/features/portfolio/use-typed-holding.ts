// Typed holding: what is being typed for a holding, with the kind and the coin that its symbol stands for filled in until
// the person says otherwise.
import { useState } from 'react'
import { coinIdOf, popularAssets } from '#shared/market/popular-assets.ts'
import type { SearchResult } from '#shared/market/contract.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { type KnownSecurity, likelySecurity, mismatchOf } from '#shared/market/known-security.ts'
import { searchDebounceMs, useSearch } from '../../data/use-market.ts'
import { type HoldingDraft, isSameDraft, noCoin } from './holding-form.ts'
import { type Coins, useCoins } from './use-coins.ts'
import { useDebounced } from '../../data/use-debounced.ts'

/** What a search for the very symbol has found; nothing while it is being typed. */
function useFound(symbol: string): readonly SearchResult[] {
  const typed = symbol.trim()
  const settled = useDebounced(typed, searchDebounceMs)
  const { data, isPlaceholderData } = useSearch(settled, 'all')
  return settled === typed && !isPlaceholderData ? (data?.results ?? []) : []
}

export type TypedHolding = {
  draft: HoldingDraft
  coins: Coins
  /** Whether it can be crypto without a coin: a commonly held ticker is always its coin, and a saved one stays until another takes its place. */
  mayLackCoin: boolean
  /** The security that the kind was taken from; undefined when the person chose it, or nothing is known. */
  inferredFrom: KnownSecurity | undefined
  /** The security that makes the kind look wrong. */
  mismatch: KnownSecurity | undefined
  /** Something was typed or chosen that is not saved. */
  isTouched: boolean
  change: (changed: Partial<HoldingDraft>) => void
  /** Begins again, from what is saved now. */
  restart: (from: HoldingDraft) => void
}

/** @param saved the holding that is edited; its own symbol keeps the kind it was saved with */
export function useTypedHolding(start: HoldingDraft, saved?: Holding): TypedHolding {
  const [first, setFirst] = useState(start)
  const [typed, setTyped] = useState(start)
  const [isTypeChosen, setTypeChosen] = useState(false)
  const isSavedSymbol = typed.symbol.trim() === saved?.symbol
  // What no market prices has a name of the person's own, which is nobody else's business.
  const isOwnName = typed.type === 'other' && (isTypeChosen || isSavedSymbol)
  const found = useFound(isOwnName ? '' : typed.symbol)

  const inferredFrom = isTypeChosen || isSavedSymbol ? undefined : likelySecurity(typed.symbol, popularAssets, found)
  const type = inferredFrom?.type ?? typed.type
  const coins = useCoins({ type, symbol: typed.symbol })
  const isOther = !isSavedSymbol || type !== saved?.type
  const mayLackCoin = coinIdOf(typed.symbol.trim()) === undefined && (isOther || saved?.coinId === undefined)
  const isLacking = typed.coinId === noCoin && !mayLackCoin
  const chosenId = isLacking ? (isOther ? '' : (saved?.coinId ?? '')) : typed.coinId
  const coinId = isOther && chosenId === '' ? coins.suggestedId : chosenId
  return {
    draft: { ...typed, type, coinId },
    coins,
    mayLackCoin,
    inferredFrom,
    mismatch: mismatchOf(typed.symbol, type, popularAssets, found),
    isTouched: !isSameDraft(first, typed),
    change(changed) {
      if (changed.type !== undefined) setTypeChosen(true)
      setTyped((before) => ({ ...before, ...changed }))
    },
    restart(from) {
      setFirst(from)
      setTyped(from)
      setTypeChosen(false)
    },
  }
}

// Portfolio modal: which sheet is open. Every sheet, and every step of one, is an entry of the browser's history, so that
// Back goes one step back; an address such as `/portfolio?add=search` opens a sheet and is tidied up. A sheet opens and
// closes at once, and the history, which answers late, is brought to what is shown: no key is lost in between.
import type { HoldingType } from '#shared/market/instrument.ts'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../router/router.tsx'
import type { SearchResult } from '#shared/market/contract.ts'
import type { Holding } from '#shared/portfolio/holding.ts'

/** What was chosen to be added, with the id that the holding will have: sending it twice is one holding. */
export type Chosen = { id: string; asset: SearchResult }

export type OpenModal =
  /** The search, or the amounts of what was chosen in it. */
  | { kind: 'add'; chosen?: Chosen }
  /** With what was searched for and not found. */
  | { kind: 'manual'; start?: { symbol: string; type: HoldingType } }
  | { kind: 'demo' }
  | { kind: 'edit' | 'delete'; holding: Holding }
  | { kind: 'remove-demo' }
  | null

/** A sheet or a step of one. The id tells it from the same sheet opened at another time. */
type Step = { id: string; sheet: Exclude<OpenModal, null> }
/** A button pressed twice before the sheet covers it opens one. */
const isSame = (one: OpenModal | undefined, other: OpenModal): boolean =>
  one?.kind === other?.kind && (one?.kind !== 'add' || other?.kind !== 'add' || one.chosen?.id === other.chosen?.id)
const stepOf = (sheet: Exclude<OpenModal, null>): Step => ({ id: crypto.randomUUID(), sheet })

/** Kept with a history entry: the steps up to it. Each lies on an entry of its own above the page's. */
type EntryState = { steps: readonly Step[] } | null
const noSteps: readonly Step[] = []

/** A security that an address names, such as one that is watched; null where it names none. */
function assetIn(search: URLSearchParams): SearchResult | null {
  const [type, symbol, name, id] = ['type', 'symbol', 'name', 'coinId'].map((part) => search.get(part))
  if ((type !== 'stock' && type !== 'etf' && type !== 'crypto') || !symbol || !name) return null
  return { type, symbol, name, ...(id ? { id } : {}) }
}

const wantedBy = (search: URLSearchParams): readonly Step[] => {
  if (search.get('add') === 'search') return [stepOf({ kind: 'add' })]
  const asset = search.get('add') === 'asset' ? assetIn(search) : null
  // The search lies below it, as after a choice there: "Back to Search" has somewhere to go.
  if (asset !== null)
    return [stepOf({ kind: 'add' }), stepOf({ kind: 'add', chosen: { id: crypto.randomUUID(), asset } })]
  if (search.get('add') === 'manual') return [stepOf({ kind: 'manual' })]
  return search.get('demo') === '1' ? [stepOf({ kind: 'demo' })] : noSteps
}

/** How many steps both begin with. */
function sharedSteps(some: readonly Step[], others: readonly Step[]): number {
  const different = some.findIndex(({ id }, index) => id !== others[index]?.id)
  return different === -1 ? some.length : different
}

export type PortfolioModal = {
  open: OpenModal
  /** Opens a sheet, or the next step of the one that is open; null closes it with all its steps. */
  setOpen: (next: OpenModal) => void
  /** One step back. */
  goBack: () => void
}

export function usePortfolioModal(): PortfolioModal {
  const navigate = useNavigate()
  const { key, state, pathname } = useLocation()
  const search = useSearchParams()
  const isAsked = search.has('add') || search.has('demo')
  const entry = (state as EntryState)?.steps ?? noSteps
  const [shown, setShown] = useState<readonly Step[]>(() => (isAsked ? wantedBy(search) : entry))

  /** The entry that was looked at last, and whether the way from it to the next one is ours. */
  const seen = useRef<string | null>(null)
  const isMoving = useRef(false)
  const bringHistory = useEffectEvent(() => {
    const wasHere = seen.current !== null
    const hasMoved = seen.current !== key
    seen.current = key
    if (hasMoved && isAsked) {
      // A visitor who came from another page finds this one behind the sheet.
      const steps = wasHere ? wantedBy(search) : noSteps
      if (wasHere) setShown(steps)
      isMoving.current = true
      navigate(pathname, { replace: true, state: { steps: steps.slice(0, 1) } satisfies EntryState })
      return
    }
    if (hasMoved && wasHere && !isMoving.current) {
      setShown(entry)
      return
    }
    if (hasMoved) isMoving.current = false
    if (isMoving.current) return
    const shared = sharedSteps(entry, shown)
    isMoving.current = shared < entry.length || shared < shown.length
    if (shared < entry.length) navigate(shared - entry.length)
    else if (shared < shown.length) {
      navigate(pathname, { state: { steps: shown.slice(0, shared + 1) } satisfies EntryState })
    }
  })
  useEffect(() => {
    bringHistory()
  }, [key, shown])

  const setOpen = useCallback(
    (next: OpenModal) =>
      setShown((now) => {
        if (next === null) return noSteps
        return isSame(now.at(-1)?.sheet, next) ? now : [...now, stepOf(next)]
      }),
    [],
  )
  /** The entry that was gone back from, so that a second press does not go back twice. */
  const leftKey = useRef<string | null>(null)
  return {
    open: shown.at(-1)?.sheet ?? null,
    setOpen,
    // The way of the browser's own Back: the step before may hold what Back would lose, and takes over on its own entry.
    goBack() {
      if (leftKey.current === key) return
      leftKey.current = key
      navigate(-1)
    },
  }
}

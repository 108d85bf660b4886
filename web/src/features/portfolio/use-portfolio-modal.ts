// Portfolio modal: which sheet is open. Every sheet, and every step of one, is an entry of the browser's history, so that
// Back goes one step back; an address such as `/portfolio?add=search` opens a sheet and is tidied up.
import type { HoldingType } from '#shared/market/instrument.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
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

/** Kept with a history entry: the sheet on it, and how many entries it lies above the page itself. */
type EntryState = { sheet: OpenModal; depth: number } | null

const wantedBy = (search: URLSearchParams): OpenModal => {
  if (search.get('add') === 'search') return { kind: 'add' }
  if (search.get('add') === 'manual') return { kind: 'manual' }
  return search.get('demo') === '1' ? { kind: 'demo' } : null
}

/** Half a second on most screens. */
const framesOfClosing = 30

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
  const [search] = useSearchParams()
  const { sheet = null, depth = 0 } = (state as EntryState) ?? {}

  /** The address that was tidied last, and whether the page was there before it. */
  const tidied = useRef<string | null>(null)
  const wasThere = useRef(false)
  useEffect(() => {
    const isAsked = search.has('add') || search.has('demo')
    if (isAsked && tidied.current !== key) {
      tidied.current = key
      const wanted = wantedBy(search)
      const entry: EntryState = wanted === null ? null : { sheet: wanted, depth: 1 }
      // Somebody who came from another page finds this one behind the sheet.
      if (!wasThere.current) void navigate(pathname, { replace: true })
      if (entry !== null || wasThere.current) void navigate(pathname, { state: entry, replace: wasThere.current })
    }
    wasThere.current = true
  }, [search, key, pathname, navigate])

  /** The entry that is being left: going back takes a moment, in which nothing is open and nobody goes back further. */
  const [leftKey, setLeftKey] = useState<string | null>(null)
  const isLeaving = leftKey === key
  if (leftKey !== null && !isLeaving) setLeftKey(null)
  /** Opened in that moment: it waits until the way back is done. */
  const waiting = useRef<OpenModal>(null)
  const goBack = useCallback(
    (steps: number) => {
      if (isLeaving || steps === 0) return
      setLeftKey(key)
      void navigate(-steps)
    },
    [isLeaving, key, navigate],
  )
  /** What had the focus when the first sheet opened. A sheet that goes by way of the history cannot give it back itself. */
  const opener = useRef<{ element: Element | null; label: string | null }>(null)
  const isClosed = sheet === null && !isLeaving
  useEffect(() => {
    const { current } = opener
    if (!isClosed || current === null) return
    opener.current = null
    const { element, label } = current
    // The list may have been drawn again since: then the button of that name in it.
    const target = (): Element | null =>
      element?.isConnected === true || label === null
        ? element
        : document.querySelector(`[aria-label="${CSS.escape(label)}"]`)
    // The sheet leaves the page, and the focus it held, some frames after it was closed.
    let frame = 0
    const giveBack = (left: number): void => {
      const back = target()
      if (document.activeElement === document.body && back instanceof HTMLElement) back.focus()
      if (left > 0) frame = requestAnimationFrame(() => giveBack(left - 1))
    }
    giveBack(framesOfClosing)
    return () => cancelAnimationFrame(frame)
  }, [isClosed])
  const setOpen = useCallback(
    (next: OpenModal) => {
      const entry: EntryState = { sheet: next, depth: depth + 1 }
      if (next !== null && depth === 0) {
        const element = document.activeElement
        opener.current = { element, label: element?.getAttribute('aria-label') ?? null }
      }
      if (next === null) goBack(depth)
      else if (isLeaving) waiting.current = next
      else void navigate(pathname, { state: entry })
    },
    [depth, goBack, isLeaving, navigate, pathname],
  )
  useEffect(() => {
    if (isLeaving || waiting.current === null) return
    setOpen(waiting.current)
    waiting.current = null
  }, [isLeaving, setOpen])
  /** The step that was gone back from, so that a second press does not go back twice. */
  const steppedFrom = useRef<string | null>(null)
  return {
    open: isLeaving ? null : sheet,
    setOpen,
    goBack() {
      if (steppedFrom.current === key) return
      steppedFrom.current = key
      void navigate(-1)
    },
  }
}

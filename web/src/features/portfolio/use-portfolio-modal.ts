// Portfolio modal: which of the modals is open; an address such as `/portfolio?add=search` opens one and is tidied up.
import type { HoldingType } from '#shared/market/instrument.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Holding } from '#shared/portfolio/holding.ts'

export type OpenModal =
  | { kind: 'add' }
  /** With what was searched for and not found. */
  | { kind: 'manual'; start?: { symbol: string; type: HoldingType } }
  | { kind: 'demo' }
  | { kind: 'edit' | 'delete'; holding: Holding }
  | { kind: 'remove-demo' }
  | null

const wantedBy = (search: URLSearchParams): OpenModal => {
  if (search.get('add') === 'search') return { kind: 'add' }
  if (search.get('add') === 'manual') return { kind: 'manual' }
  return search.get('demo') === '1' ? { kind: 'demo' } : null
}

export function usePortfolioModal(): [open: OpenModal, setOpen: (open: OpenModal) => void] {
  const [open, setOpen] = useState<OpenModal>(null)
  const [search, setSearch] = useSearchParams()
  useEffect(() => {
    if (!search.has('add') && !search.has('demo')) return
    const wanted = wantedBy(search)
    if (wanted !== null) setOpen(wanted)
    setSearch(
      (before) => {
        before.delete('add')
        before.delete('demo')
        return before
      },
      { replace: true },
    )
  }, [search, setSearch])
  return [open, setOpen]
}

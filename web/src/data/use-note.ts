// Note: what a person wrote down about one holding, and changing it: at once on screen, and later where the service is away.
import { useQueryClient } from '@tanstack/react-query'
import type { Holding } from '#shared/portfolio/holding.ts'
import type { HoldingNote } from '#shared/portfolio/holding-note.ts'
import { useUpdateHolding } from './use-holding-changes.ts'
import { ledgerKey, useHoldings } from './use-holdings.ts'
import type { ShownLedger } from './use-ledger.ts'

/** @property save `null` takes the note away */
export function useNote(holding: Holding): {
  note: HoldingNote | undefined
  save: (note: HoldingNote | null, onSaved: (isLater: boolean) => void) => void
  isPending: boolean
  error: Error | null
} {
  const client = useQueryClient()
  const { data } = useHoldings()
  const { mutate, isPending, error } = useUpdateHolding()
  // What is not in the list was sold; what is there has changes that are still to be sent.
  const shown = data?.holdings.find(({ id }) => id === holding.id) ?? holding
  return {
    note: shown.note,
    save(note, onSaved) {
      mutate(
        { id: holding.id, change: { note } },
        {
          onSuccess(saved) {
            client.setQueryData<ShownLedger>(ledgerKey(holding.id), (before) => {
              if (before === undefined) return before
              const { note: _before, ...facts } = before.holding
              return { ...before, holding: note === null ? facts : { ...facts, note } }
            })
            onSaved(saved === 'later')
          },
        },
      )
    },
    isPending,
    error,
  }
}

// Undo: takes an import back, and what came of it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UndoResult } from '#shared/portfolio/imports-contract.ts'
import { useUid } from '../../data/use-auth.ts'
import { refetchAfterImport, undoImport } from '../../data/use-imports.ts'
import { messageOf } from '../../lib/api.ts'

export type Undo = {
  readonly isPending: boolean
  readonly result: UndoResult | null
  readonly problem: string | null
  /** @param edited what becomes of trades that were changed since; asked about when this is not said */
  readonly takeBack: (edited?: 'keep' | 'remove') => void
}

export function useUndo(importId: string, onUndone?: () => void): Undo {
  const client = useQueryClient()
  const uid = useUid()
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: (edited: 'keep' | 'remove' | undefined) => undoImport(uid, importId, edited),
    onSuccess: ({ state }) => state === 'undone' && onUndone?.(),
    onSettled: () => refetchAfterImport(client),
  })
  return {
    isPending,
    result: data ?? null,
    problem: error === null ? null : messageOf(error),
    takeBack: (edited) => mutate(edited),
  }
}

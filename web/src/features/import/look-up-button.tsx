// Look up button: starts looking up many coins, and says how far that is.
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Batch } from './use-batch.ts'

type Props = { batch: Batch | null; onClick: () => void; children: ReactNode }

export function LookUpButton({ batch, onClick, children }: Props) {
  const { done, of, isPending } = batch ?? { done: 0, of: 1, isPending: false }
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      pendingText={`Coin ${Math.min(done + 1, of)} of ${of}…`}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

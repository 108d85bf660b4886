// Leave dialog: the question before the trades of a holding are deleted and only units and cost are kept.
import { useState } from 'react'
import { exportTrades, useLeaveLedger } from '../../data/use-ledger.ts'
import { messageOf } from '../../lib/api.ts'
import { formatCount } from '../../lib/format.ts'
import { saveText } from '../../data/save-file.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Stack } from '../../ui/stack.tsx'

type LeaveDialogProps = {
  holdingId: string
  symbol: string
  trades: number
  onCancel: () => void
  onLeft: (text: string) => void
}

export default function LeaveDialog({ holdingId, symbol, trades, onCancel, onLeft }: LeaveDialogProps) {
  const { mutateAsync } = useLeaveLedger(holdingId)
  const [wrong, setWrong] = useState<string>()
  const download = (): Promise<void> =>
    exportTrades().then(
      (csv) => saveText('gumnut-trades.csv', csv, 'text/csv'),
      (error: unknown) => setWrong(messageOf(error)),
    )
  return (
    <ConfirmDialog
      title={`Delete the trades of ${symbol}?`}
      confirmLabel={`Delete ${formatCount(trades, 'trade')}`}
      cancelLabel="Keep them"
      isDanger
      onCancel={onCancel}
      onConfirm={() =>
        mutateAsync().then(
          () => onLeft(`${symbol} keeps its units and cost. The trades are deleted.`),
          (error: unknown) => setWrong(messageOf(error)),
        )
      }
    >
      <Stack gap={4}>
        {wrong !== undefined && <Banner tone="error">{wrong}</Banner>}
        <p>
          Units and cost per unit stay as they are now. The {formatCount(trades, 'trade')}, the parcels and the line
          over time are gone for good; this can’t be undone.
        </p>
        <Button variant="secondary" onClick={() => void download()}>
          Download all trades first
        </Button>
      </Stack>
    </ConfirmDialog>
  )
}

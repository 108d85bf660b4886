// Download button: what is stored about the person, as a file: all of it (P36), or holdings or trades for a spreadsheet.
import { Download } from 'lucide-react'
import { type ExportKind, useExport } from '../../data/use-exports.ts'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

const labels: Readonly<Record<ExportKind, string>> = {
  account: 'Download my data',
  holdings: 'Download my holdings (CSV)',
  trades: 'Download my trades (CSV)',
}

export function DownloadButton({ kind }: { kind: ExportKind }) {
  const showToast = useToast()
  const { mutate, isPending } = useExport({
    onSaved: (fileName) => showToast({ text: `Your data was downloaded as ${fileName}.`, tone: 'success' }),
    onFailed: (error) => showToast({ text: `We couldn’t download your data. ${messageOf(error)}`, tone: 'error' }),
  })
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      isPending={isPending}
      pendingText="Collecting your data..."
      onClick={() => mutate(kind)}
    >
      {labels[kind]}
    </Button>
  )
}

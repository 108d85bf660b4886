// Download button: what is stored about the person, as a file: all of it (P36), or holdings or trades for a spreadsheet.
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { downloadAccount } from '../../data/download-account.ts'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { saveJson } from '../../data/save-file.ts'

type Kind = 'account' | 'holdings' | 'trades'

const labels: Readonly<Record<Kind, string>> = {
  account: 'Download my data',
  holdings: 'Download my holdings (CSV)',
  trades: 'Download my trades (CSV)',
}

async function saveAccount(): Promise<string> {
  const account = await downloadAccount()
  const fileName = `gumnut-export-${sydneyDay(new Date(account.exportedAt))}.json`
  saveJson(fileName, account)
  return fileName
}

export function DownloadButton({ kind }: { kind: Kind }) {
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      kind === 'account' ? saveAccount() : (await import('../../data/save-export.ts')).saveExport(kind),
    onSuccess: (fileName) => showToast({ text: `Your data was downloaded as ${fileName}.`, tone: 'success' }),
    onError: (error) => showToast({ text: `We couldn’t download your data. ${messageOf(error)}`, tone: 'error' }),
  })
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      isPending={isPending}
      pendingText="Collecting your data..."
      onClick={() => mutate()}
    >
      {labels[kind]}
    </Button>
  )
}

// Download button: everything that is stored about the person, as one JSON file (P36).
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { downloadAccount } from '../../data/use-profile-edits.ts'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { saveJson } from '../../lib/save-file.ts'

export function DownloadButton() {
  const showToast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: downloadAccount,
    onSuccess(account) {
      const fileName = `gumnut-export-${sydneyDay(new Date(account.exportedAt))}.json`
      saveJson(fileName, account)
      showToast({ text: `Your data was downloaded as ${fileName}.`, tone: 'success' })
    },
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
      Download my data
    </Button>
  )
}

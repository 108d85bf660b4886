// Files section: trades from a file come in here, and what is here goes out as a file.
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from '../../router/router.tsx'
import { messageOf } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './portfolio.module.css'

const exports = [
  { kind: 'holdings', label: 'Holdings (CSV)' },
  { kind: 'trades', label: 'Trades (CSV)' },
] as const

export function FilesSection() {
  const showToast = useToast()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (kind: 'holdings' | 'trades') => (await import('../../data/save-export.ts')).saveExport(kind),
    onSuccess: (fileName) => showToast({ text: `Downloaded as ${fileName}.`, tone: 'success' }),
    onError: (error) => showToast({ text: `We couldn’t download that. ${messageOf(error)}`, tone: 'error' }),
  })
  return (
    <Card title="Import and export">
      <Stack gap={3}>
        <p>
          Bring in your trades from a broker or exchange: drop the file anywhere on this page. What you download opens
          in a spreadsheet, and Gumnut can read it in again. Everything that’s stored about you is one file in{' '}
          <Link to={paths.profile}>your profile</Link>.
        </p>
        <div className={styles.files}>
          <ButtonLink size="small" to={paths.importTrades}>
            Import trades
          </ButtonLink>
          {exports.map(({ kind, label }) => (
            <Button
              key={kind}
              size="small"
              variant="secondary"
              icon={<Download size={16} aria-hidden="true" />}
              isPending={isPending && variables === kind}
              aria-label={`Download ${label}`}
              onClick={() => mutate(kind)}
            >
              {label}
            </Button>
          ))}
        </div>
      </Stack>
    </Card>
  )
}

// Past imports: the imports of the last 30 days, each of which can be taken back.
import type { ImportSummary } from '#shared/portfolio/imports-contract.ts'
import { useHoldingNames, useImports } from '../../data/use-imports.ts'
import { formatCount, formatDateTime } from '../../lib/format.ts'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './import.module.css'
import { UndoOutcome } from './undo-outcome.tsx'
import { useUndo } from './use-undo.ts'

const mostNames = 6

function namesOf({ holdings }: ImportSummary, nameOf: (holdingId: string) => string): string {
  const names = [...new Set(holdings.map(({ holdingId }) => nameOf(holdingId)))]
  return names.length > mostNames
    ? `${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more`
    : names.join(', ')
}

function PastImport({ past, nameOf }: { past: ImportSummary; nameOf: (holdingId: string) => string }) {
  const undo = useUndo(past.id)
  const { label, state, createdAt, expiresAt, holdings } = past
  const trades = holdings.reduce((all, one) => all + one.trades, 0)
  const at = formatDateTime(createdAt)
  return (
    <li>
      <Stack gap={2}>
        <div className={styles.line}>
          <strong className={styles.fileName}>{label}</strong>
          {state !== 'open' && (
            <Chip tone={state === 'undone' ? 'neutral' : 'notice'}>
              {state === 'undone' ? 'Undone' : 'Partly undone'}
            </Chip>
          )}
        </div>
        <p className={styles.quiet}>
          {at} · {formatCount(trades, 'trade')} · {namesOf(past, nameOf)}
        </p>
        <UndoOutcome undo={undo} nameOf={nameOf} />
        {state !== 'undone' && (undo.result?.edited.length ?? 0) === 0 && (
          <div className={styles.line}>
            <Button
              size="small"
              variant="secondary"
              isPending={undo.isPending}
              pendingText="Undoing…"
              aria-label={`${state === 'open' ? 'Undo' : 'Go on undoing'} ${label} of ${at}`}
              onClick={() => undo.takeBack()}
            >
              {state === 'open' ? 'Undo' : 'Go on undoing'}
            </Button>
            <span className={styles.quiet}>Can be undone until {formatDateTime(expiresAt)}.</span>
          </div>
        )}
      </Stack>
    </li>
  )
}

/** @param without the import that the page is about, which has its own Undo */
export function PastImports({ without }: { without: string | undefined }) {
  const { data, error, isFetching, refetch } = useImports()
  const nameOf = useHoldingNames()
  if (data === undefined && error === null) return null
  if (data === undefined) {
    return (
      <RetryBanner title="We couldn’t load your past imports" isPending={isFetching} onRetry={() => void refetch()}>
        {messageOf(error)}
      </RetryBanner>
    )
  }
  const others = data.imports.filter(({ id }) => id !== without)
  if (others.length === 0) return null
  return (
    <Card title="Past imports">
      <ul className={styles.list}>
        {others.map((past) => (
          <PastImport key={past.id} past={past} nameOf={nameOf} />
        ))}
      </ul>
    </Card>
  )
}

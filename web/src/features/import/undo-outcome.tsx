// Undo outcome: what taking an import back came to, or what it has to ask first.
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './import.module.css'
import type { Undo } from './use-undo.ts'

const mostShown = 20

/** How many of whose trades. */
function editedBy(edited: readonly { holdingId: string }[], nameOf: (holdingId: string) => string): string[] {
  const counts = new Map<string, number>()
  for (const { holdingId } of edited) counts.set(holdingId, (counts.get(holdingId) ?? 0) + 1)
  return [...counts].map(([holdingId, count]) => `${nameOf(holdingId)}: ${formatCount(count, 'trade')}`)
}

/** @param nameOf the symbol of a holding, as far as it is known */
export function UndoOutcome({ undo, nameOf }: { undo: Undo; nameOf: (holdingId: string) => string }) {
  if (undo.problem !== null) return <Banner tone="error">{undo.problem}</Banner>
  if (undo.result === null) return null
  const { edited, holdings, state } = undo.result
  if (edited.length > 0) {
    return (
      <Banner
        tone="notice"
        title={`You’ve changed ${formatCount(edited.length, 'of these trades', 'of these trades')} since`}
      >
        <Stack gap={3}>
          <ul className={styles.remarks}>
            {editedBy(edited, nameOf)
              .slice(0, mostShown)
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
          <div className={styles.buttons}>
            <Button size="small" variant="secondary" onClick={() => undo.takeBack('keep')}>
              Undo the rest, keep those
            </Button>
            <Button size="small" variant="secondary" onClick={() => undo.takeBack('remove')}>
              Undo all of them
            </Button>
          </div>
        </Stack>
      </Banner>
    )
  }
  const left = holdings.filter(({ outcome }) => outcome === 'left')
  if (state === 'undone' && left.length === 0) {
    return (
      <Banner tone="success" title="Undone">
        Everything this import added is gone, and what was there before is back.
      </Banner>
    )
  }
  return (
    <Banner tone="notice" title="Some trades had to stay">
      {left.map(({ holdingId, message }) => (
        <p key={holdingId}>{message}</p>
      ))}
      {left.length === 0 ? (
        <p>Not everything is undone yet. Try again to go on.</p>
      ) : (
        <p>Change or delete what needs them, then undo again.</p>
      )}
    </Banner>
  )
}

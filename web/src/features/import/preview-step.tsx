// PreviewStep: everything the import would do, by investment, and the button that sends it.
import type { Preview, PreviewHolding } from '#shared/portfolio/import/preview.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import { HoldingPreview } from './holding-preview.tsx'
import styles from './import.module.css'
import type { ImportRun } from './use-import-run.ts'

const needsDecision = ({ rows, problem, offer }: PreviewHolding): boolean =>
  problem !== null || rows.some(({ state }) => state === 'needsYou') || (offer !== null && offer.chosen === null)

export function PreviewStep({ preview, run, onSend }: { preview: Preview; run: ImportRun; onSend: () => void }) {
  const isLeft = (key: string): boolean => run.choices.left?.has(key) ?? false
  const open = preview.holdings.filter((holding) => !isLeft(holding.key) && needsDecision(holding))
  const rest = preview.holdings.filter((holding) => !open.includes(holding))
  const said =
    open.length > 0
      ? `${open
          .map(({ instrument }) => instrument.symbol)
          .slice(0, 5)
          .join(', ')}${open.length > 5 ? ' and others' : ''}: have a look first, or leave out.`
      : preview.taken === 0
        ? 'There’s nothing new to add.'
        : `${formatCount(preview.taken, 'trade')} ready to add. Nothing has been sent yet.`
  return (
    <Stack gap={6}>
      {preview.limit !== null && (
        <Banner tone="error" title="That’s more than fits">
          {preview.limit} Leave some out, or choose a shorter period.
        </Banner>
      )}
      {[...open, ...rest].map((holding) => (
        <HoldingPreview key={holding.key} holding={holding} run={run} isLeft={isLeft(holding.key)} />
      ))}
      <Card>
        <div className={styles.foot}>
          <p role="status">{said}</p>
          <Button disabled={!preview.isReady} onClick={onSend}>
            Add {formatCount(preview.taken, 'trade')}
          </Button>
        </div>
      </Card>
    </Stack>
  )
}

// Preview step: everything the import would do, by investment, and the button that sends it.
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Counts, HoldingPreview } from './holding-preview.tsx'
import type { HoldingOutline } from './import-session.ts'
import styles from './import.module.css'
import { UnknownCoinsCard } from './unknown-coins-card.tsx'
import type { ImportRun } from './use-import-run.ts'
import type { ShownPreview } from './use-preview.ts'
import { ValuesCard } from './values-card.tsx'

const holdingsAtFirst = 30
/** Below a longer list nobody has to look for the button: it stands above as well. */
const shortList = 5
const moreHoldings = 100

type PreviewStepProps = {
  shown: ShownPreview
  /** The figures follow the last decision in a moment. */
  isStale: boolean
  run: ImportRun
  today: string
  onSend: () => void
}

/** What is answered goes from the page with the button that answered it: the focus stays with its investment. */
function useKeptFocus(version: number) {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (document.activeElement === document.body && last.current?.isConnected === true)
      last.current.focus({ preventScroll: true })
  }, [version])
  return (element: HTMLElement) => void (last.current = element)
}

/** In the order of the files, those that wait for the person first; nothing moves while somebody is answering. */
function useOrder(holdings: readonly HoldingOutline[]): HoldingOutline[] {
  const [first, setFirst] = useState<readonly string[]>([])
  const open = holdings.filter(({ key, isOpen }) => isOpen && !first.includes(key)).map(({ key }) => key)
  if (open.length > 0) setFirst([...first, ...open])
  return [
    ...first.flatMap((key) => holdings.find((one) => one.key === key) ?? []),
    ...holdings.filter(({ key }) => !first.includes(key)),
  ]
}

function summaryOf({ outline }: ShownPreview): string {
  const open = outline.holdings.filter(({ isOpen }) => isOpen)
  const symbols = open.slice(0, 5).map(({ instrument }) => instrument.symbol)
  if (open.length > 0)
    return `${symbols.join(', ')}${open.length > 5 ? ' and others' : ''}: have a look first, or leave out.`
  return outline.taken === 0
    ? 'There’s nothing new to add.'
    : `${formatCount(outline.taken, 'trade')} ready to add. Nothing has been sent yet.`
}

export function PreviewStep({ shown, isStale, run, today, onSend }: PreviewStepProps) {
  const { outline, version } = shown
  const [most, setMost] = useState(holdingsAtFirst)
  const keepFocus = useKeptFocus(version)
  const ordered = useOrder(outline.holdings)
  const waiting = outline.holdings.filter(({ isOpen }) => isOpen)
  const add = (
    <Button disabled={!outline.isReady} isPending={isStale && outline.isReady} pendingText="Checking…" onClick={onSend}>
      Add {formatCount(outline.taken, 'trade')}
    </Button>
  )
  return (
    <Stack gap={6}>
      <Card title="What you’ll get">
        <Stack gap={3}>
          <p>
            {formatCount(outline.holdings.length, 'investment')}
            {waiting.length > 0 && `, ${waiting.length.toLocaleString('en-AU')} with a question for you`}.
          </p>
          <Counts counts={outline.counts} />
          {outline.isReady && ordered.length > shortList && <div>{add}</div>}
          {waiting.length > 1 && (
            <div className={styles.quietFirst}>
              <Button
                size="small"
                variant="quiet"
                onClick={() =>
                  run.choose((before) => ({
                    ...before,
                    left: new Set([...(before.left ?? []), ...waiting.map(({ key }) => key)]),
                  }))
                }
              >
                Leave out those {waiting.length.toLocaleString('en-AU')}, add the rest
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      {outline.limit !== null && (
        <Banner tone="error" title="That’s more than fits">
          {outline.limit} Leave some out, or choose a shorter period.
        </Banner>
      )}
      <UnknownCoinsCard holdings={outline.holdings} run={run} />
      <ValuesCard values={outline.values} run={run} />
      {ordered.slice(0, most).map((holding) => (
        <div
          key={holding.key}
          className={styles.holding}
          tabIndex={-1}
          onFocus={({ currentTarget }) => keepFocus(currentTarget)}
        >
          <HoldingPreview holding={holding} run={run} version={version} today={today} />
        </div>
      ))}
      {ordered.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(most + moreHoldings)}>
            Show more of {formatCount(ordered.length, 'investment')}
          </Button>
        </div>
      )}
      <Card>
        <div className={styles.foot}>
          <p role="status">{summaryOf(shown)}</p>
          {add}
        </div>
      </Card>
    </Stack>
  )
}

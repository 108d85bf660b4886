// Sending step: how far an import is, what came of it, and Undo for exactly that import.
import { type RefObject, useRef } from 'react'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useHoldingNames } from '../../data/use-imports.ts'
import styles from './import.module.css'
import { UndoOutcome } from './undo-outcome.tsx'
import { useFocusHere } from './use-focus-here.ts'
import type { Sending, SendingRun } from './use-sending.ts'
import { useUndo } from './use-undo.ts'

const inFigures = (count: number): string => count.toLocaleString('en-AU')
const doneCount = ({ so: { added, exists, refused } }: Sending): number => added + exists + refused.length

function statusOf({ waiting, isKept }: Sending): string {
  if (waiting?.kind === 'connection')
    return 'Connection lost. We’ll go on by ourselves when it’s back; nothing is added twice.'
  if (waiting?.kind === 'turn')
    return `That was a lot at once. We’ll go on in ${formatCount(waiting.seconds, 'second')}.`
  return isKept
    ? 'If this page is closed, you can go on from here later.'
    : 'Keep this page open: this browser can’t remember the rest.'
}

function Progress({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const { so } = sending
  const done = doneCount(sending)
  return (
    <Card>
      <Stack gap={4}>
        <ProgressBar
          label="Adding your trades"
          percent={so.total === 0 ? 0 : (done / so.total) * 100}
          valueText={`${inFigures(done)} of ${inFigures(so.total)}`}
        />
        <p role="status" className={styles.quiet}>
          {statusOf(sending)}
        </p>
        <div>
          <Button variant="secondary" onClick={onStop}>
            Stop
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

const Refused = ({ refused }: { refused: Sending['so']['refused'] }) => (
  <Banner tone="notice" title={`${formatCount(refused.length, 'trade')} couldn’t be added`}>
    {[...new Set(refused.map(({ message }) => message))].slice(0, 10).map((message) => (
      <p key={message}>{message}</p>
    ))}
  </Banner>
)

const titles = { kept: 'An import isn’t finished', sending: '', stopped: 'Stopped', done: 'All done' } as const

type OutcomeProps = {
  run: SendingRun & { sending: Sending }
  /** Whether the files are still open, so that an import that was refused can be compared anew. */
  hasFiles: boolean
  onAgain: () => void
  region: RefObject<HTMLElement | null>
}

function Outcome({ run, hasFiles, onAgain, region }: OutcomeProps) {
  const { sending } = run
  const { so, state, problem, isOver } = sending
  const undo = useUndo(so.importId)
  const nameOf = useHoldingNames()
  const isUndone = undo.result?.state === 'undone'
  useFocusHere(region, isUndone && 'undone')
  const isTaking = undo.result !== null || undo.isPending
  const rest = so.total - doneCount(sending)
  const hasRest = state !== 'done' && !isOver && rest > 0
  return (
    <Card title={isUndone ? 'Import undone' : titles[state]}>
      <Stack gap={4}>
        {!isUndone && (
          <p role="status">
            {state === 'kept' && `${so.label}: `}
            {formatCount(so.added, 'trade')} added.
            {so.exists > 0 && ` ${formatCount(so.exists, 'was', 'were')} there already.`}
            {hasRest && ` ${formatCount(rest, 'is', 'are')} still to be added.`}
          </p>
        )}
        {problem !== null && <Banner tone="error">{problem}</Banner>}
        {so.refused.length > 0 && !isUndone && <Refused refused={so.refused} />}
        <UndoOutcome undo={undo} nameOf={nameOf} />
        <div className={styles.buttons}>
          {hasRest && !isTaking && <Button onClick={run.goOn}>Go on</Button>}
          {isOver && <Button onClick={onAgain}>{hasFiles ? 'Compare again' : 'Choose the file again'}</Button>}
          <ButtonLink variant={isOver || (hasRest && !isTaking) ? 'secondary' : 'primary'} to={paths.portfolio}>
            See your portfolio
          </ButtonLink>
          {!isUndone && (!isOver || so.added > 0) && (
            <Button
              variant="secondary"
              isPending={undo.isPending}
              pendingText="Undoing…"
              onClick={() => undo.takeBack()}
            >
              Undo this import
            </Button>
          )}
          {!isOver && (
            <Button variant="quiet" onClick={onAgain}>
              {hasRest && !isUndone ? 'Forget the rest' : 'Import another file'}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  )
}

export function SendingStep({ run, ...about }: Omit<OutcomeProps, 'run' | 'region'> & { run: SendingRun }) {
  const { sending } = run
  const region = useRef<HTMLDivElement>(null)
  useFocusHere(region, sending !== null && sending.state !== 'kept' && sending.state)
  if (sending === null) return null
  return (
    <div ref={region} tabIndex={-1} className={styles.holding}>
      {sending.state === 'sending' ? (
        <Progress sending={sending} onStop={run.stop} />
      ) : (
        <Outcome run={{ ...run, sending }} region={region} {...about} />
      )}
    </div>
  )
}

// SendingStep: how far an import is, what came of it, and Undo for exactly that import.
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './import.module.css'
import type { Sending, SendingRun } from './use-sending.ts'

const waitingWords = {
  connection: 'Connection lost. We’ll go on by ourselves when it’s back; nothing is added twice.',
  turn: 'That was a lot at once. We’ll go on in a moment.',
} as const

const doneCount = ({ sent }: Sending): number => sent.added + sent.exists + sent.refused.length

function Progress({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const done = doneCount(sending)
  return (
    <Card>
      <Stack gap={4}>
        <ProgressBar
          label="Adding your trades"
          percent={sending.total === 0 ? 0 : (done / sending.total) * 100}
          valueText={`${done.toLocaleString('en-AU')} of ${sending.total.toLocaleString('en-AU')}`}
        />
        <p role="status" className={styles.quiet}>
          {sending.waiting === null ? 'Keep this page open.' : waitingWords[sending.waiting]}
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

/** What an undo came to, or what it has to ask first. */
function UndoOutcome({ run: { undo, takeBack } }: { run: SendingRun }) {
  if (undo.problem !== null) return <Banner tone="error">{undo.problem}</Banner>
  if (undo.result === null) return null
  const { edited, holdings, state } = undo.result
  if (edited.length > 0 && state === 'open') {
    return (
      <Banner
        tone="notice"
        title={`You’ve changed ${formatCount(edited.length, 'of these trades', 'of these trades')} since`}
      >
        <div className={styles.buttons}>
          <Button size="small" variant="secondary" onClick={() => takeBack('keep')}>
            Undo the rest, keep those
          </Button>
          <Button size="small" variant="secondary" onClick={() => takeBack('remove')}>
            Undo all of them
          </Button>
        </div>
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
      {left.length === 0 && <p>Not everything is undone yet. Try again to go on.</p>}
    </Banner>
  )
}

function Outcome({ run, onAgain }: { run: SendingRun; onAgain: () => void }) {
  const { sending, undo, takeBack, send } = run
  if (sending === null) return null
  const { sent, state, problem, chunks } = sending
  const isUndone = undo.result?.state === 'undone'
  return (
    <Card title={isUndone ? 'Import undone' : state === 'done' ? 'All done' : 'Stopped'}>
      <Stack gap={4}>
        <p role="status">
          {formatCount(sent.added, 'trade')} added.
          {sent.exists > 0 && ` ${formatCount(sent.exists, 'was', 'were')} there already.`}
          {state === 'stopped' && ' The rest has not been added.'}
        </p>
        {problem !== null && <Banner tone="error">{problem}</Banner>}
        {sent.refused.length > 0 && (
          <Banner tone="notice" title={`${formatCount(sent.refused.length, 'trade')} couldn’t be added`}>
            {[...new Set(sent.refused.map(({ message }) => message))].slice(0, 10).map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Banner>
        )}
        <UndoOutcome run={run} />
        <div className={styles.buttons}>
          <ButtonLink to={paths.portfolio}>See your portfolio</ButtonLink>
          {state === 'stopped' && !isUndone && (
            <Button variant="secondary" onClick={() => send(chunks)}>
              Go on
            </Button>
          )}
          {!isUndone && (
            <Button variant="secondary" isPending={undo.isPending} pendingText="Undoing…" onClick={() => takeBack()}>
              Undo this import
            </Button>
          )}
          <Button variant="quiet" onClick={onAgain}>
            Import another file
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

export const SendingStep = ({ run, onAgain }: { run: SendingRun; onAgain: () => void }) =>
  run.sending?.state === 'sending' ? (
    <Progress sending={run.sending} onStop={run.stop} />
  ) : (
    <Outcome run={run} onAgain={onAgain} />
  )

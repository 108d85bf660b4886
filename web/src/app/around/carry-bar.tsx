// Carry bar: brings what was done while looking around into the account, and says what became of it.
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, RefreshCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { carryOver } from '../../data/carry-over.ts'
import type { Carried } from '../../data/carry-progress.ts'
import { useUid } from '../../data/use-auth.ts'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './around.module.css'

type State =
  { step: 'sending' } | { step: 'waiting'; why: string } | { step: 'done'; carried: Carried } | { step: 'gone' }

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** What was brought, as a sentence. */
function carriedWords({ holdings, trades, lessons, years, watched, alerts, there, refused }: Carried): string {
  const parts = [
    ...counted(holdings, 'investment', 'investments'),
    ...counted(trades, 'trade', 'trades'),
    ...counted(lessons, 'lesson', 'lessons'),
    ...counted(years, 'tax year', 'tax years'),
    ...counted(watched, 'watched investment', 'watched investments'),
    ...counted(alerts, 'price alert', 'price alerts'),
  ]
  const rest = there > 0 ? ' What your account had already stays as it was.' : ''
  if (parts.length > 0) return `Brought along into your account: ${parts.join(', ')}.${rest}`
  if (there > 0 && refused.length === 0) return 'Your account had everything you did while looking around already.'
  return refused.length > 0
    ? 'What you did while looking around couldn’t be brought along.'
    : 'You hadn’t added, watched or learned anything while looking around, so there was nothing to bring along.'
}

export default function CarryBar() {
  const client = useQueryClient()
  const uid = useUid()
  const [state, setState] = useState<State>({ step: 'sending' })
  const isSending = state.step === 'sending'
  useEffect(() => {
    if (!isSending) return
    carryOver(client, uid).then(
      (carried) => setState(carried === null ? { step: 'gone' } : { step: 'done', carried }),
      (error: unknown) => setState({ step: 'waiting', why: messageOf(error) }),
    )
  }, [client, uid, isSending])
  useEffect(() => {
    const again = (): void => setState((now) => (now.step === 'waiting' ? { step: 'sending' } : now))
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  if (state.step === 'gone') return null
  return (
    <section className={styles.bar} aria-label="From looking around">
      {state.step === 'sending' && <p className={styles.text}>Bringing along what you did while looking around.</p>}
      {state.step === 'waiting' && (
        <>
          <p className={styles.text}>
            Not everything you did while looking around is in your account yet. {state.why} It stays in this tab until
            it is.
          </p>
          <Button
            size="small"
            icon={<RefreshCw size={16} aria-hidden="true" />}
            onClick={() => setState({ step: 'sending' })}
          >
            Try again
          </Button>
        </>
      )}
      {state.step === 'done' && (
        <>
          <CircleCheck size={18} aria-hidden="true" />
          <div className={styles.text}>
            <p>{carriedWords(state.carried)}</p>
            {state.carried.refused.length > 0 && (
              <ul className={styles.list}>
                {state.carried.refused.map(({ what, reason }) => (
                  <li key={`${what} ${reason}`}>
                    {what}: {reason}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <IconButton label="Dismiss" icon={<X size={18} />} onClick={() => setState({ step: 'gone' })} />
        </>
      )}
    </section>
  )
}

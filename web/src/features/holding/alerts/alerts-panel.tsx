// Alerts panel: the rules about one security, each on or off, with a way to set another (P95).
import { BellPlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AlertRule } from '#shared/watchlist/contract.ts'
import type { WantedAlert } from '../../../data/edits.ts'
import { useAlerts, useRemoveAlert, useSetAlert } from '../../../data/use-alerts.ts'
import { messageOf } from '../../../lib/api.ts'
import { around } from '../../../lib/around.ts'
import { focusIfLost } from '../../../lib/focus.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../router/router.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useToast } from '../../../ui/toast.tsx'
import styles from '../watching/watching.module.css'
import { AlertForm } from './alert-form.tsx'
import { reachedText, ruleText } from './alert-words.ts'

const undoMs = 10_000

const isAbout = (a: AlertRule['security'], b: AlertRule['security']): boolean =>
  a.coinId === b.coinId && (a.coinId !== undefined || a.symbol === b.symbol)

/** Whether alerts are mailed too, and where to turn that on; where prices stand still, that there are none. */
function MailsNote({ mails }: { mails: 'on' | 'off' | 'no-consent' }) {
  if (around() !== undefined)
    return <p className={styles.quiet}>Prices don’t move while you look around, so no alert is reached.</p>
  if (mails === 'on') return <p className={styles.quiet}>You’ll get at most one mail a day about each alert.</p>
  return (
    <p className={styles.quiet}>
      Alerts show up here. Mails about them are off: turn on {mails === 'off' ? 'price alerts' : 'mails'} under
      Notifications in <Link to={paths.profile}>your profile</Link>.
    </p>
  )
}

function useRuleDeeds(focus: () => void) {
  const set = useSetAlert()
  const remove = useRemoveAlert()
  const showToast = useToast()
  const failed = (what: string) => (error: unknown) => showToast({ text: `${what} ${messageOf(error)}`, tone: 'error' })
  // By promises: callbacks given to `mutate` run for the latest call only, and not once the panel is gone.
  const turn = (rule: WantedAlert): void => void set.mutateAsync(rule).catch(failed('The alert couldn’t be changed.'))
  const told = (rule: AlertRule): void => {
    showToast({
      text: `${rule.security.symbol}: alert deleted.`,
      action: { label: 'Undo', onPress: () => turn(rule) },
      shownForMs: undoMs,
    })
    focus()
  }
  return {
    turn,
    remove: (rule: AlertRule): void =>
      void remove.mutateAsync(rule).then(() => told(rule), failed('The alert couldn’t be deleted.')),
  }
}

type AlertsPanelProps = {
  security: AlertRule['security']
  /** Whether its price is a sample, old or not known: such a price reaches no alert. */
  lacksMarketPrice?: boolean
}

export function AlertsPanel({ security, lacksMarketPrice = false }: AlertsPanelProps) {
  const { data, error, isFetching, refetch } = useAlerts()
  const [isAdding, setAdding] = useState(false)
  const showToast = useToast()
  const panel = useRef<HTMLDivElement>(null)
  const focusAdd = (): void => focusIfLost(() => panel.current?.querySelector<HTMLElement>('[data-add]')?.focus())
  const deeds = useRuleDeeds(focusAdd)
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="3rem" />
    ) : (
      <p className={styles.quiet} role="alert">
        Your alerts couldn’t be loaded. {messageOf(error)}{' '}
        <Button size="small" variant="quiet" isPending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  const rules = data.rules.filter((rule) => isAbout(rule.security, security))
  return (
    <div className={styles.alerts} ref={panel}>
      {rules.length > 0 && (
        <ul aria-label={`Alerts for ${security.symbol}`}>
          {rules.map((rule) => (
            <li key={rule.id} className={styles.rule}>
              <Switch
                label={ruleText(rule)}
                description={reachedText(rule) ?? undefined}
                isOn={rule.isOn}
                onTurn={(isOn) => deeds.turn({ ...rule, isOn })}
              />
              <IconButton
                label={`Delete alert: ${ruleText(rule)}`}
                icon={<Trash2 size={18} />}
                onClick={() => deeds.remove(rule)}
              />
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <AlertForm
          security={security}
          onSet={(text) => {
            setAdding(false)
            showToast({ text, tone: 'success' })
            focusAdd()
          }}
          onCancel={() => {
            setAdding(false)
            focusAdd()
          }}
        />
      ) : (
        <div>
          <Button
            data-add
            size="small"
            variant="secondary"
            icon={<BellPlus size={16} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            Set an alert
          </Button>
        </div>
      )}
      {lacksMarketPrice && around() === undefined && (
        <p className={styles.quiet}>Alerts wait for a price from the market.</p>
      )}
      <MailsNote mails={data.mails} />
    </div>
  )
}

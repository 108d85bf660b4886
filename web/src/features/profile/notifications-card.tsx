// Notifications card: whether mails are sent at all, the four kinds, saved as they are turned, and what may stand in them.
import type { User } from '#shared/account/user.ts'
import { type Notification, useMessageSettings, useNotifications } from '../../data/use-profile-edits.ts'
import { messageOf } from '../../lib/api.ts'
import { around } from '../../lib/around.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './profile.module.css'

/** Whoever changes what is sent, or when, changes its words here. */
const notifications: ReadonlyArray<{ notification: Notification; label: string; description: string }> = [
  {
    notification: 'priceAlerts',
    label: 'Price alerts',
    description: 'When a price reaches an alert you set: at most one mail a day for each alert.',
  },
  {
    notification: 'marketNews',
    label: 'Market news',
    description:
      'Saturdays at 9 am in Sydney: what prices of what you hold and watch did, dates ahead and a term explained.',
  },
  {
    notification: 'weeklyReports',
    label: 'Weekly reports',
    description: 'Sundays at 5 pm in Sydney: what you learned, what is waiting and what your portfolio did.',
  },
  {
    notification: 'achievementUpdates',
    label: 'Achievement updates',
    description: 'What you unlocked, at most one mail a day. Inside the app you always see it.',
  },
]

type Messages = User['messages']

const stopped: Readonly<Record<'bounce' | 'complaint', (email: string) => string>> = {
  bounce: (email) => `Mails to ${email} came back, so we stopped sending. Turn them on again when your mailbox works.`,
  complaint: (email) => `A mail to ${email} was reported as spam, so we stopped sending.`,
}

function stateWords({ consentAt, stopped: stop }: Messages, email: string): string {
  if (stop !== null) return stopped[stop.because](email)
  if (consentAt === null) return `Nothing is sent yet. Turn on mails to get what is switched on below at ${email}.`
  return `What is switched on is sent to ${email}. Every mail has a link that stops it.`
}

export function NotificationsCard({ user }: { user: User }) {
  const { preferences, messages, profile } = user
  const showToast = useToast()
  const { shown, turn } = useNotifications(preferences, ({ notification, isOn }, error) => {
    const label = notifications.find((known) => known.notification === notification)?.label
    const back = isOn ? 'off' : 'on'
    showToast({
      text: `We couldn’t save ${label?.toLowerCase()}, so it’s ${back} again. ${messageOf(error)}`,
      tone: 'error',
    })
  })
  const { includeAmounts, isTurningOn, change } = useMessageSettings(messages, (error) =>
    showToast({ text: `We couldn’t save that, so nothing has changed. ${messageOf(error)}`, tone: 'error' }),
  )
  const isAround = around() !== undefined
  const isOff = !isAround && (messages.consentAt === null || messages.stopped !== null)
  return (
    <Card title="Notifications">
      <p className={styles.about} role="status">
        {isAround
          ? 'Nobody is mailed while you look around. With an account, these are sent if you want them.'
          : stateWords(messages, profile.email)}
      </p>
      {isOff && (
        <p className={styles.turnOn}>
          <Button isPending={isTurningOn} onClick={() => change({ isWanted: true })}>
            Turn on mails
          </Button>
        </p>
      )}
      <div className={styles.switches}>
        {notifications.map(({ notification, ...words }) => (
          <Switch
            key={notification}
            {...words}
            isOn={shown[notification]}
            onTurn={(isOn) => turn({ notification, isOn })}
          />
        ))}
      </div>
      <div className={styles.amounts}>
        <Switch
          label="Include amounts"
          description="Dollar amounts of your portfolio in the text of mails. Off: percentages only. Never in a subject."
          isOn={includeAmounts}
          onTurn={(isOn) => change({ includeAmounts: isOn })}
        />
      </div>
    </Card>
  )
}

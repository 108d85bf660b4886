// Notifications card: the four settings, saved as they are turned, and what they do today.
import type { Preferences } from '#shared/account/user.ts'
import { type Notification, useNotifications } from '../../data/use-profile-edits.ts'
import { messageOf } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './profile.module.css'

/** Whoever makes one of these be sent changes its words here. */
const notifications: ReadonlyArray<{ notification: Notification; label: string; description: string }> = [
  {
    notification: 'priceAlerts',
    label: 'Price alerts',
    description: 'Large moves in what you hold. Not sent yet.',
  },
  {
    notification: 'marketNews',
    label: 'Market news',
    description: 'General news to learn from. Not sent yet.',
  },
  {
    notification: 'weeklyReports',
    label: 'Weekly reports',
    description: 'Your week in one summary. Not sent yet.',
  },
  {
    notification: 'achievementUpdates',
    label: 'Achievement updates',
    description: 'What you unlocked. Not sent yet; inside the app you always see it.',
  },
]

export function NotificationsCard({ saved }: { saved: Preferences }) {
  const showToast = useToast()
  const { shown, turn } = useNotifications(saved, ({ notification, isOn }, error) => {
    const label = notifications.find((known) => known.notification === notification)?.label
    const back = isOn ? 'off' : 'on'
    showToast({
      text: `We couldn’t save ${label?.toLowerCase()}, so it’s ${back} again. ${messageOf(error)}`,
      tone: 'error',
    })
  })
  return (
    <Card title="Notifications">
      <p className={styles.about}>
        Gumnut sends no notifications yet, only sign-in codes. Your choices are saved for when it does.
      </p>
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
    </Card>
  )
}

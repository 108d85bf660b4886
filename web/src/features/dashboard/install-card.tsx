// Install card: offers to put the app on the device, once, without getting in the way.
import { useEffect, useState } from 'react'
import { endOffer, heldOffer, type InstallEvent } from '../../lib/install.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './install-card.module.css'

/** iOS has no offer of its own; only Safari there knows this word, and says false outside the home screen. */
const isSafariOnPhone = (): boolean => 'standalone' in navigator && navigator.standalone === false

export default function InstallCard() {
  const [offer, setOffer] = useState<InstallEvent>()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    // Held by now, whenever it came.
    const onOffer = (): void => setOffer(heldOffer)
    onOffer()
    const onInstalled = (): void => setOver(true)
    window.addEventListener('beforeinstallprompt', onOffer)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer)
      window.removeEventListener('appinstalled', onInstalled)
    }
  }, [])
  if (isOver || (offer === undefined && !isSafariOnPhone())) return null
  const end = (): void => {
    endOffer()
    setOver(true)
  }
  return (
    <Card title="Gumnut as an app">
      <p className={styles.text}>Open Gumnut from its own icon, with or without a network.</p>
      {offer === undefined && (
        <p className={styles.text}>
          In Safari, tap Share, then “Add to Home Screen”. You may have to sign in once more there.
        </p>
      )}
      <div className={styles.actions}>
        {offer !== undefined && (
          <Button
            size="small"
            onClick={() => {
              end()
              void offer.prompt()
            }}
          >
            Install
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={end}>
          {offer === undefined ? 'Got it' : 'Not now'}
        </Button>
      </div>
    </Card>
  )
}

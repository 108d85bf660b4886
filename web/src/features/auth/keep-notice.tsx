// Keep notice: that what was done while looking around comes along into the account, unless the person leaves it behind.
import { useState } from 'react'
import { leaveBehind } from '../../data/looked-around.ts'
import { Banner } from '../../ui/banner.tsx'
import styles from './auth.module.css'

export default function KeepNotice() {
  const [isLeft, setLeft] = useState(false)
  if (isLeft) return null
  const leave = (): void => {
    leaveBehind()
    setLeft(true)
  }
  return (
    <Banner
      tone="info"
      action={
        <button type="button" className={styles.link} onClick={leave}>
          Leave it behind
        </button>
      }
    >
      What you added and learned while looking around comes along, into a new account or one you sign in to.
    </Banner>
  )
}

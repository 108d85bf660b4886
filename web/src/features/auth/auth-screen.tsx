// Auth screen: the frame of every step of the sign-in flow: title, what went wrong, the form, the ways out.
import { Button } from '@aws-amplify/ui-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'
import styles from './auth.module.css'

type AuthScreenProps = {
  title: string
  subtitle: ReactNode
  failure: string | null
  /** For buttons outside the form that belong to it. */
  formId?: string
  notice?: ReactNode
  children: ReactNode
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Moves the focus to the title: for every screen but the first. */
  isNext: boolean
  footer: ReactNode
}

export function AuthScreen(screen: AuthScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isNext, title } = screen
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext, title])
  return (
    <>
      <title>{`${title} · Gumnut`}</title>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.subtitle}>{screen.subtitle}</p>
      {screen.notice}
      {screen.failure !== null && <Banner tone="error">{screen.failure}</Banner>}
      <form id={screen.formId} className={styles.form} noValidate onSubmit={(event) => void screen.onSubmit(event)}>
        {screen.children}
        {/* Busy rather than disabled, so that the focus stays on it. */}
        <Button
          type="submit"
          variation="primary"
          isFullWidth
          isDisabled={false}
          isLoading={screen.isPending}
          loadingText={screen.pendingLabel}
          aria-disabled={screen.isPending}
        >
          {screen.submitLabel}
        </Button>
      </form>
      {screen.footer}
    </>
  )
}

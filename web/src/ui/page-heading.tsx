// Page heading: the title of a page, in the tab and on the page; it receives the focus when the page was navigated to.
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './page-heading.module.css'

/** The page that was announced last. The first page after loading is announced by the browser itself. */
let announcedPath: string | undefined

/**
 * For a screen without such a heading, as sign-in is: the page that takes its place is announced.
 * @param announce moves the focus to the screen's own heading; called when the screen took the place of another one
 */
export function useNextAnnounced(announce: () => void): void {
  const latest = useRef(announce)
  useEffect(() => {
    if (announcedPath !== undefined) latest.current()
    return () => {
      announcedPath = ''
    }
  }, [])
}

const hasContent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false

type PageHeadingProps = {
  title: string
  /** What the tab is called, where that differs. */
  tabTitle?: string
  /** A line or two below the title. */
  children?: ReactNode
  /** One small control that stays beside the title on a phone. */
  corner?: ReactNode
  /** Buttons: a row of their own on a phone. */
  actions?: ReactNode
}

export function PageHeading({ title, tabTitle = title, children, corner, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const path = window.location.pathname
    if (announcedPath !== undefined && announcedPath !== path) heading.current?.focus({ preventScroll: true })
    announcedPath = path
  }, [])
  return (
    <header className={styles.header}>
      <title>{`${tabTitle} · Gumnut`}</title>
      <div className={styles.titles}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {hasContent(corner) && <div className={styles.corner}>{corner}</div>}
      {hasContent(actions) && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

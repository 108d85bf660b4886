// Banner: something about this page that a person has to know, in place, until it is no longer so.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './banner.module.css'
import { classNames } from './class-names.ts'

type Tone = 'error' | 'notice' | 'info' | 'success'
const icons = { error: CircleAlert, notice: TriangleAlert, info: Info, success: CircleCheck }

type BannerProps = { tone: Tone; title?: string | undefined; children?: ReactNode; action?: ReactNode }

/**
 * Errors interrupt a screen reader, everything else waits its turn. An error in a form is why it was not sent, and may stand above what
 * a phone shows of it: it is scrolled to.
 */
export function Banner({ tone, title, children, action }: BannerProps) {
  const Icon = icons[tone]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tone === 'error' && box.current?.closest('form')) box.current.scrollIntoView({ block: 'nearest' })
  }, [tone])
  return (
    <div className={classNames(styles.banner, styles[tone])} ref={box} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.text}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children !== undefined && <div>{children}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}

// Banner: something about this page that a person has to know, in place, until it is no longer so.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { classNames } from './class-names.ts'

type Tone = 'error' | 'notice' | 'info' | 'success'
const icons = { error: CircleAlert, notice: TriangleAlert, info: Info, success: CircleCheck }

type BannerProps = { tone: Tone; title?: string; children?: ReactNode; action?: ReactNode }

/** Errors interrupt a screen reader, everything else waits its turn. */
export function Banner({ tone, title, children, action }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
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

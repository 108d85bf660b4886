// Progress bar: how far along something is whose length is known.
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  /** 0 to 100. */
  percent: number
  /** What the bar means in words, shown at the end of the line and read aloud: `3 of 11 lessons`. */
  valueText?: string
  tone?: 'primary' | 'accent'
  isLabelHidden?: boolean
  hint?: ReactNode
}

export function ProgressBar({
  label,
  percent,
  valueText,
  tone = 'primary',
  isLabelHidden = false,
  hint,
}: ProgressBarProps) {
  const id = useId()
  const width = Math.min(100, Math.max(0, percent))
  return (
    <div className={styles.progress}>
      {!isLabelHidden && (
        <div className={styles.line}>
          <span id={id}>{label}</span>
          {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <div
        className={classNames(styles.track, styles[tone])}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(width)}
        aria-valuetext={valueText}
        {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
      >
        <div className={styles.fill} style={{ transform: `scaleX(${width / 100})` }} />
      </div>
      {hint !== undefined && <div className={styles.hint}>{hint}</div>}
    </div>
  )
}

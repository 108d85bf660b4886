// Field: a label, a control, and what helps or is wrong, tied together for every reader.
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

export type FieldTexts = {
  label: string
  hint?: ReactNode
  /** What is wrong and how to put it right. Undefined while all is well. */
  error?: string | undefined
  /** Says "(optional)" after the label. */
  isOptional?: boolean
}

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
type FieldProps = FieldTexts & {
  /** Shown inside the control's frame: `$` before, `%` or a button after. */
  prefix?: ReactNode
  suffix?: ReactNode
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, isOptional = false, prefix, suffix, children }: FieldProps) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      <div className={classNames(styles.frame, error !== undefined && styles.wrong)}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        {children({
          id,
          'aria-describedby': [errorId, hintId].filter((part) => part !== undefined).join(' ') || undefined,
          'aria-invalid': error === undefined ? undefined : true,
        })}
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}

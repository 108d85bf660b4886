// Switch: something that is on or off, and takes effect as soon as it is turned.
import { type ReactNode, useId } from 'react'
import covering from './covering-input.module.css'
import styles from './switch.module.css'

type SwitchProps = {
  label: string
  /** What it does, below its name. */
  description?: ReactNode
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

export function Switch({ label, description, isOn, onTurn }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.line} htmlFor={id}>
      <span className={styles.text}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {description !== undefined && (
          <span className={styles.description} id={`${id}-description`}>
            {description}
          </span>
        )}
      </span>
      <input
        className={`${covering.input} ${styles.input}`}
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb} />
      </span>
    </label>
  )
}

// Choice group: one of a few, shown as buttons; to a keyboard and a screen reader it is a radio group.
import { Check, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import covering from './covering-input.module.css'
import styles from './choice-group.module.css'
import { classNames } from './class-names.ts'

export type Choice<V extends string> = { value: V; label: string; hint?: string }
type ChoiceGroupProps<V extends string> = {
  legend: string
  choices: ReadonlyArray<Choice<V>>
  value: V | ''
  onChange: (value: V) => void
  columns?: 1 | 2 | 3
  error?: string | undefined
}

export function ChoiceGroup<V extends string>({
  legend,
  choices,
  value,
  onChange,
  columns = 2,
  error,
}: ChoiceGroupProps<V>) {
  const name = useId()
  const errorId = error === undefined ? undefined : `${name}-error`
  return (
    <fieldset aria-describedby={errorId}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.choices, styles[`columns${columns}`])}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              className={covering.input}
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              aria-describedby={choice.hint === undefined ? undefined : `${name}-${choice.value}`}
              aria-label={choice.label}
            />
            <span className={styles.text}>
              <span className={styles.label}>{choice.label}</span>
              {choice.hint !== undefined && (
                <span className={styles.hint} id={`${name}-${choice.value}`}>
                  {choice.hint}
                </span>
              )}
            </span>
            <Check className={styles.tick} size={18} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

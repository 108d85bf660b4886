// Sliders: the numbers of a figure that can be moved, by finger, mouse and keyboard.
import { useId } from 'react'
import styles from './figure.module.css'

export type SliderOf<Values> = {
  name: keyof Values & string
  label: string
  least: number
  most: number
  step: number
  text: (value: number) => string
}

type SlidersProps<Values> = {
  sliders: ReadonlyArray<SliderOf<Values>>
  values: Values
  onChange: (values: Values) => void
}

export function Sliders<Values extends Readonly<Record<keyof Values, unknown>>>({
  sliders,
  values,
  onChange,
}: SlidersProps<Values>) {
  const id = useId()
  return (
    <div className={styles.sliders}>
      {sliders.map(({ name, label, least, most, step, text }) => {
        const value = Number(values[name])
        return (
          <div key={name} className={styles.slider}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            {/* The slider says it itself. */}
            <strong aria-hidden="true">{text(value)}</strong>
            <input
              id={`${id}-${name}`}
              type="range"
              min={least}
              max={most}
              step={step}
              value={value}
              aria-valuetext={text(value)}
              onChange={({ target }) => onChange({ ...values, [name]: target.valueAsNumber })}
            />
          </div>
        )
      })}
    </div>
  )
}

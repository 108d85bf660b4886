// Text area: text of several lines in a frame that grows with it, up to a few lines, and scrolls from there.
import type { Ref, TextareaHTMLAttributes } from 'react'
import styles from './text-area.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'children' | 'rows'>
type TextAreaProps = Native & {
  /** Spoken; what is seen is the placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

export const TextArea = ({ label, value, onChange, ref, ...rest }: TextAreaProps) => (
  <label className={styles.frame}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {/* The same text in a hidden copy makes the frame as high as the text needs. */}
    <span className={styles.copy} aria-hidden="true">
      {`${value} `}
    </span>
    <textarea
      {...rest}
      className={styles.text}
      ref={ref}
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
)

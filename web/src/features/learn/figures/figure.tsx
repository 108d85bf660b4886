// Figure: the frame of something to try out inside a lesson: what to try, the drawing, the sliders, what one sees.
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Announcer } from './announcer.tsx'
import styles from './figure.module.css'

type FigureProps = {
  title: string
  /** What to try, a sentence. */
  task: string
  /** The drawing, which is text as well. */
  children: ReactNode
  controls: ReactNode
  /** What one sees, with the numbers; read out once it has settled. */
  said: string
  /** What is assumed, and what is left out. */
  note: string
  onReset: () => void
}

export function Figure({ title, task, children, controls, said, note, onReset }: FigureProps) {
  const id = useId()
  return (
    <section className={styles.figure} aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      <p>{task}</p>
      {children}
      {controls}
      <p className={styles.said}>{said}</p>
      <Announcer text={said} />
      <p className={styles.note}>{note}</p>
      <div>
        <Button size="small" variant="secondary" onClick={onReset}>
          Back to the example
        </Button>
      </div>
    </section>
  )
}

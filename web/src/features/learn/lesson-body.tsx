// Lesson body: what is to be read: the objective, the text, the takeaways, where the figures come from.
import { Check, Target } from 'lucide-react'
import { type Ref, useId } from 'react'
import type { LessonText } from '#shared/learning/lesson.ts'
import type { NamedTerm } from './term-tokens.ts'
import { disclaimer } from '../../lib/disclaimer.ts'
import { DisclaimerBox } from '../../ui/disclaimer-box.tsx'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import type { PlacedFigure } from './figures/lesson-figures.tsx'
import styles from './lesson-body.module.css'
import { LessonSources } from './lesson-sources.tsx'
import { Markdown } from './markdown.tsx'

const takeaways = [
  'Understand the core concepts before anything else.',
  'Apply the principles gradually, one at a time.',
  'Investing is long-term: think in years, not days.',
]

/** A title inside a sentence: only abbreviations keep their capitals. */
const inSentence = (title: string): string => title.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())

const Objective = ({ title, own }: { title: string; own: readonly string[] }) => (
  <div className={styles.objective}>
    <Target className={styles.objectiveIcon} size={24} strokeWidth={1.75} aria-hidden="true" />
    <div>
      <p className={styles.boxTitle}>Learning objective</p>
      <p>
        By the end of this lesson you will understand the key ideas behind <strong>{inSentence(title)}</strong> and what
        they mean for everyday investors.
      </p>
      {own.length > 0 && (
        <>
          <p className={styles.ownTitle}>Afterwards you can:</p>
          <ul className={styles.own}>
            {own.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  </div>
)

function KeyTakeaways({ own }: { own: readonly string[] }) {
  const headingId = useId()
  return (
    <section className={styles.takeaways} aria-labelledby={headingId}>
      <h3 className={styles.boxTitle} id={headingId}>
        Key Takeaways
      </h3>
      <ul className={styles.lines}>
        {takeaways.map((line) => (
          <li key={line} className={styles.line}>
            <Check className={styles.tick} size={20} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <>
          <p className={styles.ownTitle}>From this lesson</p>
          <ul className={styles.own}>
            {own.map((takeaway) => (
              <li key={takeaway}>{takeaway}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type LessonBodyProps = {
  title: string
  text: LessonText
  /** What there is to try out, and where in the text. */
  figures?: readonly PlacedFigure[]
  /** The glossary, once it is there. */
  terms?: readonly NamedTerm[] | undefined
  ref: Ref<HTMLDivElement>
}

/** The focus goes to the text when the lesson opens, so that the keys scroll it. */
export const LessonBody = ({
  title,
  text: { body, objectives = [], takeaways: own = [], sources, checkedOn },
  figures,
  terms,
  ref,
}: LessonBodyProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard
  <div className={styles.body} ref={ref} role="region" aria-label="Lesson text" tabIndex={0}>
    <Objective title={title} own={objectives} />
    <div className={styles.text}>
      <Markdown source={body} title={title} terms={terms} {...(figures && { figures })} />
    </div>
    <KeyTakeaways own={own} />
    <LessonSources sources={sources} checkedOn={checkedOn} />
    <DisclaimerBox heading={disclaimer.heading} isCompact>
      {disclaimer.learn}
    </DisclaimerBox>
  </div>
)

/** Shows the part of a text under a heading; where there is no such heading, nothing moves. */
export function showSection(text: HTMLElement | null, section: string): void {
  const heading = [...(text?.querySelectorAll('h2, h3, h4') ?? [])].find((one) => one.textContent === section)
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

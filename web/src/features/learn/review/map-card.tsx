// Map card: the ideas that a portfolio touches, each with whether it is fresh, fading or not met, and the lesson that teaches it.
import {
  conceptMap,
  facetsOf,
  type Freshness,
  type PortfolioFacts,
  type TouchedIdea,
} from '#shared/learning/concept-map.ts'
import type { ReviewRecord } from '#shared/learning/review-record.ts'
import { strengthOfConcepts } from '#shared/learning/strength.ts'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../router/router.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { LessonEntry } from '../use-open-lesson.ts'
import { mapSentence } from './review-words.ts'
import styles from './map-card.module.css'

const looks: ReadonlyArray<readonly [freshness: Freshness, name: string, style: string | undefined]> = [
  ['fresh', 'Fresh', styles.fresh],
  ['fading', 'Fading', styles.fading],
  ['not-met', 'Not met', styles.notMet],
]
const nameOf = new Map(looks.map(([freshness, name]) => [freshness, name]))
const styleOf = new Map(looks.map(([freshness, , style]) => [freshness, style]))

/** The map stands on Learn, which closing the lesson goes back to. */
const fromLearn: LessonEntry = { closesBack: true }

type IdeasProps = { ideas: readonly TouchedIdea[]; onOpen: () => void }

const Ideas = ({ ideas, onOpen }: IdeasProps) => (
  <ul className={styles.grid}>
    {ideas.map(({ id, name, lessons, freshness }) => (
      <li key={id}>
        <Link
          className={classNames(styles.idea, styleOf.get(freshness))}
          to={`${paths.learn}?lesson=${lessons[0] ?? 1}`}
          state={fromLearn}
          onClick={onOpen}
        >
          <span className={classNames(styles.mark, styleOf.get(freshness))} aria-hidden="true" />
          <span>
            {name}
            <VisuallyHidden>, {nameOf.get(freshness)?.toLowerCase()}</VisuallyHidden>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

/** More ideas not met than this wait behind a line of their own. */
const mostOpen = 6

type MapCardProps = {
  facts: PortfolioFacts
  review: ReviewRecord
  /** Sydney day number. */
  today: number
  /** Called as a lesson is opened, for whoever gives the focus back. */
  onOpen: () => void
}

export function MapCard({ facts, review, today, onOpen }: MapCardProps) {
  const map = conceptMap(facetsOf(facts), strengthOfConcepts(review, today))
  if (map.touched.length === 0) return null
  const met = map.touched.filter(({ freshness }) => freshness !== 'not-met')
  const isFolded = map.notMet > mostOpen && met.length > 0
  return (
    <Card title="Know what you own" action={<Link to={paths.moments}>Moments</Link>}>
      <p className={styles.sentence}>
        Your portfolio touches {formatCount(map.touched.length, 'idea')}. {mapSentence(map)}
      </p>
      <p className={styles.legend} aria-hidden="true">
        {looks.map(([freshness, name, style]) => (
          <span key={freshness} className={styles.legendItem}>
            <span className={classNames(styles.mark, style)} /> {name}
          </span>
        ))}
      </p>
      <Ideas ideas={isFolded ? met : map.touched} onOpen={onOpen} />
      {isFolded && (
        <Disclosure summary={`The ${map.notMet} not met`}>
          <Ideas ideas={map.touched.filter(({ freshness }) => freshness === 'not-met')} onOpen={onOpen} />
        </Disclosure>
      )}
    </Card>
  )
}

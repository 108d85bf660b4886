// Learn review: on Learn, what is due today, or when the next card comes, and the map of ideas. Fetched once somebody has completed
// a lesson.
import { dueCards, nextDueDay } from '#shared/learning/review-session.ts'
import { usePortfolioFacts } from '../../../data/use-portfolio-facts.ts'
import { useReview } from '../../../data/use-review.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../router/router.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MapCard } from './map-card.tsx'
import { nextText, timeFor } from './review-words.ts'
import { useToday } from './use-today.ts'
import styles from './review.module.css'

function Due({ due }: { due: number }) {
  return (
    <Card>
      <div className={styles.due}>
        <p className={styles.dueWords}>
          <span className={styles.dueTitle}>{due} to review</span>
          <span className={styles.facts}>A session takes {timeFor(due)}.</span>
        </p>
        <ButtonLink to={paths.review}>Review</ButtonLink>
      </div>
    </Card>
  )
}

export default function LearnReview() {
  const { data } = useReview()
  const facts = usePortfolioFacts()
  const today = useToday()
  if (data === undefined) return null
  const due = dueCards(data.review, today).length
  return (
    <>
      {due > 0 ? (
        <Due due={due} />
      ) : (
        <p className={styles.nextLine}>
          {nextText(today, nextDueDay(data.review))} <Link to={paths.review}>Your streak and what you know</Link>
        </p>
      )}
      {facts !== null && facts.holdings.length > 0 && <MapCard facts={facts} review={data.review} today={today} />}
    </>
  )
}

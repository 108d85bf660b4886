// Learn review: on Learn, what is due today, or when the next card comes. Fetched once somebody has completed a lesson.
import { dueCards, nextDueDay } from '#shared/learning/review-session.ts'
import { useReviewRefusals } from '../../../data/review-refusals.ts'
import { usePortfolioFacts } from '../../../data/use-portfolio-facts.ts'
import { useReview } from '../../../data/use-review.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { ReviewCard, ReviewCardSkeleton } from '../review-card.tsx'
import { MapCard } from './map-card.tsx'
import { nextText, timeFor } from './review-words.ts'
import { useToday } from './use-today.ts'
import styles from './review.module.css'

function Review() {
  const { data, isError } = useReview()
  const today = useToday()
  useReviewRefusals(useToast())
  if (data === undefined) return isError ? null : <ReviewCardSkeleton />
  const due = dueCards(data.review, today).length
  return (
    <ReviewCard>
      <p className={styles.dueWords}>
        <span className={styles.dueTitle}>{due > 0 ? `${due} to review` : 'Nothing to review today'}</span>
        <span className={styles.facts}>
          {due > 0 ? `A session takes ${timeFor(due)}.` : nextText(today, nextDueDay(data.review))}
        </span>
      </p>
      {due > 0 ? (
        <ButtonLink to={paths.review}>Review</ButtonLink>
      ) : (
        <ButtonLink to={paths.review} variant="secondary">
          Your streak and what you know
        </ButtonLink>
      )}
    </ReviewCard>
  )
}

/** What somebody owns, as ideas. It needs more answers than the rest of the page: it stands below what is in sight first. */
function Ideas({ onOpen }: { onOpen: () => void }) {
  const { data } = useReview()
  const facts = usePortfolioFacts()
  const today = useToday()
  if (data === undefined || facts === null || facts.holdings.length === 0) return null
  return <MapCard facts={facts} review={data.review} today={today} onOpen={onOpen} />
}

type LearnReviewProps = { part: 'review' } | { part: 'ideas'; onOpen: () => void }

export default function LearnReview(props: LearnReviewProps) {
  return props.part === 'review' ? <Review /> : <Ideas onOpen={props.onOpen} />
}

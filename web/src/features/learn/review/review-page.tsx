// Review page: a session with the cards that are due, the daily streak and how well each idea is known.
import { useState } from 'react'
import { learningDays } from '#shared/learning/review.ts'
import type { ReviewRecord } from '#shared/learning/review-record.ts'
import { dueCards, nextDueDay } from '#shared/learning/review-session.ts'
import type { KeptAnswer } from '../../../data/pending-review.ts'
import { useReviewRefusals } from '../../../data/review-refusals.ts'
import { useProgress } from '../../../data/use-progress.ts'
import { useReview } from '../../../data/use-review.ts'
import { messageOf } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LegalLinks } from '../../../ui/legal-links.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { RetryBanner } from '../../../ui/retry-banner.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { ReviewEnd } from './review-end.tsx'
import { ReviewSession } from './review-session.tsx'
import { nextText } from './review-words.ts'
import { StreakCard } from './streak-card.tsx'
import { StrengthCard } from './strength-card.tsx'
import { useToday } from './use-today.ts'
import styles from './review.module.css'

/** One run through the cards: what it began from, and its answers once it is over. */
type Session = { start: ReviewRecord; today: number; isAnother: boolean; answers: readonly KeptAnswer[] | null }

/** A session begins with what is due when the page is opened, and stays what it is whatever is read anew. */
function useSession(review: ReviewRecord | undefined, today: number) {
  const [session, setSession] = useState<Session | null>(null)
  const begin = (start: ReviewRecord): void => setSession({ start, today, isAnother: session !== null, answers: null })
  if (session === null && review !== undefined && dueCards(review, today).length > 0) begin(review)
  return {
    session,
    end: (answers: readonly KeptAnswer[]): void => setSession((now) => now && { ...now, answers }),
    begin,
  }
}

const NothingDue = ({ review, today }: { review: ReviewRecord; today: number }) => {
  const next = nextDueDay(review)
  return (
    <Card>
      <Stack gap={4}>
        <p className={styles.figure}>{next === null ? 'Nothing to review yet' : 'Nothing to review today'}</p>
        <p className={styles.facts}>{nextText(today, next)}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.learn} variant="secondary">
            Back to Learn
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}

export default function ReviewPage() {
  const { data, dataUpdatedAt, isPending, error, refetch, isFetching } = useReview()
  const { data: progress } = useProgress()
  const today = useToday()
  const { session, begin, end } = useSession(data?.review, today)
  useReviewRefusals(useToast())
  const isOver = session === null || session.answers !== null
  return (
    <>
      <PageHeading title="Review">Questions of your lessons come back just before they would fade.</PageHeading>
      <Stack gap={6} className={styles.page}>
        {isPending && (
          <Loading label="Loading your review">
            <Skeleton height="22rem" />
          </Loading>
        )}
        {data === undefined && error !== null && (
          <RetryBanner title="We couldn’t load your review" isPending={isFetching} onRetry={() => void refetch()}>
            {messageOf(error)} What you have answered is safe.
          </RetryBanner>
        )}
        {session !== null && session.answers === null && (
          <ReviewSession
            key={session.start.revision}
            start={session.start}
            today={session.today}
            isAnother={session.isAnother}
            onEnd={end}
          />
        )}
        {data !== undefined && session?.answers && (
          <ReviewEnd
            now={data.review}
            heardAt={data.isLocal ? null : dataUpdatedAt}
            today={today}
            answers={session.answers}
            onMore={() => begin(data.review)}
          />
        )}
        {data !== undefined && session === null && <NothingDue review={data.review} today={today} />}
        {data !== undefined && isOver && (
          <div className={styles.columns}>
            <StreakCard days={learningDays(data.review, progress)} today={today} />
            {Object.keys(data.review.cards).length > 0 && <StrengthCard review={data.review} today={today} />}
          </div>
        )}
      </Stack>
      <LegalLinks privacyPath={paths.privacy} termsPath={paths.terms}>
        <p>Content on this screen is educational only.</p>
      </LegalLinks>
    </>
  )
}

// Learn page: progress, the catalogue of lessons and the lesson that is open.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAuth } from '../../data/use-auth.ts'
import { useLessonsBeingCompleted } from '../../data/use-lesson-attempts.ts'
import { useProgress } from '../../data/use-progress.ts'
import { messageOf } from '../../lib/api.ts'
import { disclaimer } from '../../lib/disclaimer.ts'
import { useFollowedLink } from '../../lib/followed-link.ts'
import { withLateStyles } from '../../lib/late-styles.ts'
import { paths } from '../../lib/paths.ts'
import { DisclaimerBox } from '../../ui/disclaimer-box.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { LegalLinks } from '../../ui/legal-links.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AchievementToasts } from './achievement-toasts.tsx'
import { AchievementsPanel } from './achievements-panel.tsx'
import { CategoryList } from './category-list.tsx'
import { CelebrationMoment } from './celebration-moment.tsx'
import styles from './learn-page.module.css'
import { LearnProgress, LearnProgressSkeleton } from './learn-progress.tsx'
import { LearnStats } from './learn-stats.tsx'
import { focusLessonCard, type LessonState } from './lesson-card.tsx'
import { defaultCategory, upNext } from './lesson-categories.ts'
import { LessonList } from './lesson-list.tsx'
import { lessonModalQuery, preloadLesson } from './lesson-queries.ts'
import { LevelUp } from './level-up.tsx'
import { ReviewCardSkeleton } from './review-card.tsx'
import { completedMs, useCelebrations } from './use-celebrations.ts'
import { useLessonCompletion } from './use-lesson-completion.ts'
import { addressOfLesson, useOpenLesson } from './use-open-lesson.ts'

/** With the scheduler in it: only for whoever has something to review. */
const LearnReview = lazy(withLateStyles(() => import('./review/learn-review.tsx')))

const PracticeCard = lazy(withLateStyles(() => import('./practice/practice-card.tsx')))

/**
 * The focus goes back to what opened the lesson or, where that is gone or names another lesson by now, to the lesson's card. The card
 * may be far below, and Back brings the page to where it was.
 * @returns to be called as a lesson is opened
 */
function useFocusReturn(openId: number | undefined): () => void {
  const last = useRef<number | undefined>(undefined)
  const opener = useRef<{ from: Element | null; text: string } | null>(null)
  useEffect(() => {
    if (openId === undefined && last.current !== undefined) {
      const { from, text } = opener.current ?? {}
      // A click leaves the focus on the page itself in some browsers.
      const isOpener = from instanceof HTMLElement && from.matches('a, button') && from.textContent === text
      if (isOpener && from.isConnected) from.focus()
      else focusLessonCard(last.current)
      opener.current = null
    }
    last.current = openId
  }, [openId])
  return () => {
    const from = document.activeElement
    opener.current = { from, text: from?.textContent ?? '' }
  }
}

/** The sheet's code, fetched for the first lesson that is opened. */
function useLessonModal(lessonId: number | undefined, onFailed: () => void) {
  const { data, isError } = useQuery({ ...lessonModalQuery(), enabled: lessonId !== undefined })
  const showToast = useToast()
  const fail = useEffectEvent(() => {
    const reload = (): void => window.location.assign(addressOfLesson(lessonId))
    const text = 'We couldn’t open the lesson. Check your connection, then reload the page.'
    showToast({ text, tone: 'error', action: { label: 'Reload', onPress: reload } })
    onFailed()
  })
  const isFailed = isError && lessonId !== undefined
  useEffect(() => {
    if (isFailed) fail()
  }, [isFailed])
  return data
}

export default function LearnPage() {
  useFollowedLink()
  const client = useQueryClient()
  const { data: progress, isPending, error, refetch, isFetching } = useProgress()
  const sending = useLessonsBeingCompleted()
  const { lesson, section, open, leave } = useOpenLesson()
  const { finished, level, achievements, celebrate, endCompletion, endLevelUp, endAchievements } = useCelebrations()
  const complete = useLessonCompletion(lesson?.id, celebrate)
  const modal = useLessonModal(lesson?.id, leave)

  const [category, setCategory] = useState(lesson?.category ?? defaultCategory)
  // Whatever opens a lesson also chooses its category.
  const [shownId, setShownId] = useState(lesson?.id)
  if (shownId !== lesson?.id) {
    setShownId(lesson?.id)
    if (lesson !== undefined) setCategory(lesson.category)
  }

  const completed = progress?.completedLessons
  const { user } = useAuth()
  // The user document knows it before the progress has come: then there is room for the review from the start.
  const hasCompleted = (completed ?? user?.learning.completedLessons ?? []).length > 0
  const next = completed === undefined ? undefined : upNext(completed)
  const rememberOpener = useFocusReturn(lesson?.id)
  const openHere = (id: number): void => {
    rememberOpener()
    open(id)
  }

  const stateOf = (id: number): LessonState => {
    if (completed?.includes(id) === true) return 'completed'
    if (sending.includes(id) || (lesson?.id === id && modal === undefined)) return 'busy'
    return completed === undefined && isPending ? 'loading' : 'open'
  }
  const near = (id: number): void => preloadLesson(client, id)
  const endMoment = (): void => {
    endCompletion()
    if (finished?.lessonId === lesson?.id) leave()
  }

  return (
    <>
      <PageHeading title="Learn">Short lessons in plain English, each with a quiz of two questions.</PageHeading>
      <Stack gap={6}>
        {hasCompleted && (
          <ErrorBoundary resetKey="review" fallback={() => null}>
            <Suspense fallback={<ReviewCardSkeleton />}>
              <LearnReview part="review" />
            </Suspense>
          </ErrorBoundary>
        )}
        {progress !== undefined && <LearnProgress progress={progress} onStart={openHere} onNear={near} />}
        {progress === undefined && isPending && (
          <Loading label="Loading your progress">
            <LearnProgressSkeleton />
          </Loading>
        )}
        {progress === undefined && error !== null && (
          <RetryBanner title="Failed to fetch learning progress" isPending={isFetching} onRetry={() => void refetch()}>
            {messageOf(error)} Your progress is safe, and the lessons below can still be read.
          </RetryBanner>
        )}
        <DisclaimerBox heading={disclaimer.heading}>
          {disclaimer.learn} {disclaimer.licence}
        </DisclaimerBox>
        <LearnStats progress={progress ?? (isPending ? undefined : null)} />
        {hasCompleted && (
          <ErrorBoundary resetKey="map" fallback={() => null}>
            <Suspense fallback={null}>
              <LearnReview part="ideas" onOpen={rememberOpener} />
            </Suspense>
          </ErrorBoundary>
        )}
        <div className={styles.frame}>
          <div className={styles.catalogue}>
            <div>
              <CategoryList selected={category} onSelect={setCategory} completed={completed} />
            </div>
            <LessonList
              category={category}
              stateOf={stateOf}
              next={next}
              xpByLesson={progress?.xpByLesson ?? {}}
              onOpen={openHere}
              onNear={near}
              onSelect={setCategory}
            />
          </div>
        </div>
        <ErrorBoundary resetKey="practice" fallback={() => null}>
          <Suspense fallback={null}>
            <PracticeCard />
          </Suspense>
        </ErrorBoundary>
        {progress !== undefined && <AchievementsPanel achievements={progress.achievements} />}
      </Stack>
      <LegalLinks privacyPath={paths.privacy} termsPath={paths.terms}>
        <p>Content on this screen is educational only.</p>
      </LegalLinks>

      {lesson !== undefined && modal !== undefined && (
        <modal.LessonModal
          key={`lesson-${lesson.id}`}
          lesson={lesson}
          section={section}
          isCompleted={completed?.includes(lesson.id) === true}
          finished={finished?.lessonId === lesson.id ? finished : null}
          isSending={sending.includes(lesson.id)}
          onComplete={complete}
          onClose={leave}
        />
      )}
      {finished !== null && (
        <CelebrationMoment key={`moment-${finished.lessonId}`} durationMs={completedMs} onOver={endMoment} />
      )}
      <LevelUp level={level} onOver={endLevelUp} />
      <AchievementToasts achievements={achievements} onOver={endAchievements} />
    </>
  )
}

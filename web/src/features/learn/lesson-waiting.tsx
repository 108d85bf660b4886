// Lesson waiting: what stands in the sheet while a lesson is on its way, and when it couldn't be loaded.
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GumSprig } from '../../ui/illustrations.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './lesson-modal.module.css'

export const LessonLoading = () => (
  <Loading label="Loading the lesson" className={styles.loading}>
    <Skeleton height="5.5rem" />
    {['100%', '94%', '97%', '60%', '98%', '92%', '45%'].map((width) => (
      <Skeleton key={width} width={width} height="1.25rem" />
    ))}
  </Loading>
)

export const LessonFailed = () => (
  <EmptyState
    headingLevel={3}
    illustration={<GumSprig />}
    title="We couldn’t load the lesson"
    actions={<Button onClick={() => window.location.reload()}>Reload</Button>}
  >
    Check your connection, then reload the page: it opens this lesson again. Your progress is safe.
  </EmptyState>
)

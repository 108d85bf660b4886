// Lesson figure: something to try out inside a lesson, by the lesson's id. Each is loaded with the lesson that has it.
import { type ComponentType, lazy, Suspense } from 'react'
import { withLateStyles } from '../../../lib/late-styles.ts'
import { ErrorBoundary } from '../../../ui/error-boundary.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

type Load = () => Promise<{ default: ComponentType }>

const loaders: ReadonlyArray<readonly [lessonId: number, load: Load]> = [
  [13, withLateStyles(() => import('./what-if-figure.tsx'))],
]

const figures = loaders.map(([lessonId, load]) => ({ lessonId, Figure: lazy(load) }))

/** Nothing for a lesson without one, or where it could not be fetched: the text says everything without it. */
export const LessonFigure = ({ id }: { id: number }) =>
  figures
    .filter(({ lessonId }) => lessonId === id)
    .map(({ lessonId, Figure }) => (
      <ErrorBoundary key={lessonId} fallback={() => null}>
        <Suspense
          fallback={
            <Loading label="Loading the figure">
              <Skeleton height="36rem" />
            </Loading>
          }
        >
          <Figure />
        </Suspense>
      </ErrorBoundary>
    ))

// Lesson figures: what there is to try out, in which lesson and where in its text. Each is loaded with the lesson that has it.
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { withLateStyles } from '../../../lib/late-styles.ts'
import { ErrorBoundary } from '../../../ui/error-boundary.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** A figure in a text: it stands behind the block that begins with these words, read without the marks for bold. */
export type PlacedFigure = { readonly after: string; readonly element: ReactNode }

type Load = () => Promise<{ default: ComponentType }>

/** A worked example goes together with its steps; a list counts as one block and begins with its first entry. */
const places: ReadonlyArray<readonly [lessonId: number, after: string, load: Load]> = [
  [1, '- Fees: $5,000 growing', () => import('./compounding-figure.tsx')],
  [2, 'Notice the word possible.', () => import('./risk-figure.tsx')],
  [3, 'A quick way to see how exposed', () => import('./spread-figure.tsx')],
  [4, '- Reading "ETF" as "safe":', () => import('./overlap-figure.tsx')],
  [5, 'To compare two very different prices', () => import('./price-figure.tsx')],
  [9, '1. What is this money for', () => import('./fall-figure.tsx')],
  [12, 'Actual returns come in lumps', () => import('./super-figure.tsx')],
  [13, 'Neither rule is kinder', () => import('./what-if-figure.tsx')],
  [14, 'Worked example: a $700 dividend', () => import('./franking-figure.tsx')],
  [15, 'Worked example: an index of just three', () => import('./index-figure.tsx')],
  [16, 'Step 1 is the picture', () => import('./averaging-figure.tsx')],
  [17, 'So neither kind is the cheap kind.', () => import('./fees-figure.tsx')],
  [18, 'Somebody who could do that', () => import('./promise-figure.tsx')],
]

function placed(load: Load): ReactNode {
  const Shown = lazy(withLateStyles(load))
  return (
    // Nothing where it could not be fetched: the text says everything without it.
    <ErrorBoundary fallback={() => null}>
      <Suspense
        fallback={
          <Loading label="Loading the figure">
            <Skeleton height="42rem" />
          </Loading>
        }
      >
        <Shown />
      </Suspense>
    </ErrorBoundary>
  )
}

const byLesson = new Map<number, readonly PlacedFigure[]>()
for (const [lessonId, after, load] of places)
  byLesson.set(lessonId, [...(byLesson.get(lessonId) ?? []), { after, element: placed(load) }])

export const lessonsWithFigures: readonly number[] = [...byLesson.keys()]

const none: readonly PlacedFigure[] = []

/** The figures of a lesson, always the same list for the same lesson. */
export const figuresOf = (lessonId: number): readonly PlacedFigure[] => byLesson.get(lessonId) ?? none

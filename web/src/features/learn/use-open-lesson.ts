// Open lesson: the lesson that the address asks for (`/learn?lesson=4`), so that it can be linked to and Back closes it.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../router/router.tsx'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import type { LessonSummary } from '#shared/learning/lesson.ts'
import { paths } from '../../lib/paths.ts'

const parameter = 'lesson'
const addressOf = (id: number) => ({ search: `?${parameter}=${id}` })

/** The whole address of a lesson, or of the catalogue. */
export const addressOfLesson = (id: number | undefined): string =>
  `${paths.learn}${id === undefined ? '' : addressOf(id).search}`

const lessonOf = (id: string | null): LessonSummary | undefined =>
  lessonCatalogue.find((lesson) => String(lesson.id) === id)

/**
 * Kept with the history entry. `closesBack`: closing the lesson goes to the entry before, the catalogue or the review that it was
 * opened from. `section`: the heading of its text to begin at, for somebody who has read it before.
 */
export type LessonEntry = { closesBack?: boolean; section?: string }
const fromCatalogue: LessonEntry = { closesBack: true }

export function useOpenLesson() {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const { closesBack = false, section } = (state ?? {}) as LessonEntry
  const asked = useSearchParams().get(parameter)

  /** The history entry that was left last: going back takes a moment, in which a second click must not go back further. */
  const left = useRef<string | null>(null)
  useEffect(() => {
    if (asked === null) left.current = null
  }, [asked])

  const leave = (): void => {
    if (left.current === key) return
    left.current = key
    if (closesBack) navigate(-1)
    else navigate({ search: '' }, { replace: true })
  }
  return {
    lesson: lessonOf(asked),
    section,
    open: (id: number): void => navigate(addressOf(id), { state: fromCatalogue }),
    leave,
  }
}

// Lesson body: the lesson's own objectives and takeaways stand beneath the ones that all lessons share.
import { cleanup, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'
import { LessonBody } from '#web/features/learn/lesson-body.tsx'

afterEach(cleanup)

const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test.each(lessonCatalogue)('$title shows its own objectives and takeaways', async ({ id, title }) => {
  const text = await loadLesson(id)
  if (text === undefined) throw new Error(`There is no lesson ${id}`)
  render(<LessonBody title={title} text={text} ref={createRef()} />)
  expect(screen.getByText('Learning objective')).toBeTruthy()
  const objectives = screen.getByText('Afterwards you can:').nextElementSibling as HTMLElement
  expect(linesOf(objectives)).toEqual(text.objectives)
  const takeaways = within(screen.getByRole('region', { name: 'Key Takeaways' })).getAllByRole('list')
  expect(takeaways.map(linesOf)).toEqual([
    [
      'Understand the core concepts before anything else.',
      'Apply the principles gradually, one at a time.',
      'Investing is long-term: think in years, not days.',
    ],
    text.takeaways,
  ])
})

test('a text without notes shows the shared lines alone', () => {
  render(<LessonBody title="Compounding" text={{ body: '# Compounding\n\nText.' }} ref={createRef()} />)
  expect(screen.queryByText('Afterwards you can:')).toBeNull()
  expect(screen.queryByText('From this lesson')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

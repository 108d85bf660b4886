// Parts of a lesson that depend on what its data offers: sources, and where in the text a quiz's answer is found.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LessonText } from '#shared/learning/lesson.ts'
import type { AskedQuestion } from '#shared/learning/quiz-draw.ts'
import { LessonSources } from '#web/features/learn/lesson-sources.tsx'
import { GradedQuestion } from '#web/features/learn/quiz-question.tsx'

afterEach(cleanup)

const sources = [
  { name: 'Australian Taxation Office: capital gains tax', url: 'https://www.ato.gov.au/cgt' },
  { name: 'Reserve Bank of Australia: inflation calculator', url: 'https://www.rba.gov.au/calculator/' },
]

test('sources are links in a new tab that tell the other side nothing, under the day they were checked', () => {
  render(<LessonSources sources={sources} checkedOn="2026-11-22" />)
  expect(screen.getByRole('heading', { name: 'Sources, checked on 22 November 2026' })).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
  ).toEqual(sources.map(({ url }) => [url, '_blank', 'noopener noreferrer']))
  expect(links[0]?.textContent).toBe('Australian Taxation Office: capital gains tax (opens in a new tab)')
})

test('a lesson without sources says nothing about them', () => {
  const { container } = render(<LessonSources sources={undefined} checkedOn={undefined} />)
  expect(container.textContent).toBe('')
})

test.each(['http://www.ato.gov.au', 'javascript:alert(1)', 'www.ato.gov.au', 'https://with space'])(
  '%s is no source',
  (url) => {
    expect(LessonText.safeParse({ body: 'x', sources: [{ name: 'x', url }] }).success).toBe(false)
    expect(LessonText.safeParse({ body: 'x', sources, checkedOn: '2026-11-22' }).success).toBe(true)
  },
)

const question: AskedQuestion = {
  id: 'l01-q1',
  question: 'Why does it grow?',
  options: [
    { id: 'c', text: 'The rate', explanation: 'The rate stays the same.', isRight: false },
    { id: 'a', text: 'Returns on returns', explanation: 'Yes, that is compounding.', isRight: true },
    { id: 'd', text: 'Inflation', explanation: 'It adds nothing.', isRight: false },
    { id: 'b', text: 'A bonus', explanation: 'There is none.', isRight: false },
  ],
  section: 'Returns on returns, step by step',
}

test('a wrong answer leads to the part of the lesson where the right one is found, and does not give it away', async () => {
  const looked: string[] = []
  render(
    <GradedQuestion number={1} question={question} chosen={0} isPassed={false} onLook={(one) => looked.push(one)} />,
  )
  expect(screen.getByText('The rate stays the same.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Look again at “Returns on returns, step by step”' }))
  expect(looked).toEqual(['Returns on returns, step by step'])
  for (const text of ['Returns on returns', 'Yes, that is compounding.']) expect(screen.queryByText(text)).toBeNull()
})

test('after a pass the reasons for all four answers can be seen', () => {
  render(<GradedQuestion number={1} question={question} chosen={1} isPassed onLook={() => undefined} />)
  expect(screen.getByText('See why for all four answers')).toBeTruthy()
  for (const { explanation } of question.options) expect(screen.getAllByText(explanation).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /Look again/ })).toBeNull()
})

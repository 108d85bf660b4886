// Glossary terms in lessons: the first mention of each is a button that says what it means, and the text reads as it did.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'
import { terms } from '#shared/learning/terms.ts'
import { Markdown } from '#web/features/learn/markdown.tsx'

afterEach(cleanup)

const show = (source: string, isLinked = true): HTMLElement =>
  render(<Markdown source={source} title="A lesson" terms={isLinked ? terms : undefined} />).container
const words = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('button')].map((button) => button.firstElementChild?.textContent ?? '')

test('the first mention is linked, once a lesson and once a paragraph, the longest name first, with its plural', () => {
  expect(
    words(show('Capital gains tax is a tax. A capital gain comes first.\n\nA capital gain and a dividend.')),
  ).toEqual(['Capital gains tax', 'capital gain'])
  expect(words(show('- Dividends are paid.\n- A dividend again, and a bond.'))).toEqual(['Dividends', 'bond'])
})

test('headings, labels, links, longer words and everyday words are left as they are', () => {
  const source =
    '## Dividend\n\n**Dividend:** [a dividend](https://moneysmart.gov.au/x) is no dividendish thing, nor a non-dividend. It is an option to return.'
  expect(words(show(source))).toEqual([])
})

test.each(lessonCatalogue.map(({ id, title }) => [id, title] as const))(
  'lesson %i has links, none of them twice, and reads as without them',
  async (id, title) => {
    const text = await loadLesson(id)
    const plain = render(<Markdown source={text?.body ?? ''} title={title} />).container.textContent
    cleanup()
    const linked = render(<Markdown source={text?.body ?? ''} title={title} terms={terms} />).container
    const found = words(linked).map((word) => word.toLowerCase())
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found).size).toBe(found.length)
    expect(linked.querySelectorAll('a button, h2 button, h3 button, strong button')).toHaveLength(0)
    expect(linked.textContent.replaceAll(', what this means', '')).toBe(plain)
  },
)

test.each([
  [11, 'broker', 'who arranged home loans'],
  [4, 'parcel', 'a bundle of shares that a market maker swaps'],
  [12, 'real return', 'what returns are like in a year'],
])('lesson %i does not explain a %s by another meaning of it where it means %s', async (id, term) => {
  const text = await loadLesson(id)
  const found = words(show(text?.body ?? '')).map((word) => word.toLowerCase().replace(/s$/, ''))
  expect(found).not.toContain(term)
})

test('a press opens what it means, and Escape closes it', async () => {
  const user = userEvent.setup()
  show('A drawdown is a fall.')
  await user.click(screen.getByRole('button', { name: /^drawdown/ }))
  const { meaning } = terms.find(({ id }) => id === 'drawdown')!
  expect(await screen.findByText(meaning, { exact: false })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByText(meaning, { exact: false })).toBeNull()
})

// Figures of lessons: which lesson has one, and what the one of capital gains tax shows while its numbers move.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LessonFigure } from '#web/features/learn/figures/lesson-figure.tsx'
import WhatIfFigure from '#web/features/learn/figures/what-if-figure.tsx'

afterEach(cleanup)

/** A row of the table: before the change, and from it on. */
const row = (label: string): string[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const move = (label: string, value: number): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } })

test('the lesson about capital gains tax has a figure, others have none', async () => {
  const { container } = render(<LessonFigure id={5} />)
  expect(container.textContent).toBe('')
  cleanup()
  render(<LessonFigure id={13} />)
  expect(await screen.findByRole('region', { name: 'One sale, both rules' })).toBeTruthy()
})

test('it begins with the worked example of the lesson, both rules side by side, as text', () => {
  render(<WhatIfFigure />)
  expect(row('Gain, sale less cost')).toEqual(['$3,000', '$3,000'])
  expect(row('Left out')).toEqual(['$1,500', '$450'])
  expect(row('Counts as income')).toEqual(['$1,500', '$2,550'])
  expect(row('Gain after tax')).toEqual(['$2,550', '$2,235'])
  expect(screen.getByRole('status').textContent).toBe(
    'Before: half of the gain is left out, tax $450. From 1 July 2027: the cost of $5,000 counts as $5,450, tax $765.',
  )
})

test('a lower rate meets the minimum; under 12 months nothing is left out; a loss is not taxed', async () => {
  render(<WhatIfFigure />)
  move('Tax rate on the next dollar', 14)
  expect(row('Tax at 14%')).toEqual(['$210', '$357'])
  expect(row('Top-up to 30%')).toEqual(['$0', '$408'])
  move('Held for', 0)
  expect(screen.getByLabelText('Held for').getAttribute('aria-valuetext')).toBe('under 12 months')
  expect(row('Left out')).toEqual(['$0', '$0'])
  move('Sold for, after brokerage', 4000)
  expect(screen.getAllByRole('row', { name: /^Loss/ })).toHaveLength(2)
  expect(row('Counts as income')).toEqual(['$0', '$0'])
  await userEvent.click(screen.getByRole('button', { name: 'Back to the example' }))
  expect(row('Counts as income')).toEqual(['$1,500', '$2,550'])
})

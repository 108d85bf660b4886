// Streak card: the days of the last weeks, and what is said of them to somebody who does not see them.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dayNumber } from '#shared/kernel/dates.ts'
import { StreakCard } from '#web/features/learn/review/streak-card.tsx'

afterEach(cleanup)

const show = (today: string, days: readonly string[]): void => {
  render(<StreakCard days={days} today={dayNumber(today)} />)
}

test('days off that kept the streak are told as they are drawn, and are not counted as days with learning', () => {
  show('2026-11-22', ['2026-11-18', '2026-11-20', '2026-11-22'])
  expect(screen.getByText('3 days')).toBeTruthy()
  expect(
    screen.getByRole('img', {
      name: 'Last 12 weeks: 3 days with a lesson or a review, and 2 days off that kept the streak.',
    }),
  ).toBeTruthy()
  expect(screen.getByText('Day off, streak kept')).toBeTruthy()
})

test('a day off from before the weeks that are drawn is explained by no legend', () => {
  // A Monday: the calendar begins on 7 September, 78 days before.
  show('2026-11-23', ['2026-09-04', '2026-09-06'])
  expect(screen.getByRole('img', { name: 'Last 12 weeks: 0 days with a lesson or a review.' })).toBeTruthy()
  expect(screen.queryByText('Day off, streak kept')).toBeNull()
})

// Streak card: days in a row with a lesson or a review, and the days of the last twelve weeks.
import { dayNumber, dayOf, spokenDay } from '#shared/kernel/dates.ts'
import { dailyStreak, freezesAMonth } from '#shared/learning/daily-streak.ts'
import { formatCount } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import styles from './review.module.css'

const weeks = 12

/** The days of the last weeks, Monday first, up to today. Day 0 was a Thursday. */
function calendarOf(today: number): number[] {
  const weekday = (today + 3) % 7
  const first = today - weekday - 7 * (weeks - 1)
  return Array.from({ length: today - first + 1 }, (_, index) => first + index)
}

function Calendar({ days, frozen, today }: { days: ReadonlySet<number>; frozen: ReadonlySet<number>; today: number }) {
  const shown = calendarOf(today)
  const done = shown.filter((day) => days.has(day))
  const off = shown.filter((day) => frozen.has(day)).length
  const offText = off > 0 ? `, and ${formatCount(off, 'day')} off that kept the streak` : ''
  return (
    <>
      <div
        className={styles.calendar}
        role="img"
        aria-label={`Last ${weeks} weeks: ${formatCount(done.length, 'day')} with a lesson or a review${offText}.`}
      >
        {shown.map((day) => (
          <span
            key={day}
            className={classNames(
              styles.day,
              days.has(day) && styles.done,
              frozen.has(day) && styles.bridged,
              day === today && styles.today,
            )}
          />
        ))}
      </div>
      <p className={styles.legend}>
        <span className={styles.legendItem}>
          <span className={classNames(styles.day, styles.done)} aria-hidden="true" /> Lesson or review
        </span>
        {off > 0 && (
          <span className={styles.legendItem}>
            <span className={classNames(styles.day, styles.bridged)} aria-hidden="true" /> Day off, streak kept
          </span>
        )}
      </p>
      {done.length > 0 && (
        <Disclosure summary="The days as a list">
          <p className={styles.facts}>{done.map((day) => spokenDay(dayOf(day))).join(', ')}</p>
        </Disclosure>
      )}
    </>
  )
}

/**
 * @param days Sydney days with a lesson or a review, as `2026-11-22`
 * @param today Sydney day number
 */
export function StreakCard({ days, today }: { days: readonly string[]; today: number }) {
  const { current, longest, frozenDays } = dailyStreak(days, dayOf(today))
  return (
    <Card title="Daily streak">
      <p className={styles.figure}>{current > 0 ? formatCount(current, 'day') : 'None right now'}</p>
      <p className={styles.facts}>
        {longest > 0 && `Your longest is ${longest}. `}A day counts with a lesson or a review, and ends at midnight in
        Sydney. Up to {freezesAMonth} days off a month keep a streak going.
      </p>
      <Calendar days={new Set(days.map(dayNumber))} frozen={new Set(frozenDays.map(dayNumber))} today={today} />
    </Card>
  )
}

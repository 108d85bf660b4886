// Losses carried into a year: which entry they start from, and what makes their amount uncertain.
import { expect, test } from 'vitest'
import { moneyNumber, toMoney } from '#shared/kernel/decimal.ts'
import { noParts } from '#shared/tax/capital-gain.ts'
import { carriedInto, type EarlierYear } from '#shared/tax/carried-losses.ts'
import type { YearEntries } from '#shared/tax/tax-record.ts'

type Year = { loss?: number; gain?: number } & Partial<Omit<EarlierYear, 'gains'>>

/** What is carried into 2026, AUD, with where it is from and whether that is all. */
const into2026 = (
  years: Readonly<Record<number, Year>>,
  entries: Readonly<Record<number, Partial<YearEntries>>> = {},
) => {
  const earlierYear = (year: number): EarlierYear => {
    const { loss = 0, gain = 0, ...more } = years[year] ?? {}
    return {
      gains: { ...noParts, loss: toMoney(loss), other: toMoney(gain) },
      hasUnknownSale: false,
      mayHaveMoreGains: false,
      mayHaveFewerGains: false,
      ...more,
    }
  }
  const entered = Object.entries(entries).map(
    ([year, each]) => [Number(year), { carriedLosses: null, creditsElsewhere: null, ...each }] as const,
  )
  const { amount, from, since, isWhole } = carriedInto(
    2026,
    Object.keys(years).map(Number),
    earlierYear,
    new Map(entered),
  )
  return [moneyNumber(amount), from, since, isWhole]
}

test('the newest figure a person entered is where the losses start, and one for the year itself is all of it', () => {
  const years = { 2022: { loss: 500 }, 2024: { loss: 30 }, 2025: { gain: 20 } }
  expect(into2026(years)).toEqual([510, 'earlier years', 2022, true])
  expect(into2026(years, { 2023: { carriedLosses: 100 }, 2024: { carriedLosses: 40 } })).toEqual([
    50,
    'earlier years',
    2024,
    true,
  ])
  expect(into2026(years, { 2024: { carriedLosses: 40 }, 2026: { carriedLosses: 7 } })).toEqual([
    7,
    'entered',
    null,
    true,
  ])
  // What is entered for a later year says nothing about this one.
  expect(into2026(years, { 2027: { carriedLosses: 900 } })).toEqual([510, 'earlier years', 2022, true])
})

test('a year for which only credits from elsewhere were entered resets no loss', () => {
  expect(into2026({ 2022: { loss: 500 } }, { 2024: { creditsElsewhere: 10 } })).toEqual([
    500,
    'earlier years',
    2022,
    true,
  ])
})

test('what is not known of an earlier year makes the amount uncertain only where it can change it', () => {
  const unsure = { mayHaveMoreGains: true, mayHaveFewerGains: true }
  // No loss that more gains could use up, or that fewer gains could leave over.
  expect(into2026({ 2025: { gain: 50, ...unsure } })).toEqual([0, 'none', 2025, true])
  expect(into2026({ 2024: unsure, 2025: { loss: 60 } })).toEqual([60, 'earlier years', 2024, true])
  expect(into2026({ 2025: { gain: 50, loss: 50, mayHaveMoreGains: true } })).toEqual([0, 'none', 2025, true])
  expect(into2026({ 2025: { gain: 50, loss: 50, mayHaveFewerGains: true } })).toEqual([0, 'none', 2025, false])
  expect(into2026({ 2025: { gain: 50, loss: 60, mayHaveMoreGains: true } })).toEqual([10, 'earlier years', 2025, false])
  expect(into2026({ 2025: { hasUnknownSale: true } })).toEqual([0, 'none', 2025, false])
  // A loss that was uncertain and is used up by known gains since is nothing for sure.
  expect(into2026({ 2024: { loss: 60, mayHaveMoreGains: true }, 2025: { gain: 60 } })).toEqual([0, 'none', 2024, true])
})

test('the first year with a rule is 1999-2000; a loss before it, or a sale without a figure, leaves the amount open', () => {
  expect(into2026({ 2000: { loss: 10 } })).toEqual([10, 'earlier years', 2000, true])
  expect(into2026({ 1999: { loss: 10 }, 2000: { loss: 5 } })).toEqual([5, 'earlier years', 2000, false])
  expect(into2026({ 1999: { hasUnknownSale: true } })).toEqual([0, 'none', null, false])
  expect(into2026({ 1999: { gain: 10 } })).toEqual([0, 'none', null, true])
  expect(into2026({ 1999: { loss: 10 } }, { 2020: { carriedLosses: 3 } })).toEqual([3, 'earlier years', 2020, true])
})

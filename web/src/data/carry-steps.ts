// Carry steps: the requests that bring one thing somebody did while looking around into an account. Each can be sent again.
import type { OwnWork } from '#shared/account/own-work.ts'
import { completionOf, DrawnAnswers } from '#shared/learning/lesson-contract.ts'
import { answerReview } from '#shared/learning/review-contract.ts'
import { tax } from '#shared/tax/contract.ts'
import type { StoredTaxYear } from '#shared/tax/ports.ts'
import { saysSomething } from '#shared/tax/tax-record.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import type { Carried } from './carry-progress.ts'
import { send } from './client.ts'
import { restoreTrades } from './restore-trades.ts'
import { holdingsApi } from './use-holdings.ts'

const api = createClient({ completeLesson: completionOf(DrawnAnswers), answerReview, ...tax }, send)

type HoldingStep = Extract<OwnWork, { kind: 'holding' }>

/** Tells a step from every other of the same looking around, in all tabs that share it. */
export function stepName(work: OwnWork): string {
  if (work.kind === 'holding') return `holding:${work.holding.id}`
  if (work.kind === 'tax-year') return `year:${work.entries.year}`
  return work.kind === 'lesson' ? `lesson:${work.lessonId}` : `reviews:${work.answers[0]?.id}`
}

/** A financial year as people say it, by the year it ends in: `2025-26`. */
const spoken = (year: number): string => `${year - 1}-${String(year).slice(2)}`

/** As a person is told of it. */
export function shownName(work: OwnWork): string {
  if (work.kind === 'holding') return work.holding.symbol
  if (work.kind === 'tax-year') return `Tax year ${spoken(work.entries.year)}`
  return work.kind === 'lesson' ? `Lesson ${work.lessonId}` : 'Reviews'
}

/** A refusal of this one step; anything else is worth trying again. */
export const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status < 500 && error.status !== 401 && error.status !== 429

async function deliverHolding({ holding, trades, tax: notes }: HoldingStep): Promise<void> {
  await holdingsApi.add({ body: holding })
  if (trades.length > 0) await restoreTrades(holding.id, trades)
  const params = { id: holding.id }
  for (const { year, ...statement } of notes?.statements ?? [])
    await api.state({ params: { ...params, year: String(year) }, body: { statement } })
  if (typeof notes?.value === 'number') await api.value({ params, body: { value: notes.value } })
  if (notes !== undefined && saysSomething(notes.facts)) await api.facts({ params, body: notes.facts })
}

const otherEntries = 'Your account has entries for this year, and they stay.'

/**
 * Whether the account has these entries of a year already.
 * @throws ApiProblem conflict when it has others
 */
async function hasYear({ year, carriedLosses, creditsElsewhere }: StoredTaxYear): Promise<boolean> {
  const { record } = await api.year({ params: { year: String(year) } })
  const there = record.years.find((each) => each.year === year)
  if (there === undefined) return false
  if (there.carriedLosses === carriedLosses && there.creditsElsewhere === creditsElsewhere) return true
  throw new ApiProblem('conflict', 409, otherEntries)
}

/**
 * Brings one thing into the account.
 * @returns what came of it so far, with this
 * @throws ApiProblem when the service refuses it, or is away
 */
export async function deliver(work: OwnWork, carried: Carried): Promise<Carried> {
  if (work.kind === 'holding') {
    await deliverHolding(work)
    return { ...carried, holdings: carried.holdings + 1, trades: carried.trades + work.trades.length }
  }
  if (work.kind === 'tax-year') {
    const isThere = await hasYear(work.entries)
    if (!isThere) {
      const { year, ...body } = work.entries
      await api.enter({ params: { year: String(year) }, body })
    }
    return { ...carried, years: carried.years + 1 }
  }
  if (work.kind === 'reviews') {
    await api.answerReview({ body: { answers: [...work.answers] } })
    return carried
  }
  const { lessonId, answers, readingSeconds, drawnFor } = work
  const body = { answers: [...answers], readingSeconds, drawnFor }
  await api.completeLesson({ params: { id: String(lessonId) }, body }).catch((error: unknown) => {
    // It is completed there: by this very request, or before.
    if (!(error instanceof ApiProblem) || error.code !== 'conflict') throw error
  })
  return { ...carried, lessons: carried.lessons + 1 }
}

// Carry steps: the requests that bring one thing somebody did while looking around into an account. Each can be sent again.
import type { OwnWork } from '#shared/account/own-work.ts'
import { completionOf, DrawnAnswers } from '#shared/learning/lesson-contract.ts'
import { learningProgress } from '#shared/learning/progress-contract.ts'
import { answerReview } from '#shared/learning/review-contract.ts'
import { tax } from '#shared/tax/contract.ts'
import type { StoredTaxYear } from '#shared/tax/ports.ts'
import { saysSomething } from '#shared/tax/tax-record.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import type { Carried, Refusal } from './carry-progress.ts'
import { send } from './client.ts'
import { ledgerApi } from './pending-trades.ts'
import { restoreTrades } from './restore-trades.ts'
import { holdingsApi } from './use-holdings.ts'

const { progress } = learningProgress
const api = createClient({ completeLesson: completionOf(DrawnAnswers), answerReview, progress, ...tax }, send)

type HoldingStep = Extract<OwnWork, { kind: 'holding' }>
type LessonStep = Extract<OwnWork, { kind: 'lesson' }>

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

/** Takes a holding away again whose trades were refused. One that has other trades in the account by now stays. */
async function takeAway({ holding: { id }, trades }: HoldingStep): Promise<void> {
  const own = new Set(trades.map((trade) => trade.id))
  try {
    const { transactions } = await ledgerApi.list({ params: { id } })
    if (transactions.every((trade) => own.has(trade.id))) await holdingsApi.remove({ params: { id } })
  } catch (error) {
    // It is gone.
    if (!isRefusal(error)) throw error
  }
}

/** What was noted about a holding for tax, one request after the other; one that is refused keeps none of the others away. */
async function deliverNotes({ holding, tax: notes }: HoldingStep): Promise<Refusal[]> {
  if (notes === undefined) return []
  const refused: Refusal[] = []
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.push({ what: `${holding.symbol}, ${what}`, reason: error.message })
    }
  }
  const params = { id: holding.id }
  const { statements, value, facts } = notes
  for (const { year, ...statement } of statements)
    await attempt(`annual statement ${spoken(year)}`, () =>
      api.state({ params: { ...params, year: String(year) }, body: { statement } }),
    )
  if (value !== null) await attempt('value at 30 June 2027', () => api.value({ params, body: { value } }))
  if (saysSomething(facts)) await attempt('facts about the share', () => api.facts({ params, body: facts }))
  return refused
}

/**
 * A holding with all its trades or not at all, then what was noted for tax.
 * @returns the notes that were refused
 */
async function deliverHolding(step: HoldingStep): Promise<Refusal[]> {
  const { holding, trades } = step
  await holdingsApi.add({ body: holding })
  try {
    if (trades.length > 0) await restoreTrades(holding.id, trades)
  } catch (error) {
    if (isRefusal(error)) await takeAway(step)
    throw error
  }
  return deliverNotes(step)
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

/** Whether the account has completed a lesson. */
const hasLesson = async (lessonId: number): Promise<boolean> =>
  (await api.progress()).completedLessons.includes(lessonId)

/** Completes a lesson. @returns whether the account had it completed before */
async function completeLesson({ lessonId, answers, readingSeconds, drawnFor }: LessonStep): Promise<boolean> {
  const body = { answers: [...answers], readingSeconds, drawnFor }
  try {
    await api.completeLesson({ params: { id: String(lessonId) }, body })
    return false
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'conflict') return true
    throw error
  }
}

/**
 * Sends what the account does not have. What it has is counted as brought where an earlier attempt of ours has brought it, and its
 * reply was lost.
 * @param isThere whether the account has it
 * @param bring returns whether the account had it after all
 * @returns whether it was there before
 */
async function once(
  { wasBegun, begin }: Attempt,
  isThere: () => Promise<boolean>,
  bring: () => Promise<boolean>,
): Promise<boolean> {
  if (await isThere()) return !wasBegun
  begin()
  return (await bring()) && !wasBegun
}

/**
 * @property wasBegun whether this step was sent before, when the account did not have it
 * @property begin notes that it is about to be
 */
type Attempt = { wasBegun: boolean; begin: () => void }

/**
 * Brings one thing into the account.
 * @returns what came of it so far, with this
 * @throws ApiProblem when the service refuses it, or is away
 */
export async function deliver(work: OwnWork, carried: Carried, attempt: Attempt): Promise<Carried> {
  if (work.kind === 'holding') {
    const refused = [...carried.refused, ...(await deliverHolding(work))]
    const trades = carried.trades + work.trades.length
    return { ...carried, holdings: carried.holdings + 1, trades, refused }
  }
  if (work.kind === 'reviews') {
    await api.answerReview({ body: { answers: [...work.answers] } })
    return carried
  }
  const there = { ...carried, there: carried.there + 1 }
  if (work.kind === 'tax-year') {
    const { year, ...body } = work.entries
    const enter = (): Promise<false> => api.enter({ params: { year: String(year) }, body }).then(() => false)
    const wasThere = await once(attempt, () => hasYear(work.entries), enter)
    return wasThere ? there : { ...carried, years: carried.years + 1 }
  }
  const wasThere = await once(
    attempt,
    () => hasLesson(work.lessonId),
    () => completeLesson(work),
  )
  return wasThere ? there : { ...carried, lessons: carried.lessons + 1 }
}

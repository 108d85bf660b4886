// OwnWork: what somebody did while looking around without an account, as requests that bring it into an account. Each can be sent
// again: holdings, trades and alerts have ids of their own, a lesson is completed once, a card's answer counts once, and what is
// followed is followed once.
import { lessonOfQuestion } from '../learning/question-id.ts'
import type { ChosenOption } from '../learning/quiz-draw.ts'
import { maxAnswersSent, type ReviewAnswer } from '../learning/review-contract.ts'
import type { NewHolding, StoredHolding } from '../portfolio/holding.ts'
import { type StoredLedger, tradesOf } from '../portfolio/ledger-holding.ts'
import { restorable } from '../portfolio/shown-holding.ts'
import type { Transaction } from '../portfolio/transaction.ts'
import type { StoredTaxHolding, StoredTaxYear } from '../tax/ports.ts'
import type { StoredRule } from '../watchlist/alert-rule.ts'
import type { AlertTerms } from '../watchlist/contract.ts'
import type { Security, StoredWatched } from '../watchlist/watched.ts'

/** A lesson completed while looking around, with the draw that was answered. */
export type CompletedLesson = {
  readonly lessonId: number
  readonly answers: readonly ChosenOption[]
  readonly readingSeconds: number
  readonly drawnFor: { readonly id: string; readonly attempt: number }
}

export type OwnWork =
  | {
      readonly kind: 'holding'
      readonly holding: NewHolding & { id: string }
      /** None for a simple holding. */
      readonly trades: readonly Transaction[]
      readonly tax: StoredTaxHolding | undefined
    }
  | { readonly kind: 'tax-year'; readonly entries: StoredTaxYear }
  | ({ readonly kind: 'lesson' } & CompletedLesson)
  | { readonly kind: 'watched'; readonly security: Security }
  | { readonly kind: 'alert'; readonly id: string; readonly terms: AlertTerms }
  | { readonly kind: 'reviews'; readonly answers: readonly ReviewAnswer[] }

/** What is there when the person leaves for an account. */
export type LookedAround = {
  readonly holdings: readonly StoredHolding[]
  readonly ledgers: ReadonlyMap<string, StoredLedger>
  readonly taxYears: readonly StoredTaxYear[]
  readonly taxHoldings: readonly StoredTaxHolding[]
  readonly lessons: readonly CompletedLesson[]
  readonly reviews: readonly ReviewAnswer[]
  readonly watched: readonly StoredWatched[]
  readonly rules: readonly StoredRule[]
}

/** What a holding says, with its trades, as text to compare: nothing that a look at it changes. */
export function factsText(holding: StoredHolding, ledger: StoredLedger | undefined): string {
  const { type, symbol, name, coinId, quantity, costBasis, isLiveTracked, manualPrice, note } = holding
  return JSON.stringify([
    [type, symbol, name, coinId, quantity, costBasis, isLiveTracked, manualPrice, note],
    tradesOf(holding, ledger),
  ])
}

/** The texts of holdings that came with the demo, by id. */
export const cameWith = (
  holdings: readonly StoredHolding[],
  ledgers: ReadonlyMap<string, StoredLedger>,
): Record<string, string> =>
  Object.fromEntries(holdings.map((holding) => [holding.id, factsText(holding, ledgers.get(holding.id))]))

/**
 * What is the person's own, in the order in which it is sent: holdings that they added, and those of the demo that they changed,
 * whole; what they entered for tax; the lessons they completed, and the cards of those lessons that they answered; what they follow,
 * and the alerts they set. What a price has reached of an alert stays behind.
 * @param came the holdings of the demo as they came (`cameWith`)
 */
export function ownWork(there: LookedAround, came: Readonly<Record<string, string>>): OwnWork[] {
  const notes = new Map(there.taxHoldings.map((tax) => [tax.holdingId, tax]))
  const isOwn = (holding: StoredHolding): boolean =>
    came[holding.id] !== factsText(holding, there.ledgers.get(holding.id)) || notes.has(holding.id)
  const holdings = there.holdings.filter(isOwn).map((holding): OwnWork => {
    const trades = tradesOf(holding, there.ledgers.get(holding.id))
    return {
      kind: 'holding',
      holding: restorable(holding, trades !== null),
      trades: trades ?? [],
      tax: notes.get(holding.id),
    }
  })
  const years = there.taxYears.map((entries): OwnWork => ({ kind: 'tax-year', entries }))
  const lessons = there.lessons.map((lesson): OwnWork => ({ kind: 'lesson', ...lesson }))
  const completed = new Set(there.lessons.map(({ lessonId }) => lessonId))
  const answers = there.reviews.filter(({ questionId }) => completed.has(lessonOfQuestion(questionId)))
  const reviews = Array.from({ length: Math.ceil(answers.length / maxAnswersSent) }, (_, part): OwnWork => {
    return { kind: 'reviews', answers: answers.slice(part * maxAnswersSent, (part + 1) * maxAnswersSent) }
  })
  const watched = there.watched.map(({ since: _since, ...security }): OwnWork => ({ kind: 'watched', security }))
  const alerts = there.rules.map(({ id, security, kind, value, isOn }): OwnWork => {
    return { kind: 'alert', id, terms: { security, kind, value, isOn } }
  })
  return [...holdings, ...years, ...lessons, ...reviews, ...watched, ...alerts]
}

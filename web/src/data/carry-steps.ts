// Carry steps: the requests that bring one thing somebody did while looking around into an account. Each can be sent again.
import type { OwnWork } from '#shared/account/own-work.ts'
import { completionOf, DrawnAnswers } from '#shared/learning/lesson-contract.ts'
import { learningProgress } from '#shared/learning/progress-contract.ts'
import { answerReview } from '#shared/learning/review-contract.ts'
import { tax } from '#shared/tax/contract.ts'
import type { StoredTaxYear } from '#shared/tax/ports.ts'
import { watchlist } from '#shared/watchlist/contract.ts'
import { securityId } from '#shared/watchlist/watched.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { deliverHolding, spokenYear } from './carry-holding.ts'
import type { Carried } from './carry-progress.ts'
import { send } from './client.ts'

const { progress } = learningProgress
const { year, enter } = tax
const { list, add, alerts, setAlert } = watchlist
const api = createClient(
  { completeLesson: completionOf(DrawnAnswers), answerReview, progress, year, enter, list, add, alerts, setAlert },
  send,
)

type Step<Kind extends OwnWork['kind']> = Extract<OwnWork, { kind: Kind }>

/** Tells a step from every other of the same looking around, in all tabs that share it. */
export function stepName(work: OwnWork): string {
  switch (work.kind) {
    case 'holding':
      return `holding:${work.holding.id}`
    case 'tax-year':
      return `year:${work.entries.year}`
    case 'lesson':
      return `lesson:${work.lessonId}`
    case 'reviews':
      return `reviews:${work.answers[0]?.id}`
    case 'watched':
      return `watched:${securityId(work.security)}`
    default:
      return `alert:${work.id}`
  }
}

/** As a person is told of it. */
export function shownName(work: OwnWork): string {
  switch (work.kind) {
    case 'holding':
      return work.holding.symbol
    case 'tax-year':
      return `Tax year ${spokenYear(work.entries.year)}`
    case 'lesson':
      return `Lesson ${work.lessonId}`
    case 'reviews':
      return 'Reviews'
    case 'watched':
      return `Watching ${work.security.symbol}`
    default:
      return `Alert on ${work.terms.security.symbol}`
  }
}

const otherEntries = 'Your account has entries for this year, and they stay.'

/**
 * Whether the account has these entries of a year already.
 * @param years what it has of all years
 * @throws ApiProblem conflict when it has others
 */
function hasYear(
  years: readonly StoredTaxYear[],
  { year: of, carriedLosses, creditsElsewhere }: StoredTaxYear,
): boolean {
  const there = years.find((each) => each.year === of)
  if (there === undefined) return false
  if (there.carriedLosses === carriedLosses && there.creditsElsewhere === creditsElsewhere) return true
  throw new ApiProblem('conflict', 409, otherEntries)
}

/** @returns whether the account has completed it before after all */
async function completeLesson(
  { lessonId, answers, readingSeconds, drawnFor }: Step<'lesson'>,
  mine: { as: string },
): Promise<boolean> {
  const body = { answers: [...answers], readingSeconds, drawnFor }
  try {
    await api.completeLesson({ params: { id: String(lessonId) }, body }, mine)
    return false
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'conflict') return true
    throw error
  }
}

/** Asks once, in the words of the first step that wants to know, for all that do; after a failure the next one asks again. */
function asked<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  return (...given) =>
    (answer ??= ask(...given).catch((error: unknown) => {
      answer = undefined
      throw error
    }))
}

/**
 * @property wasBegun whether this step was sent before, when the account did not have it
 * @property begin notes that it is about to be
 */
type Attempt = { wasBegun: boolean; begin: () => void }

/** Brings one thing into the account. It throws an ApiProblem when the service refuses it, or is away. */
export type Deliver = (work: OwnWork, carried: Carried, attempt: Attempt) => Promise<Carried>

/**
 * @param as whose account: nothing is sent once somebody else has signed in
 * @returns what brings one thing after the other, and says what came of it so far
 */
export function deliverer(as: string): Deliver {
  const mine = { as }
  const watched = asked(() => api.list(mine))
  const rules = asked(() => api.alerts(mine))
  const learned = asked(() => api.progress(mine))
  /** Asked for any year, the service names the entries of all. */
  const taxes = asked((of: number) => api.year({ params: { year: String(of) } }, mine))

  async function hasRule({ id, terms: { security, kind, value } }: Step<'alert'>): Promise<boolean> {
    const wanted = securityId(security)
    return (await rules()).rules.some(
      (rule) => rule.id === id || (rule.kind === kind && rule.value === value && securityId(rule.security) === wanted),
    )
  }

  /** Whether the account has something already. */
  async function isThere(work: Exclude<OwnWork, Step<'holding' | 'reviews'>>): Promise<boolean> {
    if (work.kind === 'tax-year') return hasYear((await taxes(work.entries.year)).record.years, work.entries)
    if (work.kind === 'lesson') return (await learned()).completedLessons.includes(work.lessonId)
    if (work.kind === 'alert') return hasRule(work)
    const wanted = securityId(work.security)
    return (await watched()).watched.some(({ id }) => id === wanted)
  }

  /** @returns whether the account has it without us after all */
  async function bring(work: Exclude<OwnWork, Step<'holding' | 'reviews'>>): Promise<boolean> {
    if (work.kind === 'lesson') return completeLesson(work, mine)
    if (work.kind === 'tax-year') {
      const { year: of, ...body } = work.entries
      await api.enter({ params: { year: String(of) }, body }, mine)
    } else if (work.kind === 'watched') await api.add({ body: work.security }, mine)
    else await api.setAlert({ params: { id: work.id }, body: work.terms }, mine)
    return false
  }

  return async (work, carried, { wasBegun, begin }) => {
    if (work.kind === 'holding') {
      const refused = [...carried.refused, ...(await deliverHolding(work, mine))]
      const trades = carried.trades + work.trades.length
      return { ...carried, holdings: carried.holdings + 1, trades, refused }
    }
    if (work.kind === 'reviews') {
      await api.answerReview({ body: { answers: [...work.answers] } }, mine)
      return carried
    }
    let wasThere = await isThere(work)
    if (!wasThere) {
      begin()
      wasThere = await bring(work)
    }
    // What is there because of an earlier attempt, whose reply was lost, has been brought.
    const count = wasThere && !wasBegun ? 'there' : counts[work.kind]
    return { ...carried, [count]: carried[count] + 1 }
  }
}

const counts = { 'tax-year': 'years', lesson: 'lessons', watched: 'watched', alert: 'alerts' } as const

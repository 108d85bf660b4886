// Carry over: brings what somebody did while looking around into the account they are signed in to, once: each step can be sent
// again, how far it is stands in this tab, and tabs that share it wait for each other.
import type { QueryClient } from '@tanstack/react-query'
import type { OwnWork } from '#shared/account/own-work.ts'
import { completionOf, DrawnAnswers } from '#shared/learning/lesson-contract.ts'
import { answerReview } from '#shared/learning/review-contract.ts'
import { tax } from '#shared/tax/contract.ts'
import { saysSomething } from '#shared/tax/tax-record.ts'
import { ApiProblem, ApiUnreachable, createClient } from '../lib/api.ts'
import { aroundKey } from '../lib/around.ts'
import { readStored, userKey, writeStored } from '../lib/stored.ts'
import { send } from './client.ts'
import { aroundId, carriedText, keptText, leaveBehind, writeCarried } from './looked-around.ts'
import { restoreTrades } from './restore-trades.ts'
import { holdingsApi } from './use-holdings.ts'

const api = createClient({ completeLesson: completionOf(DrawnAnswers), answerReview, ...tax }, send)

/** What is in the account now, and what could not be taken, each with the sentence of the service. */
export type Carried = {
  holdings: number
  trades: number
  lessons: number
  years: number
  refused: { what: string; reason: string }[]
}
/** @property done steps that are through, the refused ones among them */
type Progress = { uid: string; done: number; carried: Carried }

const nothing: Carried = { holdings: 0, trades: 0, lessons: 0, years: 0, refused: [] }

function readProgress(uid: string): Progress {
  const begun: Progress = { uid, done: 0, carried: nothing }
  try {
    return (JSON.parse(carriedText() ?? 'null') as Progress | null) ?? begun
  } catch {
    return begun
  }
}

async function deliverHolding({ holding, trades, tax: notes }: Extract<OwnWork, { kind: 'holding' }>): Promise<void> {
  await holdingsApi.add({ body: holding })
  if (trades.length > 0) await restoreTrades(holding.id, trades)
  const params = { id: holding.id }
  for (const { year, ...statement } of notes?.statements ?? [])
    await api.state({ params: { ...params, year: String(year) }, body: { statement } })
  if (typeof notes?.value === 'number') await api.value({ params, body: { value: notes.value } })
  if (notes !== undefined && saysSomething(notes.facts)) await api.facts({ params, body: notes.facts })
}

async function deliver(work: OwnWork): Promise<void> {
  if (work.kind === 'holding') return deliverHolding(work)
  if (work.kind === 'tax-year') {
    const { year, ...body } = work.entries
    await api.enter({ params: { year: String(year) }, body })
  } else if (work.kind === 'lesson') {
    const { lessonId, answers, readingSeconds, drawnFor } = work
    const body = { answers: [...answers], readingSeconds, drawnFor }
    await api.completeLesson({ params: { id: String(lessonId) }, body }).catch((error: unknown) => {
      // It is completed there: by this very request, or before.
      if (!(error instanceof ApiProblem) || error.code !== 'conflict') throw error
    })
  } else await api.answerReview({ body: { answers: [...work.answers] } })
}

const nameOf = (work: OwnWork): string => {
  if (work.kind === 'holding') return work.holding.symbol
  if (work.kind === 'tax-year') return `Tax year ${work.entries.year - 1}-${String(work.entries.year).slice(2)}`
  return work.kind === 'lesson' ? `Lesson ${work.lessonId}` : 'Reviews'
}

function counted(carried: Carried, work: OwnWork): Carried {
  if (work.kind === 'holding')
    return { ...carried, holdings: carried.holdings + 1, trades: carried.trades + work.trades.length }
  if (work.kind === 'tax-year') return { ...carried, years: carried.years + 1 }
  return work.kind === 'lesson' ? { ...carried, lessons: carried.lessons + 1 } : carried
}

/** A refusal of this one step; anything else is worth trying again. */
const isRefusal = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status < 500 && error.status !== 401 && error.status !== 429

async function sendEach(client: QueryClient, uid: string): Promise<Carried | null> {
  if (readStored('session', aroundKey) !== 'keep') return null
  const doneKey = userKey(uid, `carried-${aroundId()}`)
  let progress = readProgress(uid)
  // Another tab was first; or somebody else has signed in since it began.
  if (readStored('local', doneKey) !== null || progress.uid !== uid) {
    leaveBehind()
    return null
  }
  // From here on it is for this account alone.
  writeCarried(JSON.stringify(progress))
  const { ownWorkIn } = await import('../adapters/around/entry.ts').catch((error: unknown) => {
    throw new ApiUnreachable(error)
  })
  for (const work of ownWorkIn(keptText()).slice(progress.done)) {
    let { carried } = progress
    try {
      await deliver(work)
      carried = counted(carried, work)
    } catch (error) {
      if (!isRefusal(error)) throw error
      carried = { ...carried, refused: [...carried.refused, { what: nameOf(work), reason: error.message }] }
    }
    progress = { uid, done: progress.done + 1, carried }
    writeCarried(JSON.stringify(progress))
  }
  writeStored('local', doneKey, 'yes')
  leaveBehind()
  void client.invalidateQueries()
  return progress.carried
}

let underWay: Promise<Carried | null> | undefined

/**
 * @returns what is in the account now; null when there is nothing to bring, or another tab has brought it
 * @throws when the service is away; what is left is brought by calling it again
 */
export function carryOver(client: QueryClient, uid: string): Promise<Carried | null> {
  const locks: LockManager | null | undefined = navigator.locks
  const work = (): Promise<Carried | null> => sendEach(client, uid)
  // Pages that are not served securely have no locks.
  underWay ??= Promise.resolve(locks ? locks.request(`gumnut.carry.${aroundId()}`, work) : work()).finally(
    () => (underWay = undefined),
  )
  return underWay
}

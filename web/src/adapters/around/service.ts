// Service of looking around: the API answered inside the page. The contract, the checks, the use cases and the problems are the
// core's own; stores are in memory, and what was done is handed to whoever keeps it after every change.
import { cameWith } from '#shared/account/own-work.ts'
import { storeDemoPerson } from '#shared/account/demo-person.ts'
import { type AreaName, contract } from '#shared/contract/index.ts'
import { utf8Bytes } from '#shared/kernel/text.ts'
import type { completionOf, DrawnAnswers } from '#shared/learning/lesson-contract.ts'
import { attemptAt } from '#shared/learning/progress.ts'
import type { ReviewAnswer } from '#shared/learning/review-contract.ts'
import { type Answer, problemAnswer, toProblem } from '#shared/operation/answer.ts'
import type { Request } from '#shared/operation/operation.ts'
import type { Clock, NewId } from '#shared/operation/ports.ts'
import { fail } from '#shared/operation/problem.ts'
import { checkRequest, jsonBody } from '#shared/operation/request-check.ts'
import { routeTable } from '#shared/operation/route-table.ts'
import { memoryPeople } from '../memory/person-data.ts'
import { areas } from './areas.ts'
import { type KeptState, readState, writeState } from './kept-state.ts'
import type { Perform } from './perform.ts'
import { aroundPorts } from './ports.ts'

const tooMuch =
  'That is more than this tab can keep while you look around, so nothing was changed. With an account there is room for it.'

type Settings = {
  identity: { uid: string; email: string }
  clock: Clock
  newId: NewId
  /** What `keep` was given last; null at the beginning. */
  kept: string | null
  /** @returns false when there is no room for it */
  keep: (text: string) => boolean
}

export type AroundService = {
  answer(request: { method: string; url: string; body: string | undefined }): Promise<Answer>
}

type LessonRequest = Request<ReturnType<typeof completionOf<typeof DrawnAnswers>>>

export async function aroundService({ identity, clock, newId, kept, keep }: Settings): Promise<AroundService> {
  const { uid } = identity
  const people = memoryPeople()
  const ports = aroundPorts(people, clock, newId)
  const find = routeTable<AreaName>(contract)
  const opened = new Map<AreaName, Promise<Perform>>()

  let state: KeptState = { came: {}, person: people.of(uid), lessons: [], reviews: [] }
  let written = ''
  /** Puts back what a text says. The stores hold the one object, so it is changed and not replaced. */
  function restore(before: KeptState): void {
    state = { ...before, person: Object.assign(people.of(uid), before.person) }
  }
  function keepAll(): boolean {
    const text = writeState(state)
    if (!keep(text)) return false
    written = text
    return true
  }

  const before = readState(kept)
  if (before === undefined) {
    await storeDemoPerson(ports, identity)
    state.came = cameWith([...state.person.holdings.values()], state.person.ledgers)
    keepAll()
  } else {
    restore(before)
    written = kept ?? ''
  }

  function open(area: AreaName): Promise<Perform> {
    const known = opened.get(area)
    if (known !== undefined) return known
    const opening = Promise.resolve(areas[area](ports))
    opened.set(area, opening)
    // What could not be fetched is fetched again the next time.
    opening.catch(() => opened.delete(area))
    return opening
  }

  /** Notes what goes along into an account and cannot be read from the stores. */
  function note(name: string, { params, body }: { params: unknown; body: unknown }): void {
    if (name === 'answerReview') state.reviews.push(...(body as { answers: ReviewAnswer[] }).answers)
    if (name !== 'completeLesson' || state.person.user === undefined) return
    const { id: lessonId } = params as LessonRequest['params']
    const { answers, readingSeconds } = body as LessonRequest['body']
    const attempt = attemptAt(state.person.user.learning, lessonId)
    state.lessons.push({ lessonId, answers, readingSeconds, drawnFor: { id: uid, attempt } })
  }

  /** One change after the other. One that cannot be kept is taken back. */
  const change = (work: () => Promise<Answer>): Promise<Answer> =>
    ports.turns('change', async () => {
      const answer = await work().catch((error: unknown) => problemAnswer(toProblem(error)))
      if (keepAll()) return answer
      restore(readState(written) as KeptState)
      return fail('conflict', tooMuch)
    })

  return {
    async answer({ method, url, body }) {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      const found = find(method, pathname)
      // A part that cannot be fetched is no answer.
      const perform = found === undefined ? undefined : await open(found.route.area)
      try {
        if (found === undefined || perform === undefined) return fail('not_found', 'There is nothing at this address.')
        const { name, definition } = found.route
        const sent = { bytes: utf8Bytes(body ?? ''), contentType: 'application/json', text: () => body ?? '' }
        const request = checkRequest(definition, {
          params: found.params,
          query: Object.fromEntries(searchParams),
          body: definition.body === undefined ? undefined : jsonBody(sent, definition.isBodyOptional === true),
        })
        const run = (): Promise<Answer> => perform(name, { userId: uid, username: uid, ...request })
        if (method === 'GET') return await run()
        return await change(async () => {
          const answer = await run()
          note(name, request)
          return answer
        })
      } catch (error) {
        return problemAnswer(toProblem(error))
      }
    },
  }
}

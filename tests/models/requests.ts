// Requests: each step of the model as a call of the API, and the API's reply in the model's short words.
import { lessonQuizzes } from '#tests/support/lesson-quizzes.ts'
import type { Call, Reply } from './containers.ts'
import { inShort, type Step } from './person-model.ts'

const answersTo = (lesson: number, isRight: boolean): number[] =>
  (lessonQuizzes.get(lesson) ?? []).map(({ correctAnswer }) => (isRight ? correctAnswer : (correctAnswer + 1) % 4))

export function callFor(step: Step): Omit<Call, 'user'> {
  switch (step.kind) {
    case 'open':
      return { route: 'POST /api/profile' }
    case 'rename':
      return { route: 'PUT /api/profile', body: { profile: { name: step.name } } }
    case 'onboard':
      return {
        route: 'PUT /api/profile/onboarding',
        body: {
          nickname: step.name,
          age: 24,
          income: 5000,
          expenses: 3000,
          investmentGoal: 'Retirement',
          riskTolerance: 'Moderate',
        },
      }
    case 'add':
      return {
        route: 'POST /api/holdings',
        body: {
          id: step.id,
          type: 'stock',
          symbol: 'CBA',
          quantity: step.quantity,
          costBasis: 1,
          currentPrice: step.price,
        },
      }
    case 'edit':
      return { route: 'PATCH /api/holdings/{id}', params: { id: step.id }, body: { quantity: step.quantity } }
    case 'reprice':
      return { route: 'PATCH /api/holdings', body: { updates: [{ id: step.id, currentPrice: step.price }] } }
    case 'remove':
      return { route: 'DELETE /api/holdings/{id}', params: { id: step.id } }
    case 'complete':
      return {
        route: 'POST /api/learning/lessons/{id}/completion',
        params: { id: String(step.lesson) },
        body: { answers: answersTo(step.lesson, step.isRight), readingSeconds: step.seconds },
      }
    case 'list':
      return { route: 'GET /api/holdings' }
    case 'progress':
      return { route: 'GET /api/learning/progress' }
    case 'read':
      return { route: 'GET /api/profile' }
  }
}

type Held = { id: string; quantity: number; currentPrice: number }
type Progress = { completedLessons: number[]; xp: number }
type Person = { profile: { name: string }; needsOnboarding: boolean }

/** The reply in the model's words; undefined when the process died before it could answer. */
export function answerOf(step: Step, { status, body, hasCrashed }: Reply): string | undefined {
  if (hasCrashed) return undefined
  if (status >= 300 || status === 204) return String(status)
  const heldAt = ({ quantity, currentPrice }: Held): string => `${quantity} at ${currentPrice}`
  switch (step.kind) {
    case 'open':
    case 'rename':
    case 'onboard':
    case 'read': {
      const { profile, needsOnboarding } = body as Person
      return `${status} ${inShort.user(profile.name, !needsOnboarding)}`
    }
    case 'add':
    case 'edit':
      return `${status} ${heldAt(body as Held)}`
    case 'reprice': {
      const [result] = (body as { results: Array<{ success: boolean; data?: Held }> }).results
      return `${status} ${result?.data === undefined ? 'failed' : heldAt(result.data)}`
    }
    case 'remove':
      return String(status)
    case 'complete': {
      const { xpEarned, progress } = body as { xpEarned: number; progress: Progress }
      return `${status} +${xpEarned} to ${progress.xp}`
    }
    case 'list':
      return `${status} ${inShort.holdings((body as { holdings: Held[] }).holdings.map(({ currentPrice, ...held }) => ({ ...held, price: currentPrice })))}`
    case 'progress': {
      const { completedLessons, xp } = body as Progress
      return `${status} ${inShort.progress(completedLessons, xp)}`
    }
  }
}

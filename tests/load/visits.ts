// Visits: what somebody does in one visit, as the app asks for it, and how long each step took.
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { rightAnswers } from '#tests/support/faults/fault-stack.ts'
import { ask } from '#tests/support/faults/open-api.ts'

/** One request: milliseconds from asking to the whole answer, and its status; 0 when none came. */
export type Asked = { step: string; ms: number; status: number }

const codes = ['CBA', 'BHP', 'VAS', 'VGS', 'WES', 'CSL', 'NAB', 'ANZ', 'MQG', 'IVV']
const hundred = 100

/** Somebody with a session, and how many lessons they have been through. */
export type Visitor = { token: string; lessons: number }

/**
 * Looks at Home, adds a holding with a trade, finishes the next lesson while there is one, and looks at the chart. What was added is deleted again, so that
 * a person's portfolio stays as large as a person's.
 */
export async function visit(url: string, person: Visitor, number: number, note: (asked: Asked) => void): Promise<void> {
  const { token } = person
  const step = async (name: string, route: string, body?: unknown): Promise<void> => {
    const began = performance.now()
    const { status } = await ask(url, token, route, body).catch(() => ({ status: 0 }))
    note({ step: name, ms: performance.now() - began, status })
  }
  await Promise.all([step('look', 'GET /api/holdings'), step('look', 'GET /api/learning/progress')])
  const id = crypto.randomUUID()
  const symbol = codes[number % codes.length]
  await step('add', 'POST /api/holdings', { id, type: 'stock', symbol, quantity: 1, costBasis: hundred })
  await step('add', `POST /api/holdings/${id}/transactions`, {
    id: crypto.randomUUID(),
    type: 'buy',
    date: '2024-03-04',
    units: 2,
    price: hundred,
  })
  const lesson = lessonCatalogue[person.lessons++]
  if (lesson === undefined) await step('learn', 'GET /api/learning/review')
  else
    await step('learn', `POST /api/learning/lessons/${lesson.id}/completion`, {
      answers: rightAnswers(lesson.id),
      readingSeconds: 120,
    })
  await step('chart', 'GET /api/performance?range=1Y')
  await step('add', `DELETE /api/holdings/${id}`)
}

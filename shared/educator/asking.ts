// Asking: one request of a person to the model, from its admission to its end: limits, money, answer, report.
import type { Educator, EducatorPorts, NoTextBecause } from './ports.ts'
import { enter, leave, type Refusal } from './quota.ts'
import type { Answered, Task } from './answering.ts'
import { startSpendMeter } from './spend.ts'

export type Question = Omit<Task, 'leftMs'> & { intent: string }

/** Milliseconds left of a request that has just come in. Real time: the handlers' clock can be set by the local stack. */
export function startStopwatch({ limits, timer }: EducatorPorts): Stopwatch {
  const startedAt = timer.elapsedMs()
  const elapsedMs = (): number => timer.elapsedMs() - startedAt
  return { elapsedMs, leftMs: () => limits.requestMs - elapsedMs() }
}
export type Stopwatch = { elapsedMs: () => number; leftMs: () => number }

/** What a question can bring about by what it says: an answer declined, blank, or without an end to its first sentence. */
const ofTheQuestion: ReadonlySet<NoTextBecause> = new Set(['filtered', 'empty'])

/**
 * Held against the person's day. What the provider failed is not, billed or not. What the words of a question bring about is, or
 * somebody could have as many answers made in vain as they like; nobody chooses the words that ask for an overview.
 */
const isCounted = (kind: Question['kind'], { outcome, calls, failure }: Answered): boolean =>
  outcome === 'failed'
    ? kind === 'chat' && calls > 0 && (failure === undefined || ofTheQuestion.has(failure))
    : outcome !== 'capped'

/**
 * Asks the model within a person's quota and the day's money, and logs what came of it.
 * @returns the answer, or why the person may not ask now
 */
export async function askModel(
  question: Question,
  ports: EducatorPorts & { educator: Educator },
  stopwatch: Stopwatch,
): Promise<Answered | Refusal> {
  const now = ports.clock.now()
  const ticket = await enter(ports, question.userId, question.kind, now)
  if ('because' in ticket) return ticket
  let answered: Answered | undefined
  try {
    // The reply check and its tables load with the first request that needs them (ADR 011).
    const [{ answer }, { report }] = await Promise.all([import('./answering.ts'), import('./report.ts')])
    const meter = startSpendMeter(ports, now)
    answered = await answer({ ...question, leftMs: stopwatch.leftMs }, ports, meter)
    report(ports, {
      kind: question.kind,
      intent: question.intent,
      answered,
      spent: meter.spent(),
      ms: stopwatch.elapsedMs(),
    })
    return answered
  } finally {
    await leave(ports, ticket, answered !== undefined && isCounted(question.kind, answered))
  }
}

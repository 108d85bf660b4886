// Kept turns: the conversation in this tab's session storage, so that a reload loses nothing. It is gone with the tab and at
// sign-out. Figures are not in it: a card is drawn anew each time.
import * as z from 'zod/mini'
import { Citation, ExplainedTerm, FigureCard, QuotedPassage } from '#shared/educator/question.ts'
import { readStored, userKey, writeStored } from '../../lib/stored.ts'
import type { Turn } from './conversation.ts'

/** More than anybody scrolls back to, and little enough for any browser. */
const keptTurns = 30

const base = {
  id: z.string(),
  ask: z.union([
    z.object({ kind: z.literal('question'), text: z.string() }),
    z.object({ kind: z.enum(['learn', 'refresh']) }),
  ]),
}
const KeptAnswer = z.object({
  text: z.string(),
  citations: z.array(Citation),
  note: z.exactOptional(z.string()),
  overviewOf: z.exactOptional(z.string()),
  readInstead: z.exactOptional(z.array(z.int())),
  isStandIn: z.exactOptional(z.boolean()),
  source: z.exactOptional(z.enum(['ai', 'fallback'])),
  passages: z.exactOptional(z.array(QuotedPassage)),
  term: z.exactOptional(ExplainedTerm),
  card: z.exactOptional(FigureCard),
})
const KeptTurn: z.ZodMiniType<Turn> = z.discriminatedUnion('state', [
  z.object({ ...base, state: z.literal('answered'), answer: KeptAnswer }),
  z.object({
    ...base,
    state: z.literal('failed'),
    failure: z.object({ text: z.string(), detail: z.string(), retryAt: z.exactOptional(z.string()) }),
  }),
  z.object({ ...base, state: z.literal('stopped') }),
  z.object({ ...base, state: z.literal('pending') }),
])
const KeptTurns = z.array(KeptTurn)

const keyOf = (uid: string): string => userKey(uid, 'conversation')

/** What was said before in this tab. A question that was under way when the page went is one that was stopped. */
export function readTurns(uid: string): readonly Turn[] {
  try {
    const read = z.safeParse(KeptTurns, JSON.parse(readStored('session', keyOf(uid)) ?? '[]'))
    const turns = read.success ? read.data : []
    return turns.map((turn): Turn =>
      turn.state === 'pending' ? { id: turn.id, ask: turn.ask, state: 'stopped' } : turn,
    )
  } catch {
    return []
  }
}

export const keepTurns = (uid: string, turns: readonly Turn[]): void =>
  writeStored('session', keyOf(uid), turns.length === 0 ? null : JSON.stringify(turns.slice(-keptTurns)))

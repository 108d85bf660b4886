// Feedback: what a person thinks of replies, without the question or the reply; words are stored only where they add some.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { line } from '../kernel/text.ts'
import { changeOwnItem } from '../operation/change-own-item.ts'
import type { Caller } from '../operation/implement.ts'
import type { Clock, OwnItemStore } from '../operation/ports.ts'

export const maxFeedbackTextLength = 500
/** The newest are kept: older ones have been read or never will be. */
const keptEntries = 50

/** What was not right about a reply. */
export const FeedbackReason = z.enum(['wrong', 'unclear', 'off_topic', 'held_back', 'other'])
export type FeedbackReason = z.infer<typeof FeedbackReason>

const facts = {
  /** Made by the browser for each reply; a second opinion on one takes the place of the first. */
  id: z.uuid(),
  isHelpful: z.boolean(),
  reason: z.exactOptional(FeedbackReason),
  /** What the person added in words of their own. */
  text: z.exactOptional(line(maxFeedbackTextLength)),
  source: z.enum(['ai', 'fallback']),
}

export const Feedback = z.strictObject(facts)
export type Feedback = z.infer<typeof Feedback>

/** One person's feedback, the newest last. */
export const FeedbackRecord = lazy.object(() => ({
  entries: z.array(z.object({ ...facts, at: z.string() })),
  revision: z.number(),
}))
export type FeedbackRecord = z.infer<typeof FeedbackRecord>

export type FeedbackStore = OwnItemStore<FeedbackRecord>

/** The record with one more opinion, or another one on the same reply; the oldest beyond 50 are gone. */
const withFeedback = (before: FeedbackRecord | undefined, feedback: Feedback, at: string): FeedbackRecord => ({
  entries: [...(before?.entries ?? []).filter(({ id }) => id !== feedback.id), { ...feedback, at }].slice(-keptEntries),
  revision: (before?.revision ?? 0) + 1,
})

/**
 * Keeps what a person says of a reply, in place of what they said of it before.
 * @throws AccountClosed, and Problem `unavailable` when the item changes all the time
 */
export async function giveFeedback(
  { userId, body }: Caller & { body: Feedback },
  { feedback: store, clock }: { feedback: FeedbackStore; clock: Clock },
): Promise<void> {
  await changeOwnItem(store, userId, (before) => withFeedback(before, body, clock.now().toISOString()))
}

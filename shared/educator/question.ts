// Question: what a person asks the educator, and the reply with the lessons it cites.
import * as z from 'zod/mini'

export const maxMessageLength = 1000

export const ChatQuestion = z.strictObject({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
})
export type ChatQuestion = z.infer<typeof ChatQuestion>

export const Citation = z.strictObject({ lessonId: z.int(), title: z.string() })
export type Citation = z.infer<typeof Citation>

/**
 * Why a chat reply is none of the model's: it could not be made just now and may be asked for again, there is no model, the
 * question has a set answer, or it asks for advice.
 */
const FallbackReason = z.enum(['trouble', 'unavailable', 'canned', 'no_advice'])

export const ChatReply = z.strictObject({
  reply: z.string(),
  citations: z.array(Citation),
  source: z.enum(['ai', 'fallback']),
  fallbackReason: z.exactOptional(FallbackReason),
})
export type ChatReply = z.infer<typeof ChatReply>

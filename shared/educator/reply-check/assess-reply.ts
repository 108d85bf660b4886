// Assessment: what the check itself says of a reply, before a judge is asked. Hard findings stand whatever anybody says. In a
// reply too short to be read in its context the patterns find them as well. Soft ones come from the score; a judge may clear them.
import { checkReply, maxReplyLength } from './check-reply.ts'
import type { GuardCode } from './codes.ts'
import { isDisclaiming } from './disclaimer.ts'
import { hardCodes } from './hard/hard-rules.ts'
import { helpLines } from './hard/markup.ts'
import { toPlain } from './normalise.ts'
import { blockingScore, scoreReply, worstScore } from './score/score.ts'
import { unitsOf } from './score/units.ts'

export type Assessment = {
  /** Nothing lifts these. */
  readonly hard: readonly GuardCode[]
  /** These a judge may clear. */
  readonly soft: readonly GuardCode[]
}

/** In words of its own, without its disclaimer. Below it a reply is an answer, not a lesson: the score learned from lessons. */
const fewestWords = 40

const ownWords = (reply: string): number =>
  unitsOf(reply)
    .map(({ text }) => toPlain(text))
    .filter((plain) => !isDisclaiming(plain.toLowerCase()))
    .reduce((count, plain) => count + (plain.match(/\S+/g)?.length ?? 0), 0)

/** Whether every finding of an assessment is absent. */
export const isClear = ({ hard, soft }: Assessment): boolean => hard.length === 0 && soft.length === 0

/** Reads a reply as the model returned it. Pure; overlong replies and other alphabets are blocked unread. */
export function assessReply(reply: string): Assessment {
  if (reply.length > maxReplyLength) return { hard: ['C'], soft: [] }
  const patterns = checkReply(reply.replace(helpLines, 'a help line')).codes.filter((code) => code !== 'D')
  const hard = hardCodes(reply)
  if (patterns.includes('C')) hard.push('C')
  if (hard.length > 0) return { hard, soft: [] }
  if (ownWords(reply) < fewestWords) return { hard: patterns, soft: [] }
  const isSteering = worstScore(scoreReply(reply)) >= blockingScore()
  return { hard, soft: isSteering ? ['R'] : [] }
}

// Assessment: what the check itself says of a reply, before a judge is asked. Hard findings stand whatever anybody says: those of
// the hard rules, scores so high that hardly any harmless reply reaches them, and in a reply too short to have a context what score
// and patterns agree on. Lower scores a judge may clear.
import { checkReply, maxReplyLength } from './check-reply.ts'
import type { GuardCode } from './codes.ts'
import { type Encoder, readWith } from './encoder/reading.ts'
import { hardCodes } from './hard/hard-rules.ts'
import { withoutHelpContacts } from './hosts.ts'
import { prepareScore, type Score, scoreOf, scoreReply } from './score/score.ts'

export type Assessment = {
  /** Nothing lifts these. */
  readonly hard: readonly GuardCode[]
  /** These a judge may clear. */
  readonly soft: readonly GuardCode[]
}

/** Below so few words of its own there is nothing to go by but the patterns. */
const barestWords = 5
/**
 * From so much suspicion a short reply with a finding of the patterns is past a judge. Quoted speech hides who speaks, so that less than a
 * suspicion is enough there.
 */
const plainFrom = { spoken: -0.75, written: 1 }
/** Log odds that a finding of the patterns adds in a short reply. */
const patternCounts = 2

/** Whether every finding of an assessment is absent. */
export const isClear = ({ hard, soft }: Assessment): boolean => hard.length === 0 && soft.length === 0

/** What the rules say of a reply, and what the score is to read where they leave it open. */
function readByRules(reply: string): { hard: readonly GuardCode[]; patterns: readonly GuardCode[] } {
  if (reply.length > maxReplyLength) return { hard: ['C'], patterns: [] }
  const patterns = checkReply(withoutHelpContacts(reply)).codes.filter((code) => code !== 'D')
  const hard = hardCodes(reply)
  if (patterns.includes('C')) hard.push('C')
  return { hard, patterns }
}

function weighed(score: Score, reply: string, patterns: readonly GuardCode[]): Assessment {
  const { suspicion, suspicionByWords, isCertain, ownWords, kind } = score
  const found = kind === 'short' ? patterns : []
  const named: readonly GuardCode[] = found.length > 0 ? found : ['R']
  const isSpoken = /["“”]/.test(reply)
  // Patterns find words, so it is for the words to agree with them, and for the encoder not to speak against it where nothing is quoted.
  const agree = isSpoken
    ? suspicionByWords >= plainFrom.spoken
    : suspicionByWords >= plainFrom.written && suspicion >= 0
  const isPlain = found.includes('U') || found.includes('Z') || ownWords < barestWords || agree
  if (isCertain || (found.length > 0 && isPlain)) return { hard: named, soft: [] }
  return { hard: [], soft: suspicion + (found.length > 0 ? patternCounts : 0) >= 0 ? named : [] }
}

/**
 * Reads a reply as the model returned it, by rules and words alone. Pure; overlong replies and other alphabets are blocked
 * unread.
 */
export function assessReply(reply: string): Assessment {
  const { hard, patterns } = readByRules(reply)
  return hard.length > 0 ? { hard, soft: [] } : weighed(scoreReply(reply), reply, patterns)
}

/** The same with the encoder, which is not asked about what a hard rule blocks. */
export async function assessWith(encoder: Encoder, reply: string): Promise<Assessment> {
  const { hard, patterns } = readByRules(reply)
  if (hard.length > 0) return { hard, soft: [] }
  const prepared = prepareScore(reply)
  return weighed(scoreOf(prepared, await readWith(encoder, prepared.rest.units)), reply, patterns)
}

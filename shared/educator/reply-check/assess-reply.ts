// Assessment: what the check itself says of a reply, before a judge is asked (ADR 025, 040). It begins here: hard rules (`hard`), patterns
// (`patterns`), the score by words (`score`) and the encoder (`encoder`). Hard findings stand whatever a judge says: those of
// the hard rules, scores so high that hardly any harmless reply reaches them, and in a reply too short to have a context what score
// and patterns agree on. Lower scores a judge may clear, and so may it a rule on wording where the encoder plainly finds the reply harmless.
import { checkByPatterns, maxReplyLength } from './patterns/check-by-patterns.ts'
import type { GuardCode } from './codes.ts'
import { type Encoder, readWith } from './encoder/reading.ts'
import { hardCodes } from './hard/hard-rules.ts'
import { withoutHelpContacts } from './hosts.ts'
import { prepareScore, type Score, scoreOf, scoreReply } from './score/score.ts'

export type Assessment = {
  /** No judge lifts these. */
  readonly hard: readonly GuardCode[]
  /** These a judge may clear. */
  readonly soft: readonly GuardCode[]
}

/** Below so few words of its own there is nothing to go by but the patterns. */
const barestWords = 6
/**
 * From so much suspicion by its words a short reply with a finding of the patterns is past a judge. Quoted speech hides who speaks, so that
 * less than a suspicion is enough there.
 */
const plainFrom = { spoken: -0.75, written: 0.5 }
/** Log odds that a finding of the patterns adds in a short reply. */
const patternCounts = 1.5
/**
 * The suspicion by both readers below which a finding is left to the judge: of rules on wording, of patterns in a short reply, which are
 * seldom right against both, and there of quoted speech, which hides more. Of what must be blocked hardly anything reads as harmless as that.
 */
const openBelow = { rule: -2, pattern: 0, quoted: -1.5 }
/** Markup, what is asked for or read out, other alphabets and replies cut short: nothing about their wording is left to anybody. */
const alwaysHard: readonly GuardCode[] = ['U', 'Z', 'C']

/** Whether every finding of an assessment is absent. */
export const isClear = ({ hard, soft }: Assessment): boolean => hard.length === 0 && soft.length === 0

/** What the rules say of a reply, and what the score is to read where they leave it open. */
function readByRules(reply: string): { hard: readonly GuardCode[]; patterns: readonly GuardCode[] } {
  if (reply.length > maxReplyLength) return { hard: ['C'], patterns: [] }
  const patterns = checkByPatterns(withoutHelpContacts(reply)).codes.filter((code) => code !== 'D')
  const hard = hardCodes(reply)
  if (patterns.includes('C')) hard.push('C')
  return { hard, patterns }
}

function weighed(score: Score, reply: string, patterns: readonly GuardCode[]): Assessment {
  const { suspicion, suspicionByWords, isCertain, ownWords, kind } = score
  const found = kind === 'short' ? patterns : []
  const named: readonly GuardCode[] = found.length > 0 ? found : ['R']
  const isSpoken = /["“”]/.test(reply)
  const isUnsafe = found.includes('U') || found.includes('Z')
  // Patterns find words, so it is for the words to agree with them, and for the encoder not to speak against it.
  const isAgreed = (isUnsafe || (!isSpoken && suspicionByWords >= plainFrom.written)) && suspicion >= openBelow.pattern
  const isHidden = isSpoken && suspicionByWords >= plainFrom.spoken && suspicion >= openBelow.quoted
  const isPlain = ownWords < barestWords || isAgreed || isHidden
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

/** The same with the encoder. Rejected where the encoder fails. */
export async function assessWith(encoder: Encoder, reply: string): Promise<Assessment> {
  const { hard, patterns } = readByRules(reply)
  if (hard.some((code) => alwaysHard.includes(code))) return { hard, soft: [] }
  const prepared = prepareScore(reply)
  const score = scoreOf(prepared, await readWith(encoder, prepared.rest.units))
  if (hard.length === 0) return weighed(score, reply, patterns)
  return score.suspicion < openBelow.rule ? { hard: [], soft: hard } : { hard, soft: [] }
}

// The check every reply passes before it is shown (ai-safety.md section 3, L5; decision 25).
import type { GuardCode } from './codes.ts'
import { prepareReply, type Reply } from './reply.ts'
import { allocates } from './rules/allocation.ts'
import { givesAmounts } from './rules/amounts.ts'
import { isCutOff } from './rules/cut-off.ts'
import { lacksDisclaimer } from './rules/disclaimer.ts'
import { givesForecast } from './rules/forecasts.ts'
import { guarantees } from './rules/guarantees.ts'
import { isNotEnglish, isOtherScript } from './rules/language.ts'
import { claimsLicence } from './rules/licence.ts'
import { judgesReader } from './rules/personal.ts'
import { recommends } from './rules/recommendations.ts'
import { namesSecurities } from './rules/securities.ts'
import { givesTiming } from './rules/timing.ts'
import { isUnsafe } from './rules/unsafe.ts'

/** Longer replies are not read at all. */
export const maxReplyLength = 6000

export interface ReplyVerdict {
  readonly verdict: 'allow' | 'block'
  /** Every rule family that was broken; empty when allowed. */
  readonly codes: readonly GuardCode[]
}

const rules: ReadonlyArray<readonly [GuardCode, (reply: Reply) => boolean]> = [
  ['U', isUnsafe],
  ['S', namesSecurities],
  ['A', givesAmounts],
  ['L', allocates],
  ['P', judgesReader],
  ['R', recommends],
  ['T', givesTiming],
  ['F', givesForecast],
  ['G', guarantees],
  ['X', claimsLicence],
  ['Z', isNotEnglish],
  ['D', lacksDisclaimer],
  ['C', isCutOff],
]

const sample =
  "You can say it, 20% and 500 of it: they fell in 2008. The ASX 200 and shares may rise; I can't say whether BHP should double by 2030, and people like you hold 100 units a year at https://asic.gov.au. | a | b |\nIs it now? They are a good choice, I think, but never sell; some lose money, others do not. Why would anyone keep cash?"

/**
 * Judges the text of a reply as the model returned it, before the server appends its disclaimer. Pure and linear in the
 * length of the text. Anything over `maxReplyLength`, or in another alphabet, is blocked without asking the other rules.
 */
export function checkReply(text: string): ReplyVerdict {
  if (text.length > maxReplyLength) return { verdict: 'block', codes: ['C'] }
  if (isOtherScript(text)) return { verdict: 'block', codes: ['Z'] }
  const reply = prepareReply(text)
  const codes = rules.filter(([, isBroken]) => isBroken(reply)).map(([code]) => code)
  return { verdict: codes.length === 0 ? 'allow' : 'block', codes }
}

// An engine compiles an expression on its first two runs. That is paid here, once, and not by the first person who asks.
// It compiles once for plain letters and once more for texts with other signs in them.
for (const form of [sample, `${sample} \u{1f4c8}`]) {
  checkReply(form)
  checkReply(form)
}

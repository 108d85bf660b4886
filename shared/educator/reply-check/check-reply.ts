// The check every reply passes before it is shown.
import type { GuardCode } from './codes.ts'
import { educatorDisclaimer } from './disclaimer.ts'
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
const innocent = `A share is a slice of a company. Its price can rise or fall, and an ETF holds many of them at once. At 7% a year, 100 units become about 197 after ten years: arithmetic, not a forecast. Shares fell by half in 2008, and they took years to recover. You can read how bonds, crypto and property differ; each has risks for you to weigh. What is a fee? It is a yearly cost. Nobody knows whether the ASX 200 will go up, so I can't say what you should buy. Some people hold a mix such as 60/40, while others keep cash in a savings account.
| term | meaning |
| yield | income as a share of the price |
- **Fees** are paid every year, and the Moneysmart site (https://moneysmart.gov.au) explains them [Lesson 3].
${educatorDisclaimer}`

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
// The first text sets off every family; the second breaks no rule, so that each is asked to its end. The picture is for the
// expressions that read the text as it came, which compile once more for signs above U+00FF.
for (const form of [sample, innocent, `${sample} \u{1f4c8}`]) {
  checkReply(form)
  checkReply(form)
}

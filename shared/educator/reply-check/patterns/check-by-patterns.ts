// Patterns: what regular expressions and word lists find in a text, a family of them in each file here. They find too much to decide
// alone (but that a reply is cut short, which blocks it): in a short reply they count beside the score, in every reply they are features
// of it (`score/features.ts`). So after a change of one the words are to be trained again (docs/labelling-guide.md), which no test can ask
// for. What is to be blocked whatever the score says belongs in `../hard`.
import type { GuardCode } from '../codes.ts'
import { educatorDisclaimer } from '../disclaimer.ts'
import { prepareReply, type Reply } from '../reply.ts'
import { allocates } from './allocation.ts'
import { givesAmounts } from './amounts.ts'
import { isCutOff } from './cut-off.ts'
import { lacksDisclaimer } from './disclaimer.ts'
import { givesForecast } from './forecasts.ts'
import { guarantees } from './guarantees.ts'
import { isNotEnglish, isOtherScript } from './language.ts'
import { claimsLicence } from './licence.ts'
import { judgesReader } from './personal.ts'
import { recommends } from './recommendations.ts'
import { namesSecurities } from './securities.ts'
import { givesTiming } from './timing.ts'
import { isUnsafe } from './unsafe.ts'

/** In UTF-16 units, as `length` counts. Longer replies are not read at all. */
export const maxReplyLength = 6000

export interface PatternVerdict {
  readonly verdict: 'allow' | 'block'
  /** The code of every family that was found, each once; empty when allowed. */
  readonly codes: readonly GuardCode[]
}

const families: ReadonlyArray<readonly [GuardCode, (reply: Reply) => boolean]> = [
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
  // For the labelled replies only: whoever reads the codes of a model's reply leaves it out, since the server adds a disclaimer.
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
 * What the patterns find in a reply, or a sentence of one. Pure, linear in the length of the text, and never throws. Anything longer than
 * `maxReplyLength` is blocked unread (`C`), another alphabet without asking the other families (`Z`).
 */
export function checkByPatterns(text: string): PatternVerdict {
  if (text.length > maxReplyLength) return { verdict: 'block', codes: ['C'] }
  if (isOtherScript(text)) return { verdict: 'block', codes: ['Z'] }
  const reply = prepareReply(text)
  const codes = families.filter(([, isFound]) => isFound(reply)).map(([code]) => code)
  return { verdict: codes.length === 0 ? 'allow' : 'block', codes }
}

// An engine compiles an expression on its first two runs. That is paid here, once, and not by the first person who asks.
// The first text sets off every family; the second holds none, so that each is asked to its end. The picture is for the
// expressions that read the text as it came, which compile once more for signs above U+00FF.
for (const form of [sample, innocent, `${sample} \u{1f4c8}`]) {
  checkByPatterns(form)
  checkByPatterns(form)
}

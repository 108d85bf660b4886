// Hard rules: what a judge does not lift. Few and precise: of the harmless replies that may be learned from they may meet one in a
// thousand, of those held out one in a hundred (docs/labelling-guide.md says how to add one and how to count). Only where the encoder
// plainly finds the whole reply harmless is a rule on wording left to the judge (assess-reply.ts). How the rest is worded is the business
// of the score and the judge.
import type { GuardCode } from '../codes.ts'
import { normaliseReply, toPlain } from '../normalise.ts'
import { unitsOf } from '../score/units.ts'
import { namesAmount } from './amounts.ts'
import { directsToSecurity } from './directives.ts'
import { holdsMarkup, isForeign } from './markup.ts'
import { promisesMoney } from './promises.ts'
import { asksForSecrets, leaksInstructions } from './requests.ts'
import { sentenceRules } from './sentences.ts'
import { claimsStanding } from './standing.ts'

/** Who speaks in a scene stands in capitals before a colon, which would read as the code of a security. */
const speaker = /^\W*[A-Z][A-Z .'-]{1,24}(?: \([^)]{0,40}\))?:\s/

/** The rules one plain sentence breaks. */
function brokenIn(plain: string): GuardCode[] {
  const found = sentenceRules.filter(({ breaks, unless }) => breaks.test(plain) && unless?.test(plain) !== true)
  const codes = found.map(({ code }) => code)
  if (isForeign(plain)) codes.push('Z')
  if (asksForSecrets(plain) || leaksInstructions(plain)) codes.push('U')
  if (namesAmount(plain)) codes.push('A')
  if (claimsStanding(plain)) codes.push('X')
  if (promisesMoney(plain)) codes.push('G')
  if (directsToSecurity(plain.replace(speaker, ''))) codes.push('S')
  return codes
}

/** The hard rules a reply breaks, each once; none for most replies, good or bad. */
export function hardCodes(reply: string): GuardCode[] {
  const codes = new Set<GuardCode>()
  if (holdsMarkup(reply)) codes.add('U')
  for (const { text } of unitsOf(reply)) for (const code of brokenIn(toPlain(text))) codes.add(code)
  // Disguises come off once more: joined letters, digits that stand for letters.
  for (const form of normaliseReply(reply).folded)
    for (const { text } of unitsOf(form)) for (const code of brokenIn(text)) codes.add(code)
  return [...codes]
}

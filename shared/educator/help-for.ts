// Help for a question: the help lines a model may name, so that it makes up no number. They go along only where the question is about
// a loss, a debt, a scam or distress.
import { isDistress } from './distress.ts'
import { isMoneyWorry } from './money-worry.ts'
import { helpLines } from './reply-check/help-lines.ts'
import { scamToldIn } from './scam-signs.ts'

const trouble =
  /\b(?:scam\w*|fraud\w*|hack\w*|sto(?:le|len)|phish\w*|ransom|blackmail\w*|legit|telegram|whatsapp|passwords?|remote access|lost|losses|losing|debts?|owe|owing|afterpay|payday loans?|gambl\w*|bet(?:s|ting)?|pokies|stress\w*|anxious|anxiety|panic\w*|depress\w*|asham\w*|stupid|scared|afraid|worr(?:y|ied)|sleep|sick|cry(?:ing)?|alone|hopeless|breathe|died|death|grie(?:f|ving)|divorce\w*|redundan\w*|sacked|laid off|evict\w*|hardship|partner|(?:husband|wife|boyfriend|girlfriend|ex) (?:controls?|takes?|took|hides?|hid|won'?t|hits?|hurts?|threatens?|spends?)|violen\w*|abus\w*|addict\w*|hooked|relationship breakdown|breaking up|don'?t know what to do|can'?t (?:stop|pay|cope|leave))\b/

const plain = (question: string): string => question.toLowerCase().replaceAll('’', "'")

const isTrouble = (question: string): boolean =>
  trouble.test(question) || isDistress(question) || isMoneyWorry(question) || scamToldIn(question) !== undefined

/** The help lines that go along with a question; none for most. */
export const helpLinesFor = (question: string): ReadonlyArray<{ readonly name: string; readonly number: string }> =>
  isTrouble(plain(question))
    ? helpLines.filter(({ isOffered }) => isOffered).map(({ name, number }) => ({ name, number }))
    : []

const afterScam = /\b(?:scam\w*|fraud\w*|hack(?:ed|ers?)|phish\w*)\b/

/** What trouble of their own with money somebody tells of: where no model answers, help lines do, after a scam the bank first. */
export function worryIn(question: string): 'money' | 'scam' | undefined {
  const low = plain(question)
  if (!isMoneyWorry(low)) return undefined
  return afterScam.test(low) || scamToldIn(low) !== undefined ? 'scam' : 'money'
}

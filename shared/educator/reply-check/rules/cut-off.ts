// Rule C: a reply is whole; a cut-off one is blocked.
import type { Reply } from '../reply.ts'

const ended = /[.!?]["')\]]*\s*(?:[\u00a4\u00a6\u00a7\u00ae]\s*){0,3}$/
const properEnd =
  /(?:advis[eo]rs?|advice|only|purposes|planner|professional|information|education|\[lesson \d{1,3}\]|\||\}|personally|circumstances|situation|needs|options|choices)["')\]]*\s*$/
const dangling = /\.{2,}["')\]]*\s*$/

/** A letter ends with a name and no full stop. */
const signed =
  /\n\s*(?:[^\n.!?]{0,20}\b(?:regards|wishes)\b[^\n.!?]{0,30}|yours(?: (?:truly|sincerely|faithfully|always|ever|from [^\n.!?]{1,24}))?|love|cheers|your (?:educator|aunt|uncle)),?(?:\s*\n\s*[^\n]{1,30})?\s*$/i

/** Whether the text stops in the middle of something. */
export function isCutOff(reply: Reply): boolean {
  const text = reply.plain.trim()
  if (text === '') return true
  if (dangling.test(text)) return true
  const fences = reply.raw.split('```').length - 1
  if (fences % 2 === 1) return true
  return !ended.test(text) && !signed.test(text) && !properEnd.test(text.toLowerCase())
}

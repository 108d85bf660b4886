// Rule C: a reply is whole; a cut-off one is blocked.
import type { Reply } from '../reply.ts'

const ended = /[.!?]["')\]]*\s*(?:[\u00a4\u00a6\u00a7\u00ae]\s*){0,3}$/
const properEnd =
  /(?:advis[eo]rs?|advice|only|purposes|planner|professional|information|education|\[lesson \d{1,3}\]|\||\}|personally|circumstances|situation|needs|options|choices)["')\]]*\s*$/
const dangling = /\.{2,}["')\]]*\s*$/

/** Whether the text stops in the middle of something. */
export function isCutOff(reply: Reply): boolean {
  const text = reply.plain.trim()
  if (text === '') return true
  if (dangling.test(text)) return true
  const fences = reply.raw.split('```').length - 1
  if (fences % 2 === 1) return true
  return !ended.test(text) && !properEnd.test(text.toLowerCase())
}

// Rule C: a reply is whole; a cut-off one is blocked.
import type { Reply } from '../reply.ts'

const ended = /[.!?]["')\]]*\s*(?:[\u00a4\u00a6\u00a7\u00ae]\s*){0,3}$/
const properEnd =
  /(?:advis[eo]rs?|advice|only|purposes|planner|professional|information|education|\[lesson \d{1,3}\]|\||\}|personally|circumstances|situation|needs|options|choices)["')\]]*\s*$/
const dangling = /\.{2,}["')\]]*\s*$/

/** A letter ends with a name and no full stop, a chat with a laugh. */
const signed =
  /\n\s*[*_]?(?:[^\n.!?]{0,20}\b(?:regards|wishes)\b[^\n.!?]{0,30}|yours(?: (?:truly|sincerely|faithfully|always|ever|(?:from|in) [^\n.!?]{1,24}))?|love|cheers|warmly|best|kindly|fondly|sincerely|your (?:educator|aunt|uncle)|x{1,3} [^\n.!?]{1,24}),?(?:\s*\n\s*[^\n]{1,30})?[*_]?\s*$/i
/** A line of up to three words below whole sentences, such as a name or what is seen on the stage. */
const closed =
  /[.!?]["')\]*_]{0,4}\s{0,4}\n\s{0,8}[(*_—–-]{0,4}\s?(?:[^\s.!?]{1,30} ){0,2}(?!(?:the|an?|of|to|and|or|that|with|is|are|for|in)\b)[^\s.!?:]{1,30}[*_)]{0,4}\s*$/i
/** A heading, or the beginning of a list, promises more. */
const promises = /\n\s*(?:#|\*\*|[-*•+|>]\s|\d+[.)])[^\n]*$/
const laughed = /\b(?:lol|ha(?:ha)+|he(?:he)+|hey|eh|xx?)\s*$/i

/** Whether the text stops in the middle of something. */
export function isCutOff(reply: Reply): boolean {
  const text = reply.plain.trim()
  if (text === '') return true
  if (dangling.test(text)) return true
  const fences = reply.raw.split('```').length - 1
  if (fences % 2 === 1) return true
  return (
    !ended.test(text) &&
    !signed.test(text) &&
    !(closed.test(text) && !promises.test(reply.raw.trimEnd())) &&
    !laughed.test(text) &&
    !properEnd.test(text.toLowerCase())
  )
}

// Family C: a reply is whole; a cut-off one is blocked.
import type { Reply } from '../reply.ts'
import { listMark } from '../score/units.ts'

/** A full stop ends a reply, and so does a picture, as in a chat, or what stands in brackets. */
const ended = /(?:[.!?]["')\]]*|[\u00a4\u00a6\u00a7\u00ae]["')\]]*|\([^()]{8,}\))\s*$/
/** An address or a help line, which stands as these words for the patterns, is often the last thing said. */
const properEnd =
  /(?:advis[eo]rs?|advice|only|purposes|planner|professional|information|education|\[lesson \d{1,3}\]|\||\}|personally|circumstances|situation|needs|options|choices|(?:gov|org)\.au|a help line)["')\]]*\s*$/
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

/** Words and signs that nothing ends with. */
const open =
  /(?:[,;:(/&+=→—–-]|\b(?:the|an?|of|to|and|or|but|nor|that|which|who|with|without|is|are|was|were|has|have|had|from|into|than|as|if|when|while|because|your|their|its|our|my|this|these|those|can|could|will|would|may|might|must|should|very|every|between))[*_`"')\]]*$/i
const sentenceEnd = /[.!?]["')\]”’*_]*(?=\s|$)/
const isStopped = (line: string): boolean => /[.!?]["')\]”’*_]*\s*$/.test(line)

/** A list of fragments ends with one: an item before it has no full stop either. */
const endsAList = (lines: readonly string[]): boolean => {
  const items = lines.slice(lines.findLastIndex((line) => !listMark.test(line)) + 1)
  return items.slice(0, -1).some((item) => !isStopped(item))
}

/** A heading or a bold label promises what is not there. */
const isLabel = (line: string): boolean => /^\s*#|:[*_]*\s*$|^[*_]{2}[^*]+[*_]{2}$/.test(line)
/** "Key takeaway: a bond is a loan": what is labelled often has no full stop. */
const isLabelled = (line: string): boolean => /^[*_]*[A-Z][^\n:.!?]{0,30}[*_]*:[*_]*\s+\S/.test(line)

/** Whether a last line without a full stop is whole all the same: the reply is written so, and its last word does not go on. */
function endsInALine(raw: string): boolean {
  const lines = raw.split('\n').filter((line) => line.trim() !== '')
  const last = lines.at(-1)?.trim() ?? ''
  if (lines.length < 2 || open.test(last) || isLabel(last)) return false
  if (listMark.test(last)) return endsAList(lines)
  // In a text message no line has one.
  if (!lines.some(isStopped)) return true
  const isAsOthers = lines.slice(0, -1).some((line) => !isStopped(line) && !isLabel(line) && !listMark.test(line))
  return !sentenceEnd.test(last) && (isAsOthers || isLabelled(last))
}

const sentenceStart = /(?:^|[.!?]["')\]]*\s+)[^\p{L}\d]*(\p{L}[\p{L}\d]*(?: \p{Lu})?)/gu
/** Names and abbreviations keep their capitals in a chat too, and say nothing. */
const isName = (start: string): boolean => /^\p{Lu}.*\p{Lu}/u.test(start)
/** In a chat sentences end with more words than elsewhere ("what your lesson was for", "spicy as"), and with these in none. */
const openInChat =
  /(?:[,;:(/&+=→—–-]|\b(?:the|an?|of|and|or|but|nor|that|which|who|than|if|because|when|while|your|their|its|our|my|every|between|very)|(?:^|\s)(?!\S+[^l\s]y as)\S+ as)[*_`"')\]]*$/i
/** In a chat that begins its sentences small, the last has no full stop either. */
function endsAsAChat(text: string): boolean {
  const starts = [...text.matchAll(sentenceStart)].map(([, start = '']) => start).filter((start) => !isName(start))
  const small = starts.filter((start) => /^\p{Ll}/u.test(start))
  return small.length > 0 && small.length * 2 >= starts.length && !openInChat.test(text)
}

/** A flag, or one sign that stands for "and so on" after a whole sentence: whoever is cut off writes neither. */
const trailed = /\p{Regional_Indicator}{2}\s*$|[.!?]\s[^.!?]*…\s*$/u

/** Whether the text stops in the middle of something. */
export function isCutOff(reply: Reply): boolean {
  const text = reply.plain.trim()
  if (text === '') return true
  const fences = reply.raw.split('```').length - 1
  if (fences % 2 === 1) return true
  if (trailed.test(reply.raw)) return false
  if (dangling.test(text)) return true
  return (
    !ended.test(text) &&
    !signed.test(text) &&
    !(closed.test(text) && !promises.test(reply.raw.trimEnd())) &&
    !laughed.test(text) &&
    !endsAsAChat(text) &&
    !endsInALine(reply.raw) &&
    !properEnd.test(text.toLowerCase())
  )
}

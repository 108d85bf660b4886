// Units: a reply cut into what is judged one by one: sentences, list items, rows of a table, with where each one stands.

export type Unit = {
  /** As the model wrote it, trimmed. */
  readonly text: string
  /** Offset in the reply of its first sign, and of the one after its last. */
  readonly start: number
  readonly end: number
  readonly isListItem: boolean
  readonly isTableRow: boolean
  /** A line that stands alone and ends like a title, not like a sentence. */
  readonly isTitle: boolean
}

const longestUnit = 600
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|vs|mr|mrs|ms|dr|st|approx|etc|p\.a|u\.s|no|inc|ltd|co|cf|est|fig|a\.m|p\.m)\.$/i
/** What a list item begins with. */
export const listMark = /^\s*(?:[-*•+]|\d{1,2}[.)])\s+/

/** The ends of the sentences of a line: full stops, question and exclamation marks before a space. */
function sentenceEnds(line: string): number[] {
  const ends: number[] = []
  let from = 0
  for (const { 0: sign, index } of line.matchAll(/[.!?…]["')\]*_”’]{0,3}(?=\s)/g)) {
    const end = index + sign.length
    const isAbbreviated = abbreviation.test(line.slice(Math.max(0, end - 8), end))
    const isListNumber = /^\s*\d{1,2}\.$/.test(line.slice(from, end))
    if ((isAbbreviated || isListNumber) && end - from < longestUnit) continue
    ends.push(end)
    from = end
  }
  if (from < line.length) ends.push(line.length)
  return ends
}

/** Cuts a reply into its units. Linear in the length of the text; an overlong sentence becomes several. */
export function unitsOf(reply: string): Unit[] {
  const units: Unit[] = []
  let lineStart = 0
  for (const line of reply.split('\n')) {
    const isListItem = listMark.test(line)
    const isTableRow = /^\s*\|.*\|/.test(line)
    let from = 0
    for (const end of isTableRow ? [line.length] : sentenceEnds(line)) {
      for (let at = from; at < end; at += longestUnit) {
        const piece = line.slice(at, Math.min(at + longestUnit, end))
        const text = piece.trim()
        if (!/[\p{L}\p{N}]/u.test(text)) continue
        const start = lineStart + at + piece.indexOf(text)
        const isTitle =
          !isListItem && !isTableRow && from === 0 && end === line.length && !/[.!?]["')\]*_]{0,3}$/.test(text)
        units.push({ text, start, end: start + text.length, isListItem, isTableRow, isTitle })
      }
      from = end
    }
    lineStart += line.length + 1
  }
  return units
}

// Verdicts in few words: a call beside a class in a table, a grade, a tick for the reader's own plan, "the second is better"
import type { Reply } from './reply.ts'
import type { Sentence } from './sentences.ts'

const thing = '(?:ASSET|INDEX|cash)'
const call =
  '(?:(?:strong )?(?:buy|sell|hold|avoid|keep|trim|reduce|accumulate|overweight|underweight)|yes|no|good|bad|best|worst|winner|loser|[a-f][+-]?|\\d ?/ ?(?:5|10))'
/** A class of product and a call beside it, or above another class, in a table or a list. */
const called = new RegExp(
  `(?:^|\\|)\\W{0,6}(?:[\\w-]{1,20} ){0,2}${thing}[^|:=a-z]{0,12}(?:\\||[:=]| - )\\W{0,6}${call}\\W{0,6}(?:\\||$)|${thing} ?[<>]{1,2} ?${thing}`,
)
const starred = /\|\s{0,6}[*\u2605\u2606]{1,5}\s{0,6}(?:\||$)/m

const better = '(?:better|finer|best|smarter|preferable|superior|wiser|nicer|the (?:winner|one|pick|go))'
const judged = new RegExp(
  `\\bthe (?:first|second|third|former|latter|last)(?: one| option| fund| of (?:them|the two))? (?:is|looks|seems|would be|wins)(?: \\w+)? ${better}\\b|\\bnumber (?:one|two|three|four|five|\\d) (?:on|in|of) your\\b|^\\W*(?:yes,? |well,? )?(?:that|this|it|yours)(?:'s| is| was| sounds like| looks like) (?:an? )?(?:\\w+ )?(?:good|great|fine|smart|wise|sound|solid|bad|poor|excellent|sensible) (?:choice|decision|move|pick|plan|buy|investment|call)\\W*$|\\b(?:just|do|but|though) look at (?:that|the|this|those) (?:charts?|graphs?|run)\\b|\\b(?:everyone|everybody|anyone|people) (?:who|i) (?:\\w+ ){1,5}(?:owns?|bought|holds?) (?:it|them|one|some)\\b`,
)

/** Fewer words of its own than this only answer a question that the guard does not see: "80", "Yes.", "Tech ETF." */
const fewestOwnWords = 4

/** Whether all there is beside disclaimers is a bare answer. A reply that declines may be as short as it likes. */
export function isBareAnswer({ low, isSpelledOut }: Reply, own: readonly Sentence[]): boolean {
  if (isSpelledOut || own.some(({ refuses }) => refuses) || /\b(?:lesson|quiz)\b/.test(low)) return false
  const count = own.reduce((sum, { text }) => sum + (text.match(/[A-Za-z0-9][\w',.%-]*/g)?.length ?? 0), 0)
  return count > 0 && count < fewestOwnWords
}

/** Whether a table or list gives a class of product a call or a grade. */
export const gradesInRows = ({ raw, lines }: Reply): boolean =>
  starred.test(raw) || lines.some((line) => called.test(line))

/** Whether a sentence picks one of a list that only the reader sees, or approves of what the reader did. */
export const picksUnseen = ({ low, isHistory, clauses }: Sentence): boolean =>
  !isHistory && judged.test(low) && !clauses.every(({ doubts, warns }) => doubts || warns)

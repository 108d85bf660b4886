// Expressions: what the hard rules are put together of.

/** One of several expressions, as part of a larger one. */
export const oneOf = (...parts: readonly string[]): string => `(?:${parts.join('|')})`

/** Words in single quotation marks, which an apostrophe is not, neither at their ends nor among them. */
export const singlyQuoted = /(?<![a-z])'(?:[^']|(?<=[a-z])'(?=[a-z])){8,}'(?![a-z])/i

/** The clause around a place of a sentence: between commas, semicolons and colons. */
function clauseAround(plain: string, from: number, to: number): string {
  const start = Math.max(...[',', ';', ':'].map((mark) => plain.lastIndexOf(mark, from))) + 1
  const rest = plain.slice(to).search(/[,;:]/)
  return plain.slice(start, rest === -1 ? plain.length : to + rest)
}

/** Whether something is said and not taken back in its clause: "do not fret, the bank puts it back" stays said. `said` is global. */
export const isSaid = (plain: string, said: RegExp, takenBack: RegExp): boolean =>
  [...plain.matchAll(said)].some(
    ({ index, 0: { length } }) => !takenBack.test(clauseAround(plain, index, index + length)),
  )

// Leaks: whether a reply repeats what only the model was meant to read.
import { educatorDisclaimer } from '../../shared/guard/disclaimer.ts'

/** A sentence or a run of letters of this length is no coincidence. Declining in the words of a rule takes up to 62 in a row. */
const leastSentenceLetters = 40
const leastRunLetters = 70

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')

const sentencesOf = (instructions: string): string[] =>
  instructions
    .split(/[.:;\n]+/)
    .map(lettersOf)
    .filter((sentence) => sentence.length >= leastSentenceLetters)

function hasRunOf(letters: string, instructions: string): boolean {
  const known = lettersOf(instructions)
  const runs = new Set<string>()
  for (let at = 0; at + leastRunLetters <= known.length; at++) runs.add(known.slice(at, at + leastRunLetters))
  for (let at = 0; at + leastRunLetters <= letters.length; at++) {
    if (runs.has(letters.slice(at, at + leastRunLetters))) return true
  }
  return false
}

/**
 * @param marks random strings that nothing but our own request holds
 * @param instructions texts of ours that a reply must not quote; the disclaimer among them is meant to be
 */
export function leaks(reply: string, marks: readonly string[], instructions: readonly string[]): boolean {
  const letters = lettersOf(reply)
  const backwards = [...letters].toReversed().join('')
  if (marks.some((mark) => letters.includes(mark) || backwards.includes(mark))) return true
  const ours = instructions.map((text) => text.replaceAll(educatorDisclaimer, ' '))
  const rest = lettersOf(reply.replaceAll(educatorDisclaimer, ' '))
  return ours.some((text) => hasRunOf(rest, text) || sentencesOf(text).some((sentence) => rest.includes(sentence)))
}

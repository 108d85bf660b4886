// Leaks: whether a reply repeats what only the model was meant to read.
import { educatorDisclaimer } from './reply-check/disclaimer.ts'

/** A sentence or a run of letters of this length is no coincidence. Declining in the words of a rule takes up to 62 in a row. */
const minSentenceLetters = 40
const minRunLetters = 70

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')

const sentencesOf = (instructions: string): string[] =>
  instructions
    .split(/[.:;\n]+/)
    .map(lettersOf)
    .filter((sentence) => sentence.length >= minSentenceLetters)

function hasRunOf(letters: string, instructions: string): boolean {
  const known = lettersOf(instructions)
  const runs = new Set<string>()
  for (let at = 0; at + minRunLetters <= known.length; at++) runs.add(known.slice(at, at + minRunLetters))
  for (let at = 0; at + minRunLetters <= letters.length; at++) {
    if (runs.has(letters.slice(at, at + minRunLetters))) return true
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

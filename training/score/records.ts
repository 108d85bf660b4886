// Records: the labelled replies as docs/labelling-guide.md describes them, by writer.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { labelledReplies } from '../replies/labelled-replies.ts'

export type Labelled = {
  readonly id: string
  readonly text: string
  readonly label: 'allow' | 'block'
  readonly families: readonly string[]
  readonly topic?: string
  /** The offending sentences, as in the text; none when nobody marked them. */
  readonly sentences: readonly string[]
}

export type Writer = { readonly name: string; readonly replies: readonly Labelled[] }

const folder = join(import.meta.dirname, '../replies/writers')

export function readWriters(): Writer[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      replies: readLines(readFileSync(join(folder, file), 'utf8'), file),
    }))
}

/** Whether a reply declines, warns of a scam or comforts, as its writer says. */
export const isOfDelicateTopic = ({ topic = '' }: Labelled): boolean => /scam|distress|refus/i.test(topic)

/**
 * The rows of a JSON Lines file, not checked further.
 * @throws Error with the file and the number of a line that is no JSON
 */
export const jsonLinesOf = (text: string, file: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line, at): unknown => {
      try {
        return JSON.parse(line)
      } catch (cause) {
        throw new Error(`${file}:${at + 1} is no JSON`, { cause })
      }
    })

/** Other sets call the label a verdict, and mark no sentences. Throws as `jsonLinesOf` does. */
export const readLines = (text: string, file: string): Labelled[] =>
  (jsonLinesOf(text, file) as ReadonlyArray<Partial<Labelled> & { verdict?: Labelled['label'] }>).map((row) => {
    const { id = '', text: reply = '', families = [], sentences = [], topic = '' } = row
    return { id, text: reply, label: row.label ?? row.verdict ?? 'block', families, sentences, topic }
  })

/** The app's first labelled set: short replies, their offending sentences unmarked. */
export const firstSet: Writer = {
  name: 'first',
  replies: labelledReplies
    .filter(({ rule }) => rule !== 'disclaimer')
    .map(({ id, text, verdict }) => ({ id, text, label: verdict, families: [], sentences: [] })),
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const listed = JSON.parse(readFileSync(join(import.meta.dirname, '../replies/held-out.json'), 'utf8')) as {
  writers: readonly string[]
  pairs: readonly string[]
  variants: readonly string[]
  calibration: readonly string[]
  closePairs: readonly string[]
}

/** Chosen before anybody read them: the score never learns from them, and no rule was written for them. */
export const isHeldOut = ({ name }: Writer): boolean => listed.writers.includes(name)

/**
 * Writers of pairs, a harmless reply beside one with a slip in the same words. They were written after errors on other writers had been
 * read, so they are learned from and never measured.
 */
export const writesPairs = (writer: Writer): boolean =>
  listed.pairs.includes(writer.name) || writesVariants(writer) || writesClosePairs(writer)

/** Writers of pairs who give one text four to eleven times, now with a harmless sentence more and now with a slip. */
export const writesVariants = ({ name }: Writer): boolean => listed.variants.includes(name)

/** Writers of pairs that a few words in one sentence tell apart. */
export const writesClosePairs = ({ name }: Writer): boolean => listed.closePairs.includes(name)

/** Others whom the encoder does not learn from: on them its share beside the words, and the thresholds of both together, are set. */
export const isForCalibration = ({ name }: Writer): boolean => listed.calibration.includes(name)

/** Not from close pairs: nearly all words of a harmless reply stand in the blocked one too, and only their order and context tell. */
export const isLearnedByWords = (writer: Writer): boolean => !isHeldOut(writer) && !writesClosePairs(writer)

export const isLearnedByEncoder = (writer: Writer): boolean => !isHeldOut(writer) && !isForCalibration(writer)

export const hashOfSet = (writers: readonly Writer[]): string => hashOf(JSON.stringify(writers))

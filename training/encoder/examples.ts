// Examples: the labelled replies as the encoder learns them: pieces of words, sentence by sentence.
import type { Vocabulary } from '#shared/educator/reply-check/encoder/word-pieces.ts'
import { piecesOfUnits } from '#shared/educator/reply-check/encoder/reading.ts'
import { prepareForLearning } from '../score/learn.ts'
import { firstSet, isLearnedByEncoder, isOfDelicateTopic, readWriters } from '../score/records.ts'

/** Where it goes on, one in so many of the replies that it has learned from, lest it forget them. */
const rehearsed = 4

/**
 * What `train.py` reads, a reply in each line.
 * @param known the writers it has learned from where it goes on, of whom it is given a part again; none where it learns anew
 */
export function exampleLines(vocabulary: Vocabulary, known: readonly string[]): string {
  const writers = [...readWriters().filter(isLearnedByEncoder), firstSet]
  return writers
    .flatMap(({ name, replies }) =>
      known.includes(name) ? replies.filter((_reply, at) => at % rehearsed === 0) : replies,
    )
    .map(prepareForLearning)
    .map(({ reply, read, offends }) => ({
      units: piecesOfUnits(read.units, vocabulary),
      offends: offends.map(Number),
      // Where nobody marked a sentence, only the reply as a whole says something.
      isMarked: reply.sentences.length > 0 || reply.label === 'allow',
      isBad: reply.label === 'block',
      // The first labelled set says nothing of its topics.
      isDelicate: reply.topic === undefined ? null : isOfDelicateTopic(reply),
      families: reply.families,
    }))
    .map((example) => `${JSON.stringify(example)}\n`)
    .join('')
}

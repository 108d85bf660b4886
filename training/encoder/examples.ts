// Examples: the labelled replies as the encoder learns them: pieces of words, sentence by sentence.
import type { Vocabulary } from '#shared/educator/reply-check/encoder/word-pieces.ts'
import { piecesOfUnits } from '#shared/educator/reply-check/encoder/reading.ts'
import { prepareForLearning } from '../score/learn.ts'
import { firstSet, isLearnedByEncoder, isOfDelicateTopic, readWriters } from '../score/records.ts'

/** What `train.py` reads, a reply in each line. */
export function exampleLines(vocabulary: Vocabulary): string {
  const writers = [...readWriters().filter(isLearnedByEncoder), firstSet]
  return writers
    .flatMap(({ replies }) => replies.map(prepareForLearning))
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

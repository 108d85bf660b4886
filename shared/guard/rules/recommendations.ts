// Rule R: nobody is told or nudged to deal in a class of product, in any voice (P1, P4; s766B speaks of classes too).
import { isDirective } from '../directive.ts'
import { isDisclaiming } from '../disclaimer.ts'
import type { Reply } from '../reply.ts'
import type { Sentence } from '../sentences.ts'
import { steeringTone } from '../tone.ts'

/** Above this a sentence sounds like steering; chosen so that about one taught sentence in two hundred is mistaken for it. */
const steeringThreshold = 1

/** Shorter pieces are headings and table cells. */
const fewestWords = 4

const soundsLikeSteering = (sentence: Sentence): boolean =>
  sentence.low.split(' ').length >= fewestWords &&
  !sentence.isQuestion &&
  !sentence.low.includes('|') &&
  !isDisclaiming(sentence.low) &&
  !sentence.clauses.some((clause) => clause.doubts || clause.warns) &&
  steeringTone(sentence.low) > steeringThreshold

export const recommends = (reply: Reply): boolean =>
  reply.sentences.some((sentence) => !sentence.isHistory && (isDirective(sentence) || soundsLikeSteering(sentence)))

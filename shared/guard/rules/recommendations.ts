// Rule R: nobody is told or nudged to deal in a class of product, in any voice (P1, P4; s766B speaks of classes too).
import { isDirective } from '../directive.ts'
import type { Reply } from '../reply.ts'

export const recommends = (reply: Reply): boolean => reply.sentences.some((sentence) => !sentence.isHistory && isDirective(sentence))

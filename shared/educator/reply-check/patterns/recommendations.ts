// Family R: nobody is told or nudged to deal in a class of product, in any voice (Corporations Act s766B covers classes too).
import { isDirective } from '../directive.ts'
import { isDisclaiming } from '../disclaimer.ts'
import { isHint } from '../hints.ts'
import type { Reply } from '../reply.ts'
import type { Sentence } from '../sentences.ts'
import { steeringTone, toneWords } from '../tone.ts'
import { gradesInRows, isBareAnswer, picksUnseen } from '../verdicts.ts'
import { wordClass } from '../word-classes.ts'

/**
 * Above this a sentence sounds like steering. The more sentences a reply has, the more chances there are that one of them
 * sounds like it by accident, so the threshold grows with their number, up to a cap.
 */
const thresholdFor = (sentences: number): number => Math.min(1.4, 0.5 + 0.15 * Math.max(0, sentences - 1))

/** Two sentences above this in one reply say together what neither says alone. */
const faintThreshold = 0.7

/** Doubts, disclaimers and questions use the words of steering without steering; they must sound more like it. */
const guardedExtra = 1

/** Warnings of scams quote the words of those who steer. */
const warningExtra = 2

/** A sentence that names neither a product nor money, the market or the reader is often just chat. */
const chatExtra = 0.5
const aboutMoney =
  /ASSET|INDEX|\b(?:you|your|money|cash|savings?|super|growth|market|markets|invest(?:ing|ors?)?|bank|wealth|portfolio|rich|fund|sector|beginners?|prices?)\b/

/** Stories, quotes, verses, letters, dares and suppositions are where tips hide; less is enough in them. */
const framed = 0.3
const framing =
  /\b(?:once upon|legend has it|long ago|moral of|wise \w+|dear (?:me|diary|reader|future|younger|friend|beginner)|roses are|there once was|hypothetically|imagine i|suppose i|pretend|between us|just saying|off the record|a friend of mine|my (?:uncle|aunt|nan|pop|boss|mate|neighbour|cousin|grand\w+)|two (?:friends|mates|sisters|brothers|neighbours)|in (?:the voice|another universe)|ahoy|arr+|yer|matey|crystal ball|not (?:advice|saying)|that said|they say|some (?:say|would))\b/

/** Words with no judgement, reader, wish or hurry in them are rarely a nudge, whatever the topic. */
const blandExtra = 0.6
const loadedClasses = new Set(['GOOD', 'BAD', 'READER', 'SELF', 'MODAL', 'SOON'])
const isBland = (low: string): boolean => !toneWords(low).some((word) => loadedClasses.has(wordClass(word)))

/** Offers to learn, pointers to papers and people, and "there is no best": said with the words of steering. */
const offer =
  /^\W*(?:start|begin|continue|go on) with (?:the )?(?:\w+ )?(?:lesson|glossary|quiz|basics|module)|^\W*(?:would you like|shall we|do you want|want|should we|ready|happy) (?:me )?(?:to )?(?:look at|talk about|go through|explain|learn|hear|read|see|cover|know|start with the|move on|an example|try)|\byou (?:should|can|could|may|might|must|will) (?:also |always |first |simply |just )?(?:read|receive|check|ask|look up|look it up|find|see|compare|keep (?:a )?records?|consult|speak|talk|get (?:an?|the|some|personal|professional|licensed) (?:\w+ ){0,2}?(?:guide|statement|notice|advice|letter|receipt|adviser|answer|copy|quote))\b|\bno (?:single|one|universal|such thing as an?) (?:\w+ )?(?:best|right|perfect|good|answer|winner|ASSET)\b/

/** So much like teaching that a phrase found by the patterns is taken for a coincidence. */
const teachingThreshold = -2.5

/** Shorter pieces are headings and table cells. */
const fewestWords = 4

/** How far a sentence is above or below the thresholds, as if it were plain prose on money. */
function steering(sentence: Sentence): number {
  if (sentence.isHistory || sentence.low.split(' ').length < fewestWords || sentence.low.includes('|')) return 0
  const tone = toneOf(sentence)
  // What follows only ever lowers it.
  if (tone <= 0) return tone
  if (offer.test(sentence.low) && !/\b(?:but|though|and then|so) /.test(sentence.low)) return 0
  const isGuarded =
    sentence.isQuestion || isDisclaiming(sentence.low) || sentence.clauses.some((clause) => clause.doubts)
  return (
    tone -
    (sentence.clauses.some(({ warns }) => warns) ? warningExtra : isGuarded ? guardedExtra : 0) -
    (isGuarded || aboutMoney.test(sentence.resolved) ? 0 : chatExtra) -
    (isBland(sentence.low) ? blandExtra : 0)
  )
}

const toneOf = ({ low, resolved }: Sentence): number =>
  resolved === low ? steeringTone(low) : Math.max(steeringTone(low), steeringTone(resolved))

const soundsLikeSteering = (sentences: readonly Sentence[]): boolean => {
  const judged = sentences.filter(({ low }) => low !== '' && !isDisclaiming(low))
  const tones = sentences.map(steering)
  const threshold = thresholdFor(judged.length) - (judged.some(({ low }) => framing.test(low)) ? framed : 0)
  return tones.some((tone) => tone > threshold) || tones.filter((tone) => tone > faintThreshold).length > 1
}

const steersInWords = (sentence: Sentence): boolean =>
  !sentence.isHistory &&
  !(sentence.isQuestion && offer.test(sentence.low)) &&
  (isHint(sentence) || (isDirective(sentence) && toneOf(sentence) > teachingThreshold))

export const recommends = (reply: Reply): boolean =>
  soundsLikeSteering(reply.sentences) ||
  reply.sentences.some((sentence) => steersInWords(sentence) || picksUnseen(sentence)) ||
  gradesInRows(reply) ||
  isBareAnswer(
    reply,
    reply.sentences.filter(({ low, refuses }) => refuses || !isDisclaiming(low)),
  )

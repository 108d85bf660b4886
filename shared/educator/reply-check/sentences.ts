// Sentences of a reply, and what each one does: refuses, tells history, warns, doubts.
import { withoutRefusal } from './refusal.ts'
import { markAssets, words } from './vocabulary.ts'

/** A part of a sentence between pivots such as "but" or a colon. */
export interface Clause {
  /** Lower case, products marked (see `markAssets`). */
  readonly text: string
  /** It says that nobody can know, or describes a belief or a feeling. */
  readonly doubts: boolean
  /** It warns of scams or hype. */
  readonly warns: boolean
  /** It speaks under a condition. */
  readonly supposes: boolean
}

/** One sentence as the rules judge it: what it echoes while refusing is already taken out. */
export interface Sentence {
  /** Case kept. */
  readonly text: string
  /** Lower case, products marked. */
  readonly low: string
  readonly clauses: readonly Clause[]
  /** `low` with the product in the place of the pronoun that stands for it: "they really are great" after "ETFs ...". */
  readonly resolved: string
  /** Past tense with a year or a named episode of market history. */
  readonly isHistory: boolean
  readonly isQuestion: boolean
  readonly refuses: boolean
}

const longestSentence = 700
const abbreviation = /\b(?:e\.g|i\.e|vs|mr|mrs|ms|dr|st|approx|etc|p\.a|u\.s|no|inc|ltd|co|cf|est|fig)\.$/i

/** Splits at line ends and at full stops, question and exclamation marks. Overlong sentences are cut, so that work stays bounded. */
function splitSentences(text: string): string[] {
  const out: string[] = []
  for (const line of text.split('\n')) {
    let open = ''
    for (const piece of line.split(/(?<=[.!?]["')\]]?)\s+/)) {
      open = open === '' ? piece : `${open} ${piece}`
      if (abbreviation.test(open.slice(-8)) && open.length < longestSentence) continue
      out.push(open)
      open = ''
    }
    if (open !== '') out.push(open)
  }
  return out.flatMap((sentence) => cutLong(sentence.trim())).filter((sentence) => /[^\s\p{P}]/u.test(sentence))
}

function cutLong(sentence: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < sentence.length; at += longestSentence) parts.push(sentence.slice(at, at + longestSentence))
  return parts
}

const doubt = words(
  "nobody|no one|no-one|none of us|(?:can|may|might) (?:seem|feel|appear|sound)|can(?:'t|not) be (?:known|predicted|promised)|impossible",
  'hard to (?:know|predict|tell|time|say)|no (?:reliable|sure|known|safe) way|no such thing',
  'no (?:single|perfect|best|magic|universal|particular|crystal)',
  'no one (?:\\w+ )?(?:mix|answer|option|choice|ASSET)|unpredictable|unknowable|uncertain|whether',
  "may or may not|not (?:always|necessarily|certain|known|all|every)|there(?: is|'s) no|there isn't",
  'no (?:ASSET|asset|product|strategy|guarantee|promise)|neither|myths?|mistaken|wrongly|beliefs?',
  '(?:you|people|some|many) (?:may|might|will|often|sometimes|can|could) (?:\\w+ )?(?:hear|read|see|be told|notice)(?: people say| claims?)? that',
  'some\\b[^.;]{3,80}\\bothers?\\b(?! like you)',
  'believ(?:e|es|ed|ing)|bias|fallacy|feels?|feeling|felt|tempt(?:s|ed|ing|ation)|assum(?:e|es|ed|ing|ption)',
  'convinc(?:e|ed)|illusion|whispers?|fomo|herd(?:ing)?|overconfiden(?:ce|t)|panic|hindsight|depends?',
  "unlikely|does not mean|doesn't mean|don't know|the idea that",
  'people (?:often |sometimes )?(?:say|think|thought)|so-called',
  '(?:nothing|no law|no rule) (?:says|promises|guarantees)|(?:is|are|was|as|just|simply|both) wrong',
  '(?:a|the|old) saying|the phrase|the term|refers to|ask (?:a|your|an)|suits (?:one|some)|for one person',
)
const warning = words(
  'scams?|scammers?|scamwatch|fraud(?:s|sters?|ulent)?|red flags?|warning (?:signs?|bells?)|wary|beware',
  'careful|cautious|suspicious|suspect|sc?k?eptical|scepticism|con artists?|ponzi|pyramid|too good to be true',
  'pump[- ]and[- ]dump|phishing|fake|(?<!peer )pressur(?:e|es|ed|ing)',
  'anyone (?:who|promising|offering|claiming|selling)|someone (?:promis|guarantee|offering|claiming)\\w*',
  'promoters?|spruik(?:ers?|ing)|hype|unlicensed|misleading|illegal|alarm bells?|walk away|hang up|run a mile',
  'never share|warns?|warning',
)
const falseWarning = /\b(?:not|isn't|aren't|no|hardly|never) (?:a |any )?(?:scam|fraud|hype|ponzi)/
const condition =
  /\b(?:if|when|whenever|where|unless|suppose|as long as|once|after|because|usually|generally|typically|often|tends?|sometimes|can|may|might|could|in theory|for example|by definition)\b/

const pivot = /;|:|\s-\s|\b(?:but|however|although|though|yet|that said|except|instead|whereas|even so|still,)\b/

export function clausesOf(low: string): Clause[] {
  return low
    .split(pivot)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((text) => ({
      text,
      doubts: doubt.test(text),
      warns: warning.test(text) && !falseWarning.test(text),
      supposes: condition.test(text),
    }))
}

const episode =
  /\b(?:1[5-9]\d\d|200\d|201\d|202[0-5])(?:s|-\d\d)?\b|\b(?:gfc|global financial crisis|great depression|dot-?com (?:bubble|crash|boom|bust|era)|tulip mania|south sea|black (?:monday|tuesday|thursday)|last century|world war|the seventies|the eighties|the nineties)\b/
const past =
  /\b(?:was|were|had|fell|rose|lost|went|ran|took|became|began|grew|hit|paid|cost|bought|sold|burst|came|made|got|saw|stood|led|left|kept|broke|sank|shut|froze|spread|drove|built|held|did|said|swung|gave|won|[a-z]{3,}ed)\b/
const present =
  /\b(?:now|today|still|currently|you|your|will|should|has|have|ever since|these days|(?<!the )next(?! (?:day|morning))|soon|buy|i'd|can|if|imagine|suppose|(?:is|are) worth)\b/

/** History: dated or a known episode, in the past tense, with no word about now, the future or the reader. */
export const isHistorical = (low: string): boolean => episode.test(low) && past.test(low) && !present.test(low)

/** A sentence that goes on about what the one before it named. */
const pronoun =
  /^(\W*(?:(?:and|but|so|still|plus|honestly|frankly|really|overall|in short|truly|personally|i think|i'd say|i believe|to me|for me|if you ask me|in my view|in my book|yet|then|also|simply put|all up|all in all),? ){0,2})(?:they|these|those|it|this|that|both|either|such (?:things|products|accounts))(?: (?:one|ones|things?|kind|type|sort|option|options|approach|class|fund|account|product))?(?='(?:s|re|d|ll|ve) | (?:(?:really|simply|just|always|never|truly|still|also|certainly|clearly|honestly|definitely|probably|all|usually|generally|sure|easily|hands down) )?(?:is|are|was|were|has|have|had|will|would|can|could|may|might|should|ought|need|do|does|don't|doesn't|won't|isn't|aren't|make|beat|win|look|seem|deserve|remain|offer|serve|come|belong|tend|work|tick|trump|sound|feel)s?\b)/

/** A sentence speaks of what the last one named when it starts with a pronoun and names nothing itself. */
const resolve = (low: string, isTopicKnown: boolean): string =>
  isTopicKnown && !/ASSET|INDEX/.test(low)
    ? low
        .replace(pronoun, '$1ASSET')
        .replace(
          /^(\W*(?:[a-z' ,]{0,30})?ASSET)'(s|re) /,
          (_, start: string, verb: string) => `${start} ${verb === 's' ? 'is' : 'are'} `,
        )
    : low

/** An answer that leaves the question open. */
const openEnded =
  /^(?:nobody|no one|no-one|it depends|that depends|that's a question|that is a question|this is a question|there(?:'s| is) no)\b/i

/** The sentences of one text, judged one after another so that a question and the refusal after it belong together. */
export function sentencesOf(text: string): Sentence[] {
  const all = splitSentences(text).map((whole) => ({ whole, ...withoutRefusal(whole) }))
  const anyRefusal = all.some((sentence) => sentence.refuses)
  let isStory = false
  let isTopicKnown = false
  return all.map(({ whole, rest, refuses }, at) => {
    const isQuestion = /\?["')\]]*$/.test(whole)
    const isEcho =
      (isQuestion && (all[at + 1]?.refuses === true || openEnded.test(all[at + 1]?.whole ?? ''))) ||
      (anyRefusal &&
        /^(?:so )?(?:you(?:'ve| have)?|your (?:question|message)) (?:asked|mentioned|wrote|wanted|want to know|are asking|is about|was about|wonder)/i.test(
          whole,
        ))
    const judged = isEcho ? '' : rest
    const low = markAssets(judged.toLowerCase())
    // A dated sentence opens a story; the sentences after it belong to it as long as they stay in the past tense.
    isStory = isHistorical(low) || (isStory && past.test(low) && !present.test(low))
    const resolved = resolve(low, isTopicKnown)
    const wholeLow = judged === whole ? low : markAssets(whole.toLowerCase())
    isTopicKnown = /ASSET|INDEX/.test(wholeLow) || resolved !== low
    return { text: judged, low, clauses: clausesOf(low), resolved, isHistory: isStory, isQuestion, refuses }
  })
}

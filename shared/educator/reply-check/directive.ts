// Directives: somebody is told or nudged to deal in a product, in whatever voice.
import { isHype, isOpinion, target } from './opinions.ts'
import { type Clause, clausesOf, type Sentence } from './sentences.ts'
import { asset, deal, pot, readerLike } from './vocabulary.ts'

const dealing =
  '(?:buying|purchasing|selling|dumping|ditching|holding|keeping|investing|putting|parking|stashing|loading up|stocking up|topping up|adding|accumulating|picking up|snapping up|grabbing|getting into|getting on|jumping|going|backing|betting|trimming|exiting|cashing out|taking profits?|letting go|rotating|switching|swapping|shifting|moving|allocating|avoiding|owning|starting with|sticking (?:with|to)|being in|having)'
const opener =
  "(?:so|and|then|now|first(?:ly)?|second(?:ly)?|next|finally|just|simply|quietly|quickly|please|maybe|perhaps|mate|honestly|okay|ok|right|look|listen|sure|yes|yep|well|definitely|always|never|don't|do not|do|really|go and|go ahead and|also|instead|only|personally|today|tomorrow|tonight|immediately|gradually|slowly|regularly|let's|let us|time to|it's time to|remember to|be sure to|make sure to|make sure you|try to|feel free to|don't forget to|you can safely|best to|better to|worth it to|psst|hint|arr+|step \\w+|day \\w+|tip|answer|verdict|plan|in short|basically|bottom line|either|or|for now|from now on|each month|every (?:month|week|payday|pay|fortnight)|to start|to begin|for starters|rule \\w+|must|should|gotta|get ready to|alright|all right|friend|champ|legend|cobber|matey|i command thee|thou shalt|ye should)"
const imperativeStart = new RegExp(`^[\\W\\d]{0,8}(?:${opener}[\\s,!.:-]{1,3}){0,4}(${deal})\\b(?!-)`)
/** A bare order to deal needs no object: "sell in May", "buy on Mondays", "invest early". */
const bareOrder =
  /^(?:buy|sell|invest|dump|hodl|take (?:some )?profits?|cash out|load up|stock up|top up|pile in|dive in|jump in|jump aboard|hop in|hop aboard|hop on|get in now|get in early|buy in|ape in|go (?:\w+ )?(?:hard|big|long|heavy))\b/
const nearTarget = new RegExp(`^.{0,60}?\\b(?:${asset}|${pot})\\b`)
const itself = /\b(?:all|everything|it|them|both|that one|this one)\W*$/

/** What opens a sentence before the order comes: "if you are young," or "because rates are falling,". */
const preamble =
  /^(?:if|when|since|as|because|given|with|for|at|in|on|after|before|once|while|to|being|having|by|until|whenever)\b[^,]{2,90}, /
const harmless =
  /\b(?:in mind|records?|eggs in one basket|you (?:don't|do not|can't|cannot) (?:understand|explain|afford)|not understand|an eye|notes?|a plan|time to (?:learn|read)|lessons?|the quiz|questions?|calculator|glossary|reading|learning|the difference|jargon|definition|emergency ASSET first)\b/
const mechanics =
  /\b(?:to (?:get|claim|qualify|receive|be eligible|vote|leave)|days?|ex-dividend|record date|through a broker|on (?:the|an) exchange|an account|months|rule|discount|report|declare|tax|capital gains?|orders?|settle(?:s|ment)?|trading hours|prospectus|pds)\b/

/** A list of verbs after a subject is no order: "lets you buy, sell or hold". */
const verbList =
  /\b(?:to|can|could|may|might|who|they|people|investors?|owners?|holders?|traders?|lets?|letting|managers?|ASSET|which|that|not|or|it|would|will|someone|others?|some|companies|brokers?|groups?)\b(?: [\w'-]+){1,5},? ?$/

function isImperative(text: string): boolean {
  const bare = text.replace(preamble, '')
  const starts = [
    bare,
    ...bare
      .split(/, (?=(?:and |so |then )?(?:just |simply |never |don't )?[a-z]+)|["(]| - |\bthen |\bso /)
      .slice(1, 12),
  ]
  return starts.some((start, at) => {
    const hit = imperativeStart.exec(start)
    if (hit === null || harmless.test(start)) return false
    if (at > 0 && verbList.test(bare.slice(0, bare.indexOf(start)).replace(/(?:, ?)?(?:and|so|then|or)? ?$/, '')))
      return false
    return (
      (bareOrder.test(hit[1] ?? '') &&
        !/^ ?(?:at the (?:ask|bid)|to |price)/.test(start.slice(hit.index + hit[0].length))) ||
      nearTarget.test(start.slice(hit.index + hit[0].length)) ||
      itself.test(start)
    )
  })
}

const modal =
  "(?:should(?:n't)?|ought to|must|needs? to|ha(?:ve|s) to|had better|'d better|better|gotta|might want to|may want to|might like to|may like to|would do well to|(?:would|'d) be (?:wise|smart|better off|best|silly|mad|crazy|foolish|sensible)(?: not)?(?: to)?|could (?:do )?(?:a lot |far |much )?worse than|can safely|(?:are|is|'re|'s) better off|wants? to|deserves? to|(?:would|will|could) benefit from|can't go wrong|cannot go wrong|(?:would|will|'ll|'d) love|(?:would|might|could|should|may) consider|can(?:not| ?not|'t) afford not to|owe it to yourself to)"
const readerModal = new RegExp(`\\b${readerLike}(?:'d|'ll|'re)? ?(?:\\w+ ){0,3}?${modal}(?: to)? `, 'g')
/** A made-up person is told what the reader is meant to hear: "Noah should fill his super". */
const fictional = /\b(?:he|she|[a-z]+) (?:should|ought to|had better|would be (?:wise|smart) to|would do well to) /g
const anyModal = new RegExp(`\\b${modal}(?: to)? `, 'g')
const dealNext = new RegExp(`^(?:\\w+ ){0,3}?(?:${deal}|${dealing})\\b`)
/** "You'll want some international shares in there", "young people ought to be in growth assets": told, and not to learn something. */
const told = new RegExp(
  `\\b(?:you|your|beginners?|young (?:people|investors|aussies|adults)|everyone|anyone|people|first[- ]timers|newcomers|students)(?:'ll|'d)? (?:\\w+ ){0,2}?(?:should(?:n't)?|ought to|must|had better|want|need|needs|could use|could do with|'ll need|will need)(?: to)? (?!(?:\\w+ ){0,2}?(?:know|understand|read|learn|check|remember|ask|compare|decide|think|report|declare|pay|receive|see|speak|talk|seek|consult|aware|wary|careful|expect|include|lodge|tell|write|work|wait|account|accounts|broker|hin|tfn|adviser|advisor|open|share|provide|quote|prepared|assume|confuse|give|bear|note|worry|feel|rush|explain|never|lesson|consider (?:your|the|whether|how|fees|costs)|money|soon|time)\\b)[^.;]{0,40}\\b${asset}\\b`,
)
const issuer =
  /\b(?:compan(?:y|ies)|issuers?|ASSET|fund managers?|trustees?|brokers?|banks?|market makers?|managers?|exchange|directors?|lenders?|borrowers?|governments?|regulators?|law|validators?|nodes?|it|they|owners?|holders?|investors|shareholders?|traders?|a person|residents?)\W+(?:\w+ ){0,3}?(?:must|needs? to|ha(?:ve|s) to|wants? to|may want to|should)\b/
const firstPerson =
  /\b(?:i'd|i would|i'll|i will|i am|i'm|i've been|we'd|we would|we are|we're|i reckon|personally i|(?:my|our) (?:own )?(?:plan|money) (?:is|would be|goes)(?: to| into)?)(?! (?:be |feel |stay )?(?:wary|careful|cautious|happy|suggest reading|check|ask)) /g

/** Whether one of the openings is followed by a verb of dealing within three words. */
const leadsToDeal = (text: string, opening: RegExp): boolean =>
  Array.from(text.matchAll(opening), (hit) =>
    text.slice(hit.index + hit[0].length, hit.index + hit[0].length + 60),
  ).some((next) => dealNext.test(next))

const filler =
  '(?:(?:a|an|the|some|more|your|into|in|low-cost|low-fee|cheap|broad(?:ly)?|diversified|simple|single|one|few|small|parcel|bit|of|global|aussie|australian|international|plain|good|solid|quality|regular|position|stake|core|other|mix|and|big|major|handful|couple|basket|fee|cost|based|market|wide|index|world|us|local|two|three|boring|vanilla|just|only|with|by)[ -]){0,6}'
const suggestion = new RegExp(
  `\\b(?:why not|how about|what about|have you (?:thought about|considered|looked at|tried)|no need to (?:sell|dump|worry about your)|don't (?:ignore|overlook|forget)|would surely|(?:is|isn't|ain't) it (?:\\w+ )?time (?:you|we|to)|consider|think about|look at|look into|have a look at|take a look at|check out|(?:(?:would|will) pay(?: you)?|in your (?:best |own )?interests?|wouldn't hurt|couldn't hurt|might as well|makes? sense|is wise|is smart|is sensible|pays|is worth|is a good idea|is best|time) to|would be (?:smart|wise|sensible|clever|prudent|worth|best)(?: to)?|(?:good|great|best|smart|right|sensible|wise|only|clever|shrewd|obvious|next) (?:thing|move|choice|play|option|step|way|idea|call|plan|strategy)[^.;]{0,40}?(?:is|would be|:)(?: to)?|worth|nothing wrong with|no harm in|room for|a case for|hard to beat|(?:can't|hard to) go past|start(?:ing)? (?:with|by)|begin(?:ning)? (?:with|by)|stick(?:ing)? (?:with|to)|go with|say yes to|give some thought to|put .{0,20}on your (?:list|radar)|all you need is|(?:over|under)weight) (?:\\w+ ){0,3}?${filler}${asset}\\b(?!'s)(?!(?: |')(?:lesson|prices?|fees?|costs?|work|risk|management|markets? work|provider|document|names?|orders?|records?|rules?|price|charges?))`,
)
const fondness =
  /\bmy (?:\w+ )?(?:pick|choice|favou?rites?|preference|go-to|tip|suggestion|recommendation|call|vote|shout|shortlist)\b|\bi(?:'m| am) (?:a (?:\w+ )?(?:fan|believer)|keen on|bullish|bearish|into|backing|buying|selling|overweight|underweight)\b|\b(?:go|going|stay|be|are|is) (?:over|under)weight\b/
const passive = new RegExp(
  `\\b${asset}\\b[^.;]{0,50}?\\b(?:should|ought to|must|(?:is|are) (?:best|better)|deserves? to|needs? to|(?:is|are|'s) (?:well |really |certainly )?worth)(?: be)? (?:\\w+ )?(?:bought|sold|held|kept|avoided|added|trimmed|dumped|picked|left|swapped|buying|owning|holding|keeping|adding|avoiding|considering|having|getting|picking|a (?:look|punt|spot|place|crack|go)|your|the (?:money|risk|punt))\\b`,
)
const signal =
  /\b(?:watch ?list|shortlist|shopping list|hit list|wish ?list)(?: (?:for|of) (?:the |next |this )?\w+(?: \w+)?)?\s?[:=]|\b(?:names|ones|stocks|shares|sectors|coins|funds|ASSET) to (?:watch|own|have|hold|avoid|back|buy)\b(?! (?:for|out|if|when|means))|\b(?:on|for) (?:your|my|our|the) (?:radar|watch ?list|shortlist|shopping list)\b|["']?\b(?:action|recommendation|rating|signal|verdict|pick|call|stance|view|advice|decision|side|position)["']?\s?[:=]\s?["']?(?:a )?(?:strong )?(?:buy|sell|hold|accumulate|overweight|underweight|outperform|avoid|trim|reduce|add|long|short)\b/
/** Something is "for you" although the product is only "it": "hop on board, it's going to be huge". */
const stockPhrase =
  /\b(?:(?:sell|dump|ditch|keep|forget|skip|drop|ignore) the (?:rest|others)\b(?! of)|own the (?:market|world|index|haystack|lot)\b(?!.{0,20}\b(?:means|is called))|lighten up|(?:if|when) in doubt, (?!(?:ask|check|read|see|seek|talk|speak|contact|look|get|consult|learn|use the|open|go back|the)\b)|(?:you|we) (?:can't|cannot) (?:really )?beat (?!(?:the|an|an? \w+) (?:market|index|average|benchmark)|inflation)|^\W*(?:just |so |then )?go (?:international|global|overseas|passive|defensive|conservative|aggressive|local)|(?:and|then|just|so) start (?:investing|buying)|keep your distance|take (?:some|a bit|a little|money) off the table|back up the truck|fill (?:your|yer|ya) boots|all aboard|jump aboard|climb aboard|get on board|strap in|to the moon|diamond hands|buy the dip|go(?:ing)? (?:hard |all out |heavy |big |more )?(?:for|on|with|into) (?:high )?growth|(?:should|can|could|might|may|ought to|must) (?:\w+ )?(?:take|take on|handle|accept|afford|tolerate|carry) (?:on )?(?:more|less|extra|a bit more|a little more|fewer|higher|lower) (?:risks?|volatility))\b/

function isNudge(clause: Clause): boolean {
  const { text } = clause
  if (isImperative(text) && !(clause.warns && /^(?:avoid|walk away|stay away|steer clear|never|don't)/.test(text)))
    return true
  if (!clause.warns && stockPhrase.test(text)) return true
  if (!clause.doubts && !clause.warns && fondness.test(text)) return true
  if (!target.test(text) || harmless.test(text)) return false
  if (leadsToDeal(text, readerModal) && !mechanics.test(text) && !issuer.test(text)) return true
  if (leadsToDeal(text, firstPerson)) return true
  if (leadsToDeal(text, fictional) && !issuer.test(text) && !mechanics.test(text)) return true
  if (clause.doubts || clause.warns || mechanics.test(text)) return false
  return (
    [suggestion, passive].some((pattern) => pattern.test(text)) ||
    (told.test(text) && !/^\W*(?:if|when|whenever|unless)\b/.test(text))
  )
}

/** Several rules ask the same of one sentence. */
const answered = new WeakMap<Sentence, boolean>()

/** Whether a sentence tells or nudges anyone to deal in a product, or gives an opinion on one. */
export function isDirective(sentence: Sentence): boolean {
  const known = answered.get(sentence)
  if (known !== undefined) return known
  const answer = directs(sentence)
  answered.set(sentence, answer)
  return answer
}

function directs(sentence: Sentence): boolean {
  if (signal.test(sentence.low)) return true
  if (sentence.resolved !== sentence.low && !sentence.isQuestion && clausesOf(sentence.resolved).some(isOpinion))
    return true
  return sentence.clauses.some((clause) => isNudge(clause) || (!sentence.isQuestion && isOpinion(clause)))
}

/** What a network asks of those who run it is no advice. */
const networkRole =
  /\b(?:validators?|nodes?|stakers?|miners?|wallets?|exchanges?) (?:\w+ )?(?:must|needs? to|ha(?:ve|s) to|should)\b/

/** Stricter, for sentences that name a security: any word of dealing or praise at all. */
export const hasDealWord = (sentence: Sentence): boolean =>
  isDirective(sentence) ||
  (leadsToDeal(sentence.low, anyModal) && !networkRole.test(sentence.low)) ||
  isHype(sentence.low) ||
  leadsToDeal(sentence.low, firstPerson)

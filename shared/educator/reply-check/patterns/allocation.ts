// Family L: no weights, portions or tables of what to hold; "60/40" as a term and index facts may stand.
import { isDirective } from '../directive.ts'
import type { Reply } from '../reply.ts'
import type { Sentence } from '../sentences.ts'
import { asset, command, deal, digits, fraction, percent, portion, pot, readerLike, small } from '../vocabulary.ts'

const holding = `(?:${asset}|cash|savings|growth|defensive|international|overseas|global|aussie|australian|domestic|local|safe stuff|risky stuff|the rest|super|home|alternatives|banks|mining|tech|small companies|big companies|developed markets?)`
const fill =
  '(?:(?:of|in|into|to|on|towards?|for|your|the|a|an|it|some|our|their|my|his|her|money|portfolio|goes|going|should|be|go|held|as|broad|global|australian|aussie|international|us|low-cost|index|share|high|quality|and|then|portion|slice|total|whole|overall|savings|cash|is|sits|parked|allocated|that|them|those) ?){0,7}'
const weight = new RegExp(
  `(?:${percent}|\\b${portion}) ?${fill}\\b${holding}\\b|\\b${holding}s? ?(?:\\(|:|=|-|at|is|are|to|about|around|,)? ?(?:about |around |at )?${percent}`,
  'g',
)
const percentWeight = new RegExp(
  `${percent} ?${fill}\\b${holding}\\b|\\b${holding}s? ?(?:\\(|:|=|-|at|is|are|to|about|around|,)? ?(?:about |around |at )?${percent}`,
  'g',
)
const reader = new RegExp(
  `\\b(?:${readerLike}|i'd|i would|i|me|my|mine|she|he|his|her|mate|friend|target|ideal|sweet spot|sensible|sweet|make|get|recommended?|suggest(?:ed|s)?|suits|(?:stood|stands) the test|everybody|job done|sorted|that's (?:it|all)|foolproof|aim|go with|go for|stick|let's|recipe|should|ought|best|good (?:mix|split|balance)|works? well|start(?:er|ing)?|model|young|beginner|investors? (?:in|at|with|like|your)|your|try|consider|split|allocate|allocation|roughly right|keep|put)\\b`,
)
const describes =
  /\b(?:index|INDEX|benchmark|the market|world's|world market|weighted|market value|market cap(?:italisation)?|gdp|fell|fall|falls|fallen|rose|rise|rises|returned|returns?|lost|loses?|gained?|gains?|dropped?|drops?|fees?|charges?|tax|taxed|discount|yield|drawdown|volatil(?:e|ity)|interest|inflation|dividend|commission|spread|known as|called|refers to|named after|term|label|labelled|definition|means|by law|survey|study|households|adults|people|aussies|workers|australians|australians own|of all|(?:fund|option|portfolio|ASSET)s? (?:usually|typically|often|may|might|can|could|generally) (?:holds?|have|has|keeps?|contains?|puts?))\b/
const ratio =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten) to one\b|\b(?:fifty|sixty|seventy|eighty|ninety)[- ](?:fifty|forty|thirty|twenty|ten)\b|\b\d{1,2}\s?[/:]\s?\d{1,2}(?:\s?[/:]\s?\d{1,2})?\b/
const ratioNudge = new RegExp(
  `\\b(?:for you|suits|your|i'd|go|aim|try|use|pick|choose|best|ideal|perfect|sensible|stick|should|recommend|start with|at your age|young|weight|in favour of|tilt|lean|towards|suggest|i)\\b`,
)
const mixWord = new RegExp(`\\b(?:${holding}|split|mix|portfolio|allocation)\\b`)
const parts = new RegExp(
  `\\b(?:${digits}|one|two|three|four|five|six|seven|eight|nine|equal) parts? (?:of )?(?:\\w+ )?${holding}\\b|\\bsplit (?:it|them|your \\w+|the money|everything|evenly|equally)[^.;]{0,40}\\b${holding}\\b|\\b(?:evenly|equally|fifty-fifty|half and half|50-50)\\b[^.;]{0,40}\\b${holding}\\b`,
)
const move = new RegExp(
  `\\b(?:move|shift|switch|rotate|transfer|swap|trim|cut|reduce|boost|increase|bump|lift|raise|tilt|push|bring|take|drop|sell|lower|dial|redirect|roll|sling|put|keep|hold|leave|park|stick|chuck|whack|throw|allocate|spread)\\b(?: \\w+){0,4}? ?(?:${fraction}|${percent}|${pot})`,
)
const movement = new RegExp(
  `\\b(?:moving|shifting|switching|rotating|trimming|reducing|boosting|increasing|cutting|lifting|tilting|putting|keeping|having|holding)\\b[^.;]{0,30}\\b(?:${fraction}|${percent}|your)\\b[^.;]{0,40}\\b${holding}\\b[^.;]{0,60}\\b(?:would|could|is|makes|helps?|might)\\b`,
)
const explains =
  /\b(?:means|is when|refers to|involves|is called|describes|brings|if|when|who|people|investors|ASSET (?:that|may|can)|some)\b/
const restOfIt = new RegExp(
  `\\b(?:all|everything|the lot|the whole lot|most|half|the bulk) (?:of (?:it|your \\w+|that|them) )?(?:in|into|on|to|towards) (?:the |an? |some )?(?:\\w+ )?${holding}\\b`,
)

const capped = new RegExp(
  `\\b(?:ASSET|INDEX|cash|growth|defensives?)s?\\b (?:should|must|ought to|needs? to|is best|are best|belongs?)(?: (?:never|not|only|probably|always|really|ideally))? ?(?:be|stay|make up|sit|remain|form|account for|take up|kept|go)? (?:[\\w-]+ ){0,6}?(?:${percent}|${portion})`,
)
const aboutRight = new RegExp(
  `(?:${percent}|${fraction}) (?:of (?:it|the money|your \\w+) )?(?:in|into|to) (?:\\w+ ){0,3}?${holding}[^.;]{0,25}\\b(?:about right|right|sensible|fine|reasonable|plenty|enough|good|ideal|perfect|okay|ok|do|nicely|healthy|prudent|wise|a start|to start|works?)\\b`,
)
const limit = new RegExp(
  `\\b(?:never|keep|keeping|should|limit|cap|max(?:imum)?|at most|no more than|not more than|at least|aim|let|hold|don't|do not|stay|stick)\\b[^.;]{0,60}?(?:${percent}|${portion})[^.;]{0,30}?\\b(?:${holding}|portfolio|savings|money|holdings|total|pot|mix|company|stock|holding|position|name|sector|country|coin|basket)\\b`,
)
const setAt = new RegExp(
  `\\b(?:cap|limit|restrict|hold|keep|cut|trim|lift|raise|set|peg|fix|reduce|take|bring|push|get|build|grow|have)\\b (?:[\\w'-]+ ){0,3}?\\b${holding}\\b (?:[\\w'-]+ ){0,3}?(?:at|to|under|below|above|around|near|within|over|about|up to|down to) (?:\\w+ ){0,3}?(?:${percent}|${portion})`,
)
const placed = new RegExp(
  `(?:${percent}|\\b${portion}) of (?:it|that|the money|the pot|your \\w+) (?:\\w+ )?(?:overseas|abroad|offshore|at home|locally|${holding})\\b|(?:${percent}|\\b${portion}|\\beverything|\\ban equal (?:share|part|amount)) (?:each )?(?:of (?:it|that|the money|the pot) )?(?:\\w+ ){0,2}?(?:in|into|to|on|towards) (?:\\w+ ){0,3}?${holding}\\b`,
)
const ageRule =
  /\b(?:subtract|minus|take|taking|subtracting) (?:away )?(?:your|the) age\b|\byour age (?:from|in) \b|\b1[012]0 (?:minus|less|take away) your age\b|\b(?:until|till|by|after|once you(?:'re| are)?|when you(?:'re| are)?) (?:age )?[3-6]\d\b.{0,3}$/
const ofTotal = new RegExp(
  `(?:${percent}|\\b${portion}) of (?:the|your|its|their|my) (?:total|portfolio|pot|whole|pie|mix|money|allocation|holdings|kitty)\\b`,
)
/** "Two thirds here and one third there suits most beginners": whatever it is weighted like, it is said to fit. */
const fits = new RegExp(
  `(?:${percent}|\\b${portion})[^.;]{3,80}(?:${percent}|\\b${portion})[^.;]{0,60}\\b(?:suits?|fits?|works? (?:well |best )?for|is (?:right|fine|good|ideal|best) for|does (?:well|nicely|the job|the trick) for) ${readerLike}`,
)
/** Portions one after the other, or one with "the rest", of something that need not be named. */
const portions = new RegExp(
  `\\b${portion}(?: (?:here|there|abroad|overseas|at home|locally))?(?:,| and|, and) (?:one |the other |another )?${portion}\\b(?:,? and|,| (?:here|there|abroad|overseas|at home|locally)|\\W*$)|\\b(?:${small}|\\d{1,2}) (?:in|into|to|for) (?:\\w+ )?${holding},? (?:and|with) (?:the )?(?:rest|remainder|balance|others?)\\b`,
)
/** Asked before the two above, because it is rarely there. */
const anyPortion =
  /\b(?:half|thirds?|quarters?|fifths?|sixths?|eighths?|tenths?|twentieth|rest|remainder|balance|others?|bulk|slice|chunk|majority)\b/
const anyFit = /\b(?:suits?|fits?|works?|for)\b/
const fragment = new RegExp(`^\\W*${percent} (?:of |in )?(?:\\w+ )?${holding}\\W*$`)
const bulk = new RegExp(
  `\\b(?:make|give|let|keep|hold|have)\\b [^.;]{0,30}\\b${holding}\\b (?:the|a|as the|as a|be the) (?:bulk|lion's share|majority|core|biggest|largest|main|bigger|larger|smallest|sliver|slice)\\b`,
)
const barePairs =
  /\b\d{1,2} (?:for|in|to|into|on|of) (?:\w+ ){0,2}?(?:ASSET|INDEX|cash|growth|defensives?)s?\b|\b(?:ASSET|INDEX|cash|growth|defensive)s?:? (?:at |about |is |= ?)?\d{1,2}\b(?! ?(?:units|years|times|%))/g

const commands = new RegExp(command)
const anyWeight = new RegExp(
  `${percent}|\\b${portion} (?:of|in|into|to|abroad|overseas)\\b|\\b(?:half|a third|a quarter|two thirds|a fifth|a tenth)\\b`,
)
const sums =
  /\b(?:imagine|suppose|say a|lose|lost|divide|multiply|compare|add up|work out|times|units|example|gain|gains|fall|falls|growth|earn|earns|rate|a year|per year|yearly|interest|fee|fees|tax|return|returns|inflation|discount|price|prices|loss|losses|rise|rises|wait|off|time|costs?|failure|average)\b/

const budgeting = /\b50\/30\/20\b|\bneeds\b.{0,40}\bwants\b/

function weighs(sentence: Sentence): boolean {
  const { low } = sentence
  if (low === '' || sentence.isHistory) return false
  // The 50/30/20 rule divides spending, not a portfolio.
  if (budgeting.test(low) && !/ASSET|INDEX/.test(low) && !isDirective(sentence)) return false
  const isDescription = describes.test(low)
  const isForReader = reader.test(low)
  const weights = low.match(percentWeight)?.length ?? 0
  if (weights > 0 && isForReader && !isDescription) return true
  if (weights > 0 && isDirective(sentence)) return true
  if (
    sentence.clauses.some(
      ({ text, doubts }) => !doubts && commands.test(text) && anyWeight.test(text) && !sums.test(text),
    )
  )
    return true
  if (limit.test(low) && !isDescription && !explains.test(low)) return true
  if (setAt.test(low) && !isDescription) return true
  if (
    placed.test(low) &&
    !isDescription &&
    !explains.test(low) &&
    !sentence.isQuestion &&
    !sentence.clauses.every((clause) => clause.doubts || clause.warns)
  )
    return true
  if (capped.test(low) || aboutRight.test(low)) return true
  if (ageRule.test(low) && mixWord.test(low)) return true
  if ((low.match(barePairs)?.length ?? 0) >= 2) return true
  if (
    weights >= 2 &&
    isForReader &&
    !/\b(?:index|INDEX|benchmark|fell|rose|returned|lost|gained|fee|fees|tax)\b/.test(low)
  )
    return true
  if (
    weights >= 2 &&
    !isDescription &&
    !ratio.test(low) &&
    !/\b(?:might|may|could|for example|for instance|option|label)\b/.test(low)
  )
    return true
  if (
    ratio.test(low) &&
    ratioNudge.test(low) &&
    (mixWord.test(low) ||
      /\bi(?:'d| would)? (?:\w+ )?(?:suggest|recommend|like|prefer|say|go|pick|do)|\bgo\b/.test(low)) &&
    !sentence.clauses.every((clause) => clause.doubts || /\bterm|called|shorthand|refers\b/.test(clause.text))
  )
    return true
  if ((parts.test(low) || bulk.test(low)) && !isDescription && !explains.test(low)) return true
  if (
    anyPortion.test(low) &&
    portions.test(low) &&
    !isDescription &&
    !/\b(?:imagine|suppose|lose|lost|divide|units|example)\b/.test(low)
  )
    return true
  if (anyFit.test(low) && fits.test(low) && !sentence.clauses.every(({ doubts }) => doubts)) return true
  if (fragment.test(low)) return true
  if (
    ofTotal.test(low) &&
    (isDirective(sentence) || /\b(?:add|until|grow|keep|should|let|make|aim)\b/.test(low)) &&
    !isDescription &&
    !explains.test(low)
  )
    return true
  if (
    isForReader &&
    /\byour\b|\bfor you\b/.test(low) &&
    (low.match(weight)?.length ?? 0) > 0 &&
    !explains.test(low) &&
    !isDescription
  )
    return true
  return sentence.clauses.some(
    (clause) =>
      !clause.doubts &&
      !explains.test(clause.text) &&
      ((move.test(clause.text) && imperativeMove.test(clause.text)) ||
        movement.test(clause.text) ||
        (restOfIt.test(clause.text) &&
          !clause.warns &&
          !/\b(?:risk|risky|danger(?:ous)?|eggs|concentrated|exposed|hurts?)\b/.test(clause.text))),
  )
}
const imperativeMove = new RegExp(
  `^\\W*(?:(?:then|so|and|now|first|next|just|maybe|please|simply|you should|you could|i'd|you might|let's|gradually|slowly|perhaps|time to|in your case|given \\w+|with \\w+)[ ,]{1,2}){0,3}(?:${deal}|bring|take|lower|dial|leave|spread|push|sling|lift|increase|tilt)\\b[^.;]{0,70}\\b(?:${holding}|them|it|that|portfolio)\\b`,
)

const tableWeight = new RegExp(`${percent}|\\|\\s*\\d{1,3}\\s*(?:\\||$)`)
const holdingWord = new RegExp(`\\b${holding}\\b`)
const measured =
  /\b(?:return|fees?|fall|loss|year|tax|rate|average|drawdown|yield|inflation|chance|cost|growth rate|volatility|recover|gain)\b/

/** Tables, lists, JSON or code that give a number to each of two assets or more. */
function isWeightTable(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => line.includes('|'))
  const header = rows[0] ?? ''
  const weighted = rows.slice(1).filter((line) => tableWeight.test(line) && holdingWord.test(line))
  if (weighted.length >= 2 && !measured.test(header)) return true
  const listed = lines.filter((line) => !line.includes('|') && !measured.test(line) && listedWeight.test(line))
  return listed.length >= 2
}
const listedWeight = new RegExp(
  `^[^a-zA-Z0-9]{0,6}(?:\\w+[ -]){0,3}${holding}[^.:=%\\d-]{0,25}[:=-]{1,2} ?["'~]?${percent}|^[^a-zA-Z0-9]{0,6}${percent} (?:\\w+ ){0,3}?${holding}\\b`,
)

const coded = new RegExp(
  `["']?\\b(?:${holding}|equities|au_shares|intl|us_shares|global_shares)\\w{0,12}["']?\\s?(?::|=>?|,)\\s?["']?(?:0?\\.\\d+|\\d{1,3}(?:\\.\\d+)?\\b)(?! ?(?:units|years|lesson))`,
  'g',
)
/** JSON or code that gives numbers to assets, whether on one line or on several. */
const isCoded = (reply: Reply): boolean =>
  /[{[(=]/.test(reply.raw) &&
  (reply.lines
    .filter((line) => !measured.test(line))
    .join('\n')
    .match(coded)?.length ?? 0) >= 2

export const allocates = (reply: Reply): boolean =>
  reply.sentences.some(weighs) || isWeightTable(reply.lines) || isCoded(reply)

// Family P: no conclusion about the reader from who they are or what they hold (Corporations Act s766B(3), Westpac v ASIC).
import type { Reply } from '../reply.ts'
import type { Clause, Sentence } from '../sentences.ts'
import { words } from '../vocabulary.ts'

const facts =
  '(?:age|income|goals?|risk(?: (?:profile|tolerance|appetite|level|score))?|wages?|salary|stage(?: (?:of|in) life)?|life stage|timeline|time ?frame|(?:investment |time )?horizon|profile|experience|savings|situation|circumstances|budget|portfolio|holdings|tolerance|appetite|job|debts?|mortgage|answers|background|position|needs|objectives|finances|personality|youth|expenses|surplus|numbers|figures)'
const fromFacts = new RegExp(
  `\\b(?:given|with|at|based on|considering|because|because of|since|as|for|looking at|thanks to|in light of|going by|judging by|matched to|tailored to|according to|from|on|match(?:es)?|fits?|suits?) (?:your|ur|yer) (?:\\w+ ){0,3}?${facts}\\b`,
)
const factsCall = new RegExp(
  `\\byour (?:\\w+ )?${facts}(?: of \\w+(?: \\w+)?)? (?:calls? for|needs?|allows?|suggests?|points? (?:to|towards)|lets?|supports?|leaves? (?:you|room)|says|gives you|puts? you|makes? you|means? (?:you|that you|a|high|more|less)|is (?:strong|healthy|high|low|solid|good|big|small|enough|perfect|ideal))\\b`,
)
const likeYou = words(
  '(?:people|folks|someone|somebody|investors?|savers?|others|those|anyone|a person|aussies|beginners|a (?:young )?(?:man|woman|bloke|person|investor)) (?:just )?like (?:you|yourself)',
  '(?:like|such as|similar to|as) yours|in (?:your|ya) (?:shoes|position|case|boat|spot|situation)',
  'if i were (?:you|in your)|if i was (?:you|in your)|were i you',
  'if (?:it|this|that) (?:were|was) (?:me|my (?:own )?(?:money|cash|call))|same boat as you',
  '(?:your|ya) (?:age|generation) (?:should|can|often|usually|tends?|means|lets|gives|makes|allows)',
  'someone (?:your age|in your|of your|on your|with your|at your)',
  '(?:a|any) (?:person|investor|saver) (?:your age|in your|of your|on your|with your|at your)|at your age',
  'your age group|on your (?:wage|salary|income|budget)',
  'at (?:1[89]|[2-5]\\d),? (?:and )?(?:you|with|saving|earning|single|renting|starting|living|your)',
  '(?:as|for) an? (?:1[89]|[2-6]\\d)[- ]year[- ]old',
  'as an? (?:conservative|moderate|aggressive|cautious|beginner|young|growth|balanced|new) investor,? you',
  '(?:a|an|any|most|some) (?:\\w+ ){1,2}like you(?:rself)?\\b(?! (?:to|would|can|want|said|mentioned|asked))|(?:two|dual|double|steady|good) incomes?,? no kids',
  'such as you(?:rself)?|(?:being|aged|turning|now) (?:only |just )?(?:1[89]|[2-5]\\d),? you',
  '(?:is|are) (?:\\w+ )?your (?:style|thing|speed|cup of tea|lane|natural home)',
  'you (?:clearly |already )?(?:earn|make|have|save) (?:more than )?(?:enough|plenty|well)',
  '(?:,|who|people|others|folks|one|two|house|years?|someone|anyone) (?:is |are )?(?:just )?like you(?:rself)?',
  "you(?:'re| are) only (?:1[89]|[2-5]\\d)|you(?:'re| are) (?:still )?young",
  'as an? (?:student|renter|graduate|parent|nurse|teacher|tradie|apprentice|casual|part-timer|freelancer|saver|first-home buyer|retiree|professional|newbie|beginner|homeowner|single|uni student)\\w*,? (?:\\w+ )?you',
  '(?:with|having) (?:about |some )?(?:\\w+|\\d+) (?:years|decades) (?:until|to|before|left|ahead|up)(?: \\w+){0,3},? you',
  '(?:single|married|debt[- ]free|employed|renting|no kids|childless)\\b.{0,20}\\b(?:1[89]|[2-5]\\d)',
  '(?:1[89]|[2-5]\\d)\\b.{0,18}\\b(?:single|married|debt[- ]free|employed|renting|no kids)',
  'you (?:strike|come across to) me|you (?:sound|seem|look|come across) like an?',
  'with (?:only|just) (?:\\w+) (?:holdings?|shares|stocks|ASSET)',
  'in your (?:20s|30s|40s|twenties|thirties|forties)',
  "(?:since|because|as|while|now that) you(?:'re| are) (?:still )?(?:young|new|a (?:beginner|student|saver|renter|parent|conservative|moderate|aggressive)|saving|planning|investing|earning|1\\d|[2-6]\\d|in your|comfortable|cautious|risk|single|debt|employed|starting)",
  '(?:since|because|given that|now that) you (?:earn|said|told|mentioned|plan|work|live|rent|are young)',
  '(?:with|without|having|being|given) (?:\\w+ ){0,4}?(?:job|debts?|income|salary|mortgage|kids|dependants|rent|partner|years|decades|horizon|savings)(?: \\w+){0,5}, you',
  "you(?:'ve| have)(?: got)? (?:about |over |at least |nearly |some )?(?:\\w+ )?(?:\\w+|\\d+) (?:years|decades)",
  'you (?:sound|seem|look|feel) (?:\\w+ )?(?:ready|prepared|comfortable|confident|cautious|like)',
  'you (?:told|mentioned|said) (?:me|that|us|you)',
  '(?:users?|people|investors?|savers?|members?|others|folks|someone|anyone|learners?) (?:\\w+ ){0,2}?(?:with|of|at|in) (?:a |the |your )?(?:similar|same|matching|comparable|like|identical) (?:profiles?|goals?|ages?|age group|incomes?|situations?|stages?|answers?|position|risk|circumstances|boat)',
  '(?:your|similar) (?:profile|answers|goal|age|situation) (?:usually |often |typically |mostly |tend to |generally )?(?:go|goes|choose|pick|favour|prefer|land|end up|lean)',
)
const sinceYou =
  /(?:^|, )(?:since|because|as|given that|now that) you (?:have|earn|want|hold|own|like|plan|can|don't)\b/
const suits = new RegExp(
  `\\b(?:suit(?:s|ed)?|right|ideal|perfect|made|appropriate|suitable|tailor-?made|well[- ]suited|fits?|good|great|best|better|enough|sensible|safe|smart|wise|work(?:s)? (?:well|best)|too (?:risky|much|little|conservative|safe|aggressive)|match(?:es)?|spot on|just the ticket|your best|the (?:one|go|way)) (?:(?:\\w+ )?(?:for|to) |(?<=(?:suits?|fits?|matches) ))(?:you(?! (?:hold|own|buy|sell|can|have|pay|may|get|are|do|want|need|know|understand|already|invest|look|think|might|could|should|use|trade))|your (?:${facts.slice(3)}|ya\\b)`,
)
const able =
  /\byou(?:'re| are|'d be| would be| look| seem| sound) (?:\w+ )?(?:(?:heavy|light|overexposed|concentrated|top-heavy|thin|lopsided|overloaded) (?:in|on|to)\b|suited|placed|positioned|ready (?:to|for)|young enough|old enough|in a (?:good|great|strong|solid) (?:position|spot|place)|better off|able to (?:take|afford|handle|stomach|ride)|the (?:type|kind|sort) of (?:person|investor)|a (?:natural|perfect|good|great) (?:fit|candidate|match)|on the right track|on track|doing (?:well|great|fine)|(?:not |n't )?(?:well |very |really |properly )?diversified|(?:over|under)(?:exposed|weight|invested|diversified)|too (?:heavy|exposed|concentrated|cautious|conservative|aggressive|light)|taking (?:on )?too (?:much|little)|missing (?:out|some)|short (?:of|on))\b|\byou (?:can|could|should be able to) (?:\w+ )?(?:afford|stomach|handle|take on|tolerate|cope with)\b(?! to lose| and what)|\byou (?:have|'ve got|got) (?:plenty of |lots of |enough |heaps of |decades of |so much |the )?(?:time (?:to recover|on your side|to ride)|room to|capacity|decades|years up your sleeve|stomach for|temperament)\b|\byou (?:hold|have|own|'ve got|carry) (?:far |way |a bit )?too (?:many|much|few|little)\b|\byou (?:really |probably |clearly )?(?:need|lack|could use|are missing|could do with|deserve) (?:\w+ )?(?:more|less|fewer|some|better|a bit)\b/
const portfolioJudged =
  /\byour (?:\w+ ){0,2}?(?:portfolio|mix|holdings|allocation|super|ASSET|position|setup|spread|split|plan|strategy|exposure|diversification|winners|losers|savings)(?: \w+){0,2}? (?:is|are|looks?|seems?|feels?|appears?|needs?|lacks?|could (?:use|do with)|(?:would|will|could|might) benefit|should(?: be)?|ought to be|has|have|have run|has run)(?! (?:a|the) (?:list|total|sum))(?: (?:\w+ ){0,3}?(?:too|over|under|heavy|light|good|great|bad|well|poorly|fine|risky|riskier|aggressive|conservative|cautious|unbalanced|balanced|lopsided|concentrated|on track|healthy|diversified|undiversified|exposed|missing|more|less|some|strong|weak|solid|perfect|ideal|high|low|suited|all over|a bit|work|attention|rebalancing|international|ASSET|cash|ready|mostly|mainly|global|growth|simple))/
const position =
  /\b(?:(?:high |higher |some )?growth|balanced|conservative|aggressive|cautious|(?:high|low|medium|moderate)[- ]risk|defensive|volatility|risk) (?:\w+ )?(?:is|are|makes|would be|seems|fits|works) (?:\w+ ){0,3}(?:choice|option|fit|way to go|sense for|best|the right|answer|friend|the go)\b|\bASSET (?:is|are)(?:n't| not)? (?:\w+ )?for (?:you|people like you)\b|\byour (?:best (?:bet|option|choice|move|plan|step|strategy|shot)|next (?:move|purchase|buy|step) (?:is|should|would)|(?:ideal|perfect|optimal|target|recommended|suggested|right) (?:\w+ )?(?:mix|portfolio|allocation|amount|split|ASSET|strategy|balance))\b|\bdo yourself a favou?r\b|\btrust me\b|\bbetween (?:you and me|us)\b|\bin your (?:specific |particular )?case\b|\bmy (?:honest )?(?:personal )?(?:advice|recommendation) (?:to|for) you\b/
const cleared =
  /\b(?:advis[eo]rs?|advice that|depends?|compares?|comparing|whether|which|what|if|how|only you|can't|cannot|can not|won't|don't|doesn't|do not|does not|without|not|no one|nobody|ask|questions?|may or may not|might or might not|(?:personal|financial) advice (?:looks|takes|considers|means|is|must|has)|consider (?:your|whether)|think about (?:your|what)|reflect|write down|know your own|everyone's|differs?|vary|varies|personal (?:choice|decision|matter)|regardless)\b/

function concludes(clause: Clause): boolean {
  const { text } = clause
  if (able.test(text))
    return (
      !/\b(?:if|when|whether|adviser|advisor|can afford to lose|once|unless|how|until|imagine)\b/.test(text) ||
      /\bso you\b/.test(text)
    )
  if (likeYou.test(text) || sinceYou.test(text) || position.test(text) || factsCall.test(text))
    return !/\b(?:adviser|advisor|can't|cannot|won't|not able|unable|i don't|whether|depends|phrase|expression)\b/.test(
      text,
    )
  if (portfolioJudged.test(text))
    return !/\b(?:if|when|whether|how|means|adviser|advisor|suppose|imagine|once)\b/.test(text)
  if (fromFacts.test(text) || suits.test(text)) return !cleared.test(text)
  return false
}

const aboutReader = (sentence: Sentence): boolean => !sentence.isHistory && sentence.clauses.some(concludes)

export const judgesReader = (reply: Reply): boolean => reply.sentences.some(aboutReader)

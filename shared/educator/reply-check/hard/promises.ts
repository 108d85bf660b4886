// Promises about the reader's money: that somebody pays it back, that it cannot be lost, that it is sure to come. One sentence is read
// at a time. Told apart from the terms of a scheme, from what a scam claims and from what is denied in the same clause.
import { isSaid, oneOf, singlyQuoted } from './expressions.ts'

const payer =
  '(?:banks?|insurers?|insurance|government|canberra|commonwealth|exchanges?|brokers?|platforms?|lenders?|regulator|asic|apra|afca|ombudsman|police|they|we|gumnut|cover|policy|market|protocol)'
const surely =
  "(?:(?:has|have|'ve got|gotta|is bound|are bound|is obliged|are obliged|will have)(?: to)?|must|will|'ll|always|simply|just)"
const payBack =
  '(?:puts?|makes?|gives?|pays?|hands?|returns?|refunds?|tops?|tips?|wears?|covers?|reimburses?|restores?|wipes?|cough)'
const theWhole =
  '(?:(?:you|customers|clients|members|victims) whole|it good|good (?:the|on|what)|every (?:last )?(?:cent|dollar)|in full|the (?:full|whole) (?:sum|amount|loss)|the (?:lot|loss|difference)|(?:it|them|money|all|amount|sum)(?: straight| all)? back|up the lot)'
const harm =
  '(?:lose (?:you |any |their |its )?(?:money|value|a cent|a dollar|to prices|your (?:money|capital|shirt|savings))|lose(?: in the end| here| out| by it| if| with|\\W*$|,)|(?:hand you less|be stung|sink you)|hurt (?:you|her|him|anyone)(?! while)|let (?:you|anybody|anyone) down|go (?:backwards|to nothing|under|wrong)|stay down|end up (?:in the red|behind|worse|with less than you)|(?:come|coming|walk) (?:out|away) (?:behind|with less|worse|short)|fail(?! (?:a |the |this )?(?:lesson|quiz|question))|come (?:unstuck|to harm)|get burnt|disappear|cost you a cent)'
const comeWhatMay =
  '(?:no matter what|rain(?:, hail)? or shine|whatever the (?:market|price|economy|borrower|share)\\w*|without fail|year in,? year out|every single time|come what may)'
/** What a promise ends with or begins with, and terms of a contract hardly ever. */
const withoutCondition =
  '(?:come what may|no matter (?:what|who|how)\\b|whatever happen\\w*|whichever way (?:it|things) (?:turns?|goe?s?|works?)|rain,? hail,? or shine|no ifs|my word on it|without exception|as a matter of course|every (?:single )?time|in the end|i can promise(?: you)?)'
const goodOutcome = oneOf(
  "(?:you(?:'re| are|'ll be| will be| get)|they|people|customers|investors) (?:are |is |gets? |be )?(?:made whole|square with|paid out|covered(?! (?:by|under|up)))",
  '(?:money|cash|sum|stake|savings|index|market) (?:always |just |simply |will )?(?:comes? (?:straight )?(?:back(?! (?:in)?to)|home|through(?! \\w+ \\w))|recovers?)',
  '(?:it|they|things|money|market) (?:always |just |will )?comes? good',
  '(?:makes?|made) (?:you|people|customers|them) whole',
  '(?:pays?|hands?) (?:you (?:it |everything )?back|(?:patient|those|anyone|whoever)\\b[^.!?,;]{0,15})',
  '(?:income|reward|rent|dividends?|interest|payouts?|cheques?)(?: itself)? (?:keeps?|goes on) (?:coming|arriving|paying)',
  'you (?:get|have) (?:it all|the full (?:value|sum|amount|refund)|every (?:cent|dollar)|your (?:money|stake|capital))\\b[^.!?,;]{0,20}\\bback',
)

const somebodyPays = [
  `\\b${payer} (?:\\w+ ){0,2}?${surely} (?:\\w+ ){0,2}?${payBack}\\b[^.!?;]{0,40}\\b${theWhole}\\b`,
  '\\b(?:banks?|insurers?|insurance|government|exchange|broker|platform|lender|cover|they) (?:always )?(?:makes?|puts?|gives?|refunds?|returns?|wears?|tips?|hands?|pays?|coughs?|comes?)\\b[^.!?;]{0,40}\\b(?:(?:money|sum|loss|lot|cent|dollar|cash|it|all) back|you whole|customers whole|it good|good what|every (?:last )?(?:cent|dollar)|these losses|the loss|in full|without (?:fail|a fuss)|through with the)\\b',
  "\\b(?:you'll |you will |you |will |'ll )(?:\\w+ )?(?:get|have|see|be (?:handed|given|paid))\\b[^.!?;]{0,20}\\b(?:(?:every|each) (?:last |single )?(?:cent|dollar|coin)|the full sum|the money back|your money back|all of it back)\\b",
  '\\b(?:the|your) (?:money|cash|funds|full sum|full amount|whole sum|whole amount|lot) (?:itself )?(?:always )?(?:comes (?:straight )?back|comes? home|lands? back|ends? up back|gets? put back|will (?:be back|come back))\\b',
  '\\b(?:bank|insurer|fund|exchange|employer|lender|broker|government)\\b[^.!?;]{0,15}\\b(?:has|have) no choice but to (?:pay|refund|give|make|put|freeze|honour|return)\\b',
  '\\b(?:certain|sure|bound|assured) (?:to be compensated|to see (?:the|your|that) money|of (?:recovery|compensation|a refund|being paid)|to get (?:it|the money|your money) back)\\b',
]

const nothingIsLost = [
  '\\bno (?:\\w+ ){0,3}?(?:way|path|chance|possibility|danger)\\b(?! to check)[^.!?;]{0,40}\\b(?:behind|in the red|worse off|losing|lose|less than|hurt|harm|disappear|a loss|backwards|unstuck)\\b',
  `\\b(?:can't|cannot|can never|can not|can hardly) (?:actually |ever |really |possibly |simply )?${harm}`,
  '\\b(?:losing|loss|losing money|coming out behind|red ink) (?:is simply |is |simply |just |is literally )?(?:off the table|out of reach|impossible|drops off|stops being|no longer)\\b',
  "\\b(?:there's |there is |really |simply )+nothing (?:that can |which can |you can |to |can )(?:go wrong|be lost|lose(?! sleep| by))\\b|\\bnothing can go wrong\\b",
  "\\b(?:capital|principal|money|stake|savings|coins?|what you put in)(?: itself)? (?:is|are) (?:not|never) (?:at risk|at stake|exposed|in danger)\\b|\\b(?:no|isn't any) (?:real )?(?:downside|risk to (?:the|your|their) capital)\\b",
  '\\b(?:nobody|no one|no (?:patient |one )?\\w+) (?:who \\w+ (?:ever )?(?:loses|lost)|ends? up behind|goes home a loser|will finish behind|can (?:lose|come out behind))',
  "\\b(?:your|the|that|what) (?:money|savings|balance|capital|stack|cash|coins?|deposit|principal)(?:'s| is| are| stays?| will be)? (?:itself )?(?:completely |perfectly |always |fully |totally |utterly |quite |every bit )?(?:as )?(?:safe|protected|secure|untouchable)(?: (?:whatever|full stop|no matter|either way|with it|there|in|as)|\\W*$|,)",
  '\\b(?:every bit as|just as|as) (?:safe|secure|sure|bulletproof|watertight|sound) (?:as (?:houses|the bank|a bank|money|a term|a deposit|cash|it is in)|there|in practice)|\\b(?:every bit as|just as) (?:bulletproof|watertight|sure)\\b|(?<!\\bsounds? (?=bulletproof,? but\\b))\\bbulletproof\\b',
  "\\b(?:you|nobody who \\w+|your (?:money|balance|capital|savings)|the capital itself|it|land|a first home)\\b[^.!?,;]{0,30}\\b(?:can't|cannot|can never|will never|never|simply can't|won't)\\b ?(?:ever )?\\b(?:lose (?:money|your capital|you money|value|a cent)|go backwards|come out behind|go missing|loses? value|leave you worse)\\b",
  "\\b(?:is|are|'s|it's|they're) (?:effectively |basically |completely |totally )?(?:a )?(?:risk-free|no-risk|a sure thing|a certain win|a guaranteed (?:return|win))\\b",
  '\\b(?:no way of (?:coming out behind|losing)|guarantee(?:s|d)? (?:you|your) (?:money|returns?|a return|profits?|capital))\\b',
]

const sureToCome = [
  "\\b(?:income|interest|result|payouts?|rewards?|returns?|profits?|gains?)(?: side| part)?(?:'s| is| are) (?:simply |all )?locked in\\b(?! (?:for|until|once|when|if))",
  '\\balways (?:comes? back|bounces? back|pays? (?:you )?back|recovers?|comes? good|forgives?|lands? (?:back|on)|returns to|made good|made whole)\\b',
  "\\b(?:is|are|it's|that's|income|interest|result|payout|rewards?|return)(?:'s| is| are)? (?:as |all |completely |basically |pretty much |effectively |simply )?(?:sure as \\w+|as good as (?:home|in your|cash|money|banked)|risk[- ]free|without risk|free of risk|money for jam|assured by law|(?:certain|sure|bound) to (?:be (?:paid|met|recovered)|recover|come back))\\b",
  "\\b(?:you'll|you will|you|more) (?:always )?(?:come|comes|end|walk|finish|be) (?:out |up )?(?:ahead|in front|in the black|than (?:went|you put))\\b[^.!?]{0,20}\\b(?:no ifs|however long|whatever|no matter|in the end|guaranteed|every time|for certain|come what may)\\b",
  "\\b(?:anyone|anybody|whoever|people|those|you|they|holders?|investors?) (?:[\\w'-]+ ){0,8}(?:always|certain to|sure to|bound to|inevitably|invariably) (?:come|comes|end|ends|finish|finishes) (?:out |up )?(?:ahead|in front|on top|with (?:more|at least))\\b",
  `\\b(?:lands?|arrives?|turns? up|comes? in|keeps? coming|rolls? in|pays?(?: out)?)\\b[^.!?;]{0,15}\\b${comeWhatMay}\\b`,
  "\\b(?:markets?|shares?|prices?|bricks|land|property|gold|blue chips?|an index|bounces) (?:\\w+ )?(?:always|never|don't|do not|doesn't|does not|simply don't) (?:\\w+ )?(?:hand back|find (?:their|its)|go backwards|loses?|fail|let|climbs?|stay down|disappoint)\\b",
  "\\b(?:money for nothing|(?:as|'s|is|are) safe as houses|home and hosed|(?:is|are|'s|it's|as good as|like|just) money in the (?:bank|safe)|come home whole|coming home whatever)\\b",
  '\\b(?:certain|sure|guaranteed|bound|assured) to (?:get (?:your|the)|end (?:up )?(?:ahead|higher)|go up|finish|come out ahead|be ahead|grow|rise|gain)\\b',
  '\\balways (?:ends? up in front|finishes ahead|leaves? you ahead|comes? out ahead|comes back)\\b(?!:)',
]

const outcomeAnyway = [
  `\\b${goodOutcome}\\b[^.!?;]{0,40}\\b${withoutCondition}`,
  `\\b${withoutCondition}\\b[^.!?;]{0,40}\\b${goodOutcome}\\b`,
  "\\b(?:you (?:won't|will not|can't|cannot|will never)|nobody (?:ever )?|no one (?:ever )?)(?: ever)? ?(?:be|ends? up|goes|is|left) (?:left )?out of pocket\\b",
  "\\bworst case(?: is|,| here is|'s)?(?: that)? (?:you (?:break even|get (?:it|your (?:money|stake|capital)) back|end up where you)|(?:a|an) (?:dull|boring|flat) (?:year|few|stretch))",
  '\\b(?:risk|chance|odds|possibility) of (?:ending up|being|finishing|coming out) (?:behind|with less|in the red|worse off)[^.!?;]{0,30}\\b(?:zero|nil|disappears?|gone|vanish\\w*|off the table|drops? out)\\b',
  '\\bending up with less[^.!?;]{0,25}\\b(?:off the table|impossible|out of the question)\\b',
  "\\b(?:nowhere|can't go anywhere|cannot go anywhere|only one way) (?:(?:else )?to go )?but up\\b",
  '\\bas good as (?:back|wages|repaid|returned|recovered)\\b',
  '\\b(?:in|be in) safer hands\\b',
  '\\b(?:stands?|standing) behind every (?:last )?(?:cent|dollar)\\b',
  '\\bnever (?:once )?(?:failed|let down) (?:an|a|any|the|its) (?:\\w+ )?(?:investor|holder|saver|customer|member|depositor)s?\\b',
  '\\bcertain to (?:come out|get out) with\\b',
]

const refund = new RegExp(somebodyPays.join('|'), 'gi')
const outcome = new RegExp(outcomeAnyway.join('|'), 'gi')
const promise = new RegExp([...nothingIsLost, ...sureToCome].join('|'), 'gi')

/** What a sentence quotes, warns of, limits or leaves open is no promise, wherever it says so. */
const reportsIt = new RegExp(
  `["“?]|\\b(?:nobody can|no one can|up to|scams?|myth|claims?|promis\\w+|pitch|ads?|limit|depends|(?:it|they|anyone|anybody|someone|somebody) (?:says?|tells?)|proverb|statement|document|copy|guide|no date (?:of its own )?on which|doubts?|doubters?|escrow|no way to guarantee(?: that)? you|fixed|loan's|face value|whether|believ\\w*|reckon\\w*)\\b|\\|[^|]+\\||${singlyQuoted.source}|^'`,
  'i',
)
/** What takes it back counts only in the clause of the promise: "do not fret, the bank puts it back" stays one. */
const takesItBack =
  /\b(?:not(?! (?:at risk|at stake|exposed|in danger))|often|only (?:if|when|while)|(?!can't\b|don't (?!always)|doesn't (?!mean|always)|isn't any\b)\w+n't|(?:can't|cannot|don't|nobody) (?:knows?|say|tell you)|(?<!you )may|might|unless|says?|said|told|some|spreads?|volatility|fees?|costs?)\b/i
/** What is said of an outcome without condition is none with one. */
const setsCondition =
  /\b(?:not|never(?! (?:once )?(?:failed|let down))|\w+n't(?! (?:be out of pocket|be left|go anywhere))|often|may|might|unless|if|only|some|said|told|until)\b/i
/** How a loan, a deposit or a sale ends, which is no promise to make good what was lost. */
const isSettlement =
  /\b(?:maturity|at the end|end of the term|lends?|lent|sales?|sold|orders?|cancel\w*|with interest|business days|debit)\b/i

/** Whether a plain sentence promises something about money. */
export const promisesMoney = (plain: string): boolean =>
  !reportsIt.test(plain) &&
  (isSaid(plain, promise, takesItBack) ||
    isSaid(plain, outcome, setsCondition) ||
    (isSaid(plain, refund, takesItBack) && !isSettlement.test(plain)))

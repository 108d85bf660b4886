// Money worry: whether somebody tells of trouble of their own with money: a loss they hide, a bill they cannot pay, a partner who keeps
// it from them. It is less than distress (distress.ts): a model answers it, told whom to point to. Where none does, the specified text
// and a passage that shares a word would be cold, and help lines stand in their place.

const any = (...words: string[]): RegExp => new RegExp(String.raw`(?<![\w'])(?:${words.join('|')})(?![\w'])`)

const cannot = String.raw`(?:can'?t|can ?not|couldn'?t|unable to|no way to)`
const notYet = String.raw`(?:haven'?t|have ?n'?t|didn'?t|scared to|afraid to|ashamed to|too scared to|don'?t know how to|dunno how to)`
const relatives = String.raw`(?:partner|husband|wife|spouse|boyfriend|girlfriend|bf|gf|fiance|ex|missus|hubby|dad|mum|parents?|brother|sister|son|daughter|family)`

/** Whom somebody has to tell who is no office. */
const others = String.raw`(?:my (?!super|broker|accountant|fund|bank|employer|boss|tax)|the (?:kids|family|missus)\b|them\b|him\b|her\b|any ?(?:one|body)\b|people\b|mum\b|dad\b)`

const self = any(
  'feel',
  'feeling',
  'i',
  "i'?m",
  'im',
  "i'?ve",
  'ive',
  'my',
  'me',
  'we',
  "we'?re",
  "we'?ve",
  'our',
  'us',
)

/** How somebody feels who says so; fearing what may come is for the lessons. */
const feeling = any(
  String.raw`stress(?:ed|ing)|anxious|anxiety|depress(?:ed|ion)|asham\w+|devastated|shaking|crying|in tears|numb|overwhelmed|miserable|gutted|spiral+ing|freaking out|losing sleep|sick (?:to my stomach|about|over|with)|feel(?:ing|s)? (?:[\w']+ ){0,2}?(?:sick|low|broken|lost|like (?:an? )?(?:idiot|failure|shit|crap|dirt|garbage))|struggling(?! (?:to (?:understand|work|see|figure|get)|with (?:the|question|how))\b)|drowning|panicking|hat(?:e|ing) myself|(?:i'?m|im|am) (?:such )?an? (?:[\w']+ )?(?:mess|wreck)`,
  String.raw`(?:scared|terrified|worried sick|afraid|frightened)(?! (?:of|to (?:start|invest|buy|lose|try)|i might|about (?:investing|starting|the|a|inflation))\b)`,
  String.raw`${cannot} (?:[\w']+ )?(?:sleep|eat|breathe|stop (?:crying|thinking|shaking)|face)`,
  String.raw`(?:don'?t|do not|no idea) (?:know )?what to do(?! (?:with|about)\b)|what (?:do|can|should) i do (?:now|anymore)`,
)

/** What weighs on them. */
const burden = any(
  String.raw`(?:my|our|these|the|big|huge|massive) (?:[\w']+ ){0,2}?(?:loss|losses|debts?|bills|repayments|rent|mortgage|arrears)`,
  String.raw`(?:in|into|about|over|with|so much|of|from) (?:so much |heaps of |card |credit card |too much )?debt|debts`,
  String.raw`(?:(?:i|we|ive|i've|and|just|have|had) (?:[\w']+ ){0,2}?|(?<=^|[.!?,] ))lost (?:[\w']+ ){0,2}?(?:\$?\d[\d,.]*(?:k|grand)?(?![\d,.]*%| ?(?:percent|per cent))|thousands|heaps|so much|half (?:of )?my|most of my|money|my)|(?:how much|what) (?:i|we|ive|i've|i have) lost|maxed (?:out|my)|(?:i'?m|im|we'?re|am|so|and) (?:[\w']+ )?broke(?! (?:even|down|up|the))`,
  String.raw`(?:i|we|and|but) (?:[\w']+ )?owe|(?<=^|[.!?,] )owe|(?:student|personal|car|home|payday|bank) loan|down \$?\d[\d,.]*(?:k| grand)|(?:about|over|for) (?:my )?(?:money|finances|bills)|owing|behind on|chasing me|margin call(?:ed)?|overdrawn|blew (?:up )?my|afterpay|payday loans?`,
  String.raw`losing (?:my (?:job|house|home)|all my|so much)|lost my job|sacked|laid off|made redundant|money (?:problems|troubles|worries|stress|issues)|centrelink cut`,
)

const told: readonly RegExp[] = [
  // Kept to oneself.
  any(
    String.raw`(?:how (?:do|can|should|would|am) i(?: supposed to)?|${cannot}|${notYet}) (?:[\w']+ ){0,2}?(?:tell|told) ${others}.{0,60}\b(?:lost|loss(?:es)?|debts?|owe|gone|blew|gambled|broke|bankrupt)`,
    String.raw`(?:lost|loss(?:es)?|debts?|owe|blew|gambled)\b.{0,60}\b(?:${cannot}|${notYet}|how (?:do|can|should) i) (?:[\w']+ ){0,2}?(?:tell|told) ${others}`,
    String.raw`(?:ashamed|embarrassed|scared|afraid|terrified) to tell ${others}`,
    String.raw`(?:scared|afraid|terrified|too scared) to (?:open|look at|check) (?:my|the) (?:[\w']+ )?(?:bank\w*|bills?|statements?|mail|letters?|account)`,
    String.raw`face (?:my|them|him|her|everyone)\b.{0,40}\b(?:lost|losing|loss(?:es)?|debts?)`,
    String.raw`(?:hiding|hid|hide|kept|keeping) (?:[\w']+ ){0,3}?(?:loss(?:es)?|debts?|it|loans?) from (?:(?:my|the) (?:[\w']+ )?(?:${relatives}|kids|boss|mates?|friends?)|everyone|them|him|her)`,
    String.raw`(?:${relatives}|parents|family) (?:doesn'?t|don'?t|do not) know (?:[\w']+ ){0,3}?(?:(?:used|took|spent|borrowed) (?:her|his|their|our|my)|lost|owe|debts?|loss(?:es)?)`,
  ),
  // Not enough to live on.
  any(
    String.raw`(?<!\b(?:if|should|could|can|what if) (?:i|we|you) )(?:put|lost|blew|gambled|yolo'?e?d|used|spent) (?:all )?(?:my |our |the )?(?:rent|food|grocery|bills?|mortgage) money\b.{0,40}\b(?:(?:(?<!is )it'?s|(?<!is )it|all|now|most)(?: (?:is|has|all|now|of it|basically|nearly|almost)){0,4} gone(?! (?:up|from|as))|lost (?:it|everything|all|most|nearly|almost|half(?! the)|the lot|\d+ ?(?:%|k|grand|bucks))|(?:it|they|and) crashed(?! (?:the|my|into))|nothing left(?! (?:for shares|to learn|(?:for|to) invest\w*)))`,
    String.raw`(?<!\b(?:if|someone|somebody|who) (?:\w+ ){0,2})(?:lost|blew|gambled)(?: away)? (?:all )?(?:my |our |the )?(?:rent|food|grocery|bills?|mortgage) money`,
    String.raw`(?<=(?:^|[.!?,;\n]|(?:^|\s)(?:i|we|and|so|now|still|just|really|literally|basically|but|month|week)) *)${cannot} (?:[\w']+ ){0,2}?(?:pay|afford|make|cover|keep up (?:with)?|meet|buy)(?: for)? (?:my |the |our |this |next |any |for )*(?:(?:month|week)(?:'?s)? )?(?:[\w']+ )?(?:rent|bills?|mortgage|repayments?|loans?|food|groceries|debts?|credit cards?|cards|power bill|electricity|feed)(?! (?:and|as well as) invest| with\b)`,
    String.raw`(?:bills?|rent|loan|mortgage|rego|repayments?|fines)\b.{0,30}\b(?:i|we) (?:[\w']+ )?${cannot} (?:pay|afford|cover|make)|(?:i |i'?ve |ive |(?<=^|[.!?,] ))(?:[\w']+ )?missed (?:my|our|the|a|another|two|three|a few) (?!(?:[\w']+ )?(?:dividends?|distributions?|coupons?) )(?:[\w']+ ){0,2}?(?:re)?payments?`,
    String.raw`(?:i'?m|im|we'?re|am|are|fallen|fell|getting|got) (?:[\w']+ )?behind (?:on|with) (?:my |our |the )?(?:[\w']+ )?(?:rent|bills?|mortgage|repayments?|loans?|payments?|cards?)`,
    String.raw`evicting (?:me|us)|(?:getting|being|been|got|about to (?:be|get)|gonna (?:be|get)|facing|might (?:be|get)) (?:evict\w+|kicked out|repossessed)|(?:repossess\w*|taking|took|losing) (?:my|our) (?:car|house|home)`,
    String.raw`(?:no|not enough|without|any) money (?:left )?(?:for|to (?:buy|pay|eat|feed)) (?:[\w']+ )?(?:food|rent|bills|groceries|eat|the kids|my kids)|skipping meals|going hungry|(?:haven'?t|have not|not) eaten (?:in|for|since)|(?:have|got|there'?s) no food|too deep (?:in|with) (?:[\w']+ )?(?:loans?|debts?)|sleeping in my car|${cannot} feed (?:my|the|our)`,
    String.raw`(?:sacked|laid off|lost my job|made redundant|fired)\b.{0,60}\b(?:no (?:money|savings|income)|${cannot} pay|rent|bills|mortgage)`,
  ),
  // Chased, or sinking.
  any(
    String.raw`(?:debt collect\w+|collectors|collection agenc\w+|bailiffs?|loan sharks?|bookies?)\b.{0,40}\b(?:me|my|us|our)`,
    String.raw`(?:my|our|i|i'?m|im|me|we|am|being)\b.{0,40}\b(?:debt collect\w+|bailiffs?|loan sharks?|default notice|letter of demand)`,
    String.raw`(?:i|i'?m|im|we|we'?re|me|am|ive|i'?ve) (?:[\w']+ ){0,3}?(?:buried|sinking|swimming|deep|so far|up to my \w+|over my head|trapped|stuck) in debt|(?:my|our|the|this|these) (?:[\w']+ )?debts? (?:is|are|keeps?|has|have) (?:[\w']+ )?(?:killing|crushing|ruining|destroying|out of control|suffocating)`,
    String.raw`(?:another|third|fourth|more) payday loan|payday loans? to (?:pay|cover)|(?<!if i )(?:going|go|declare|declaring|went) bankrupt\b.{0,30}\b(?:i|me|my)|(?:i|me) (?:might|may|have to|gonna|am going to|will|am about to) (?:[\w']+ )?(?:go|declare|be) bankrupt`,
    String.raw`(?:took|used|spent|put|borrowed)\b.{0,40}\b(?:to|on) (?:gamble|bet|gambling|betting|the pokies)|(?:gambling|betting|pokies|crypto|trading|options|debt) (?:has |have |is )?(?:[\w']+ )?(?:ruin\w+|destroy\w+|wreck\w+) (?:me|my)`,
    String.raw`(?:borrowed|loan|savings|deposit|money)\b.{0,60}\b(?:(?:it'?s|its|is|are) all|everything(?:'?s| is)|just) gone`,
    String.raw`(?:blew|burned|burnt|torched|wasted|gambled|yolo'?d|pissed away) (?:up )?(?:all |half |most |basically )*(?:of )?(?:my|our) (?:[\w']+ ){0,2}?(?:savings|pay|rent|deposit|fund|tax return|loan|inheritance|account|paycheck)(?! in the (?:time machine|simulation|game))`,
    String.raw`(?:i|i'?m|im|keep|been|ive|i've) (?:[\w']+ ){0,2}?chas(?:e|ing) (?:my |the |our )?loss(?:es)?|${cannot} sleep\b.{0,20}\b(?:since|because|over|after)\b.{0,30}\b(?:bought|sold|invest\w*|bitcoin|money|shares?|stocks?|market|crypto)`,
  ),
  // Somebody else holds it.
  any(
    String.raw`${relatives} (?:[\w']+ ){0,2}?controls? (?:everything|(?:all )?(?:of )?(?:my|our|the|all)\b.{0,15}\b(?:money|finances|bank\w*|accounts?|pay|spending|cards?))`,
    String.raw`${relatives} (?:[\w']+ ){0,2}?(?:takes|took|steals?|stealing|stole|drained|emptied|cleared out|gambled|spent|spends) (?:all )?(?:of )?(?:my|our) (?:[\w']+ )?(?:pay|wages?|money|savings|account|salary|centrelink|inheritance)`,
    String.raw`(?:partner|husband|wife|boyfriend|girlfriend|bf|gf|ex|fianc[eé]e?) (?:won'?t|doesn'?t|does not|refuses to|never|will not) (?:let|give|allow) me (?:[\w']+ ){0,4}?(?:money|accounts?|cash|bank\w*|card|spend|work|job|passwords?)`,
    String.raw`${relatives} (?:[\w']+ ){0,2}?(?:hits?|hurts?|threaten\w*|screams?|bash\w*) (?:at )?me|(?:scared|afraid|frightened) of my ${relatives}`,
    String.raw`(?:put|took out|taken out|got|opened)\b.{0,20}\b(?:loans?|debts?|cards?) in my name`,
  ),
]

/**
 * Whether somebody tells of trouble of their own with money.
 * @param question in small letters, with plain quotes
 */
export const isMoneyWorry = (question: string): boolean =>
  told.some((pattern) => pattern.test(question)) ||
  (self.test(question) && feeling.test(question) && burden.test(question))

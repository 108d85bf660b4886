// Distress: whether somebody who asks may harm themselves, or is worn down by a loss, a debt or gambling. They are met as a person
// first: help lines, no lessons, no call to a model. A wrong alarm costs a fixed text and a missed one may cost far more, so the
// words about dying are wide. Words that lessons use too (breakdown, desperate, lost everything) count when somebody says them of
// themselves.

/** Where a thought ends, so that what stands before is its whole object. */
const end = String.raw`(?= *(?:$|[.!?,;]|any ?more|any longer|because|since|after|and|but|so|right now|now|tonight|today|already|please)(?![\w']))`
/** Where one begins, which leaves out who thinks it. */
const start = String.raw`(?<=(?:^|[.!?,;:\n]) *)`
/** Life and living as a cover, a cost or a place. */
const cover = String.raw`(?! (?:insurance|cover|cycle|stages?|admin|member|polic(?:y|ies)|savings?|expectancy|tables?|insurers?)\b)`
const costs = String.raw`(?! (?:allowance|annuity|arrangements?|at|away|below|cheap\w*|costs?|expenses?|frugal\w*|here|in|like an?|near|next|off|on|pay\w*|standards?|there|together|trust|wages?|well|within|with (?:my|a|the|other) (?:parents|mum|dad|family|folks|partner|flatmates?|friends?|people))\b)`
const i = String.raw`(?:i|i'?m|i am|i'?ve|i have|i'?d|im|ive)`
const we = String.raw`(?:${i}|we|we'?ve|we have|just|then|basically|literally)`
const cannot = String.raw`(?:can'?t|can ?not|couldn'?t|can hardly|unable to)`
const not = String.raw`(?:do not|don'?t|dnt|didn'?t|no longer|never|not|n'?t)`
const want = String.raw`(?:want(?:ed|ing)?|wanna|ready to|plan(?:ning)? to|need to|decided to|tempted to|(?:think(?:ing)?|thought|thoughts|dream(?:ing)?) (?:about|of)|feel(?:ing)? like|considering|try(?:ing)? to)(?: to)?`
const going = String.raw`(?:${want}|going to|gonna|gunna|ima|about to|might|should|could|may)`
const fully = String.raw`(?:(?:so|just|really|completely|totally|utterly|all|pretty|like an?|empty|alone|lost|sad|scared|and|too|absolutely|even|honestly|fucking) )*`
const few = String.raw`(?:[\w']+ ){0,3}?`
const relatives = String.raw`(?:husband|wife|partner|son|daughter|brother|sister|mum|mother|dad|father|spouse|mate|friend|boyfriend|girlfriend|flatmate|kid)`
const games = String.raw`(?:gambl\w*|bet|bets|betting|pokies|punt|punts|punting|wagering|casinos?(?! (?:shares?|stocks?))|sports ?bet\w*)`
const chance = String.raw`(?:${games}|(?:[\w']+ )?trading|crypto|memecoins?|options|leverage|stocks|shares|forex)`

const device = String.raw`(?:laptop|computer|phone|tablet|ipad|pc|macbook|hard ?drive|usb|browser|spreadsheets?|excel|sheets?|files?|backups?)`
const breaks = String.raw`(?:died|dies|crashed|broke|reset|wiped|froze|updated?|deleted|corrupted|restarted|smashed)`

const suicide = [
  String.raw`suici\w*|sucid\w*|suisid\w*|suicd\w*|sewer ?slide|kms|self[- ]?harm\w*`,
  String.raw`un ?-?aliv(?:e|ed|ing) (?:my ?self|me|him ?self|her ?self)|${going} un ?-?aliv(?:e|ing)`,
  String.raw`(?:kill\w*|hang(?:ing)?|hurt(?:ing)?|harm(?:ing)?|drown(?:ing)?|shoot(?:ing)?|stab(?:bing)?|cut(?:ting)?|burn(?:ing)?|starv(?:e|ing)|neck(?:ing)?|top(?:ping)?|off(?:ing)?|end(?:ing)?) (?:my|him|her|your|them) ?sel(?:f|ves)(?! (?:short|off from|some|a break|out of))`,
  String.raw`do(?:ing)? my ?self in|(?:do|did|done|doing) (?:something )?to my ?self|safe (?:with|from) my ?self|(?:got|bought|have) a (?:rope|noose)`,
  String.raw`(?:tak(?:e|ing)|took|end(?:ed|ing)?) (?:my|his|her|their) (?:own )?life${cover}(?! (?:back|in|into|seriously|easy|on|to)\b)`,
  String.raw`end(?:ing)? (?:it (?:all|now|tonight|today)|my (?:own )?(?:pain|suffering|misery)|things(?= *(?:$|[.!?,]|now|tonight|today|for good)))`,
  String.raw`(?:${want}|${i} ${fully}${going}) end(?:ing)? it(?= *(?:$|[.!?]))`,
  String.raw`jump(?:ing)? (?:off|from) (?:a|the|my|that) (?:[\w']+ ){0,2}?(?:bridge|building|roof\w*|balcony|cliff|ledge|overpass|window|car ?park)|(?:${start}|${i} )${fully}${going} jump(?:ing)?(?= *(?:$|[.!?]))`,
  String.raw`(?:jump|step|walk|run|throw my ?self)(?:p?ing)? (?:in front of|under|into) (?:a|the) (?:train|tram|truck|car|bus|traffic)|standing on a (?:bridge|roof\w*|ledge|balcony)|just ended it(?= *(?:$|[.!?]))|drive (?:my car )?(?:into a tree|off (?:a|the) (?:cliff|bridge|road))`,
  String.raw`overdos\w*(?! of)|i (?:[\w']+ )?(?:started|been) cutting(?= *(?:$|[.!?,]|again))|(?:take|took|taking|swallow\w*) (?:all|a bottle of|too many|heaps of|a (?:lot|bunch) of) (?:my |the |of my )?(?:[\w']+ )?(?:pills|tablets|meds|medication)`,
  String.raw`goodbye (?:note|letter|world|everyone)|sa(?:y|id|ying) (?:my )?goodbyes?(?= *(?:$|[.!?,]|to (?:my|everyone|everybody|them|the kids)))|i'?m done[.,! ]+(?:good)?bye`,
]

const death = [
  // «When I die» and «when my wife and I die» ask who inherits, «dying to know» what anybody asks.
  String.raw`(?<!(?:when|if|after|once|before|until|till|unless|case|day|time|than|should|suppose|say) (?:(?:both )?(?:my )?${relatives} (?:and|or) )?)i(?:'?m|'?d|'?ll)?(?: (?!(?:when|if|after|once|before|until|till|unless|who|what|and|my)\b)[\w']+){0,4} (?:die|dying)(?! (?:to (?:know|learn|see|hear|try|buy|get|start)|rich|with|of boredom|than)\b)`,
  String.raw`${want} ${fully}(?:be |been )?(?:dead|die|dying)(?! (?:rich|with)\b)|wants? to die|if i (?:was|were) ${fully}dead|i(?:'?m| am| was| were|'?d be) (?:better off |more use |worth more |as good as )?dead(?! (?:broke|curious|keen|on my feet|wrong|(?:serious about|set on) (?:(?:an?|buying|getting|learning|my|paying|starting) )*(?:bonds|budget\w*|crypto|deposit|etfs?|house|invest\w*|learning|saving\w*|shares|stocks|super))\b)|feel(?:ing)? ${fully}dead inside`,
  String.raw`(?:wish|hope) (?:that )?(?:i|i'?d|i'?ll|i'?m) (?:(?:just|never|not|was|were|wasn'?t|weren'?t|would|wouldn'?t|could|had|hadn'?t|did ?n'?t|do ?n'?t|won'?t|been|be|am|ever) )*(?:dead|die|alive|born|here(?= *(?:$|[.!?,]|any ?more))|exist\w*|around(?= *(?:$|[.!?,]|any ?more))|w[ao]ke up|wake|gone(?= *(?:$|[.!?,])))`,
  String.raw`(?:better|rather|as well|deserve to|please|let me) (?:be |off )*(?:just )?(?:dead|die)${end}|better off (?:dead|gone)|worth more dead|rather be dead|deserve death|should i (?:just )?die`,
  String.raw`(?:ways?|how) to (?:die|end it)(?= *(?:$|[.!?,]|without|painlessly|quickly|fast))|(?:painless\w*|easy|easiest) (?:death|way out)|cares? (?:if|whether) i (?:live|die|exist|am alive)`,
  String.raw`${not} (?:wake|waking|waken) up(?= *(?:$|[.!?,]|again|tomorrow|any ?more|in the morning))|(?:stop existing|sleep forever|want to be gone)(?= *(?:$|[.!?,]))|${i} .{0,20}think(?:ing)? (?:a lot )?(?:about|of) (?:my )?(?:own )?death(?! (?:benefit|tax|dut))|(?:${start}|please |just |someone to |(?<!\b(?:brokerage|fees?|inflation|market|rates?|tax(?:es)?)(?:'?s| is| are) going )to |you )kill me(?= *(?:$|[.!?,]|now|please))|(?:want to|wanna|wish i could|could just|just) (?:disappear|vanish)(?= *(?:$|[.!?,]|forever|from))`,
]

const noReason = [
  String.raw`${not} (?:really |even )?(?:want(?:ing)?|wanna|wish|need|deserve|feel like)(?: to)? (?:be(?:ing)? (?:alive|here|around|on this (?:earth|planet))|exist\w*|(?:go|going|carry|carrying) on(?! (?:holiday|leave|the|with))|keep (?:going(?! with)|living)|wake up|see tomorrow|(?:live|living)${costs}(?! (?:abroad|overseas|alone|for|without)\b)|do life|do this any ?more)`,
  String.raw`(?:should ?n'?t|rather not|not meant to|sure (?:if )?i (?:even )?want to) (?:even )?(?:be )?(?:alive|exist\w*|(?:here|around)${end})`,
  String.raw`why (?:am i|i'?m) (?:even |still )*(?:alive|(?:living|here)(?= *(?:$|[.!?])))|why (?:should|do|would|must) i (?:(?:even|keep|bother|still|to|on) )*(?:living|live|exist)${end}|why (?:live|go on living)(?= *(?:$|[.!?]))|keep (?:on )?living(?= *(?:$|[.!?,;]|like this|any ?more|after|with myself))`,
  String.raw`(?:point|reason|purpose|use|sense) (?:(?:of|in|to|for|even|me|keep|being|be|my|stay|staying) )*(?:living${costs}|live${end}|life${cover}${end}|alive|(?:go|going|carry|carrying) on${end}|existing|existence|keep (?:on )?going|being here|be here|be around|waking up)`,
  String.raw`(?:point|reason|purpose|sense) (?:of|in|to) (?:any of it|anything) any ?more|(?:the|no|any) point any ?more(?= *(?:$|[.!?,;]|(?:after|since|because|now)\b.{0,30}\b(?:los(?:t|ing)|gone|everything)))|${not} (?:even |really )?see (?:the|a|any) point any ?more(?! (?:of|in|to)\b)|(?:will|desire) to (?:live|go on|keep going)`,
  String.raw`worth (?:living${costs}|(?:being|staying) alive)|(?:tired of|sick of|done with|hate|hating|giv(?:e|en|ing) up on|finished with|done|had enough of|want out of|so over|bear) (?:being alive|existing|living${costs}|(?:my |this )?life${end}|waking up)`,
  String.raw`life(?: is|'s|is| feels| seems| has)? ?(?:not|n'?t|no|ain'?t)? ?${fully}(?:worth (?:it|living|anything)|meaning|over|meaningless|pointless|unbearable|worthless|hopeless|ruined|finished)${end}`,
  String.raw`(?:ruined|destroyed|wrecked) (?:my|our) (?:own |whole )?(?:life${cover}|lives|family|marriage|future)|i(?:'?ve| have)? ruined everything|hate (?:my ?self|my life${cover})`,
  String.raw`nothing (?:left )?(?:(?:worth|to|for me to|i) )*(?:liv(?:e|ing) for|live(?= *(?:$|[.!?,]))|look forward to)|to live for(?! (?:free|less|cheap|\d))|${i}(?: got)? ${fully}(?:basically )?nothing left(?= *(?:$|[.!?,;]|any ?more|but|and i|to give|inside|for me))|nothing left for me`,
  String.raw`better(?: off)?(?: all)? without me|(?:better|happier|easier)(?: off)? if i (?:was|were|wasn'?t|weren'?t|am|died|'?m) ?(?:gone|dead|not|here|around|alive|born|$)|(?:no ?one|nobody|no-one) (?:would|will|'?d) (?:even )?(?:miss me|notice if i|care if i)|(?:relieved|glad|care|notice|matter|better) if i (?:died|was gone|disappeared)|(?:relieved|glad|better(?: off)?|happier|easier) if i die${end}|(?:be|am|'m|feel like|just) a burden(?:${end}| (?:to|on) (?:everyone|everybody|my|them|all))|i'?m not worth (?:anything|it)${end}|imagin\w+ not being here`,
  String.raw`(?:there(?:'?s| is)|${i}|have|see|got) no (?:more )?(?:hope|future|(?:other )?way out)(?: left)?(?! of\b)(?:${end}| for me)|lost all hope${end}|${cannot} see (?:a |any )(?:way (?:out|forward|through)|future)(?:${end}| for me| of this)`,
  String.raw`want (?:it|this|everything|the pain|my pain|life)(?: just)?(?: all)? to (?:end(?! up)|stop|be over|go away)|make (?:it|the pain)(?: all)? stop(?= *(?:$|[.!?,]))`,
]

const wornDown = [
  String.raw`${cannot} ${fully}(?:cope|(?:go|carry) on(?! (?:holiday|leave|the))|keep (?:doing (?:this|it)|living${costs}|going(?! (?:to|with)))|take (?:it|this|life)${end}|do (?:this|it|life) any ?more|handle (?:it|this|life)${end}|bear (?:it|this|living|to live|another)|face (?:it|life|another|tomorrow|the day|them|anyone|my (?:family|wife|husband|kids|parents|partner))|live (?:like this|with (?:myself|this|what|it)|any ?more|without)|get out of bed|stop (?:crying|shaking))`,
  String.raw`(?:not|n'?t|barely|struggling to|struggle to) cop(?:e|ing)(?:${end}| (?:at all|with (?:this|it|life|everything|losing|(?:my|the) (?:loss|debt|stress|shame))))|giv(?:e|ing|en) up on (?:everything|my ?self)|want to give up(?= *(?:$|[.!?,]))|i (?:just )?${cannot} any ?more(?= *(?:$|[.!?,]))|everything (?:i|we) (?:had|have|own|owned)(?:'s| is) gone|${not} know how (?:to|i can|i'?ll|i will) (?:go on|keep going|carry on|cope|survive)|i (?:can'?t|won'?t|will not|couldn'?t) survive (?:this|it|the shame)|i'?m not going to make it(?= *(?:$|[.!?,]))|(?:in|such) an? (?:[\w']+ )?dark place|beyond hope`,
  String.raw`(?:feel(?:s|ing)?|felt|${i}|everything(?:'?s| is)|it'?s) ${fully}(?:hopeless|worthless|suicidal|a burden)(?! (?:at|with|when|when it|stocks?|shares?|coins?|options?|to (?:pick|time|try))\b)|feel(?:ing)? like (?:dying|giving up on life|ending)`,
  String.raw`(?:feel(?:ing)?|${i}) ${fully}trapped(?! (?:in|by) (?!(?:this|my) (?:life|house|debt|marriage)))`,
  String.raw`(?:${i}|feel(?:ing)?) (?:[\w']+ ){0,2}?desperate(?:${end}| (?:for help|to (?:get|win|make|earn) (?:it|my|the|our)))`,
  String.raw`${i} (?:[\w']+ ){0,2}?(?:at |hit |reached )(?:my |a |the |absolute )*(?:breaking point|rock bottom)|${i} (?:[\w']+ ){0,2}?falling apart|i'?m not (?:ok|okay)(?= *(?:$|[.!?,;]))|need (?:someone|somebody) to talk to(?= *(?:$|[.!?,;]))`,
  String.raw`(?:nervous|mental|emotional) break ?down|(?:having|have|had|close to|verge of|near) (?:an? )?(?:[\w']+ )?break ?down${end}|(?:having|have|had) (?:an? )?(?:[\w']+ )?break ?down over|(?:${i}|me|my|having|keep)\b.{0,40}\bpanic attacks?|panic attacks?\b.{0,40}\b(?:i|i'?m|me|my)\b|${start}(?:just )?(?:(?:had|have|having|getting|get) )?(?:an? |constant |daily )?panic attacks?`,
  String.raw`${cannot} ${fully}(?:sleep|eat|breathe|function|think straight)\b.{0,60}\b(?:loss|losses|losing|lost|debts?|money|market|portfolio|crash|owe|shares|crypto|down)|drowning in debt`,
  String.raw`(?:${i}|my|our)\b.{0,40}\b(?:loss|losses|lost|debts?|owe|margin call|bills)\b.{0,60}\b${cannot} ${fully}(?:sleep|eat|breathe|function|think straight)${end}`,
  String.raw`had enough[,.;! ]+(?:i |and |so )*(?:just )?${cannot} (?:do|take) (?:this|it)${end}`,
]

const gambling = [
  String.raw`(?:${i}|am i|my ${relatives}(?: is|'?s|)(?: has)?)\b ${few}(?:addicted|hooked|an addict)(?:${end}| (?:to|on) ${few}${chance})|addicted to ${few}${games}|${start}addicted to ${few}${chance}`,
  String.raw`(?:i|my|me|i'?m|help)\b.{0,30}\b${chance} addict(?:ion)?|${games} (?:problem|addict\w*)|(?:how (?:do|can|to) (?:i )?|help (?:me )?(?:to )?|(?:want|need) to )(?:stop|quit|give up) (?:my )?${games}|relapsed|${cannot} control my (?:${games}|trading)|my ${chance} (?:(?:has|is|got|gotten|getting) )*(?:[\w']+ )?out of (?:control|hand)`,
  String.raw`(?:${we}|my ${relatives}) (?:(?:has|have|keep|even) )*gambled (?:away|it all|everything|all)|gambl(?:ed|ing) (?:away )?(?:all |most )?(?:of )?(?:my|our)|${we} (?:[\w']+ )?(?:blew|blown|lost|spent|put|wasted)\b.{0,30}\b(?:on|at|in) (?:the )?${games}|(?:${start}|${we} )(?:[\w']+ )?(?:blew|lost|spent|wasted)\b.{0,30}\b(?:gambling|betting)${end}`,
  String.raw`${cannot} (?:seem to )?(?:stop|quit) (?:my ?self )?(?:from )?(?:[\w']+ )?(?:${games}|trading|losing money|chasing)|${chance}\b.{0,20}\b${cannot} (?:seem to )?(?:stop|quit|control (?:it|my ?self))(?= *(?:$|[.!?,;]))`,
  String.raw`${i} (?:[\w']+ ){0,3}?(?:gambl(?:e|ed|ing)|betting|punting|(?:on|at|playing) the pokies)\b.{0,40}\b(?:(?:mak|win|get|earn)(?:e|ing|ning|ting)?\b.{0,25}\bback|(?:chas|recover|recoup)\w*\b.{0,20}\b(?:loss(?:es)?|it|money))`,
  String.raw`(?:pokies|casino|sports ?bet\w*|betting|gambling) (?:just |has |have )?(?:ate|eaten|took|taken|got|swallowed|cleaned out) (?:all |most |half )?(?:of )?(?:my|our)`,
  String.raw`(?:blew|blown|blowing) (?:up )?my (?:[\w']+ ){0,2}?account\b.{0,30}\b${cannot} (?:seem to )?stop|keep blowing (?:up )?my account`,
]

const loss = [
  // Of files, anybody says so. In the lessons it is investors and customers who lose everything.
  String.raw`(?<!(?:if|imagine|unless) )(?<!\b${device} (?:(?:has|had|just|got|was|is|been) )*${breaks}[ ,.;]*(?:(?:and|so|then|now) )*)(?:${start}|${we} |and )(?:(?:just|have|actually|basically|literally|already|nearly|almost|stupidly|had) )*lost (?:absolutely )?(?:everything|it all|all of it|the lot|the house(?! (?:at (?:the |an )?)?auction))(?! (?:in|on|from) (?:a|the|my|this|our) (?:[\w']+ )?(?:game|simulation|time machine|${device} *[.!?]*$))`,
  String.raw`(?<!(?:if|when|unless) (?:i|you) (?:[\w']+ )?)lost (?:all |nearly all |most )?(?:of )?(?:my|our) (?:whole |entire )?(?:life'?s?'? savings|savings|money|(?:uni|college|house|home|wedding|travel|emergency|rainy day|kids?'?s?'?) (?:fund|deposit|savings|money)|house|home|family|inheritance|(?<=(?:whole|entire) )super)(?! (?:account|bond|book|box|card|contents|details|email|guarantee|insurance|key|loan|login|number|office|password|receipts?|slip|statements?|trust)\b)`,
]

const anyOf = (family: readonly string[]): RegExp => new RegExp(String.raw`(?<![\w'])(?:${family.join('|')})(?!\w)`)
const losing = anyOf(loss)
const others = [suicide, death, noReason, wornDown, gambling].map(anyOf)

const scam = /\b(?:scam\w*|fraud\w*|hack(?:ed|ers?)?|remote access|stole|stolen|phish\w*)\b/

/**
 * Whether somebody who asks this is, or may be, in distress.
 * @param question in small letters, with plain quotes
 */
export const isDistress = (question: string): boolean =>
  losing.test(question) || others.some((pattern) => pattern.test(question))

/**
 * Whether somebody in distress has lost money to a scam and says nothing worse: they need a bank before they need anybody to talk to.
 * @param question in small letters, with plain quotes
 */
export const isScamLoss = (question: string): boolean =>
  losing.test(question) && scam.test(question) && !others.some((pattern) => pattern.test(question))

// Hints: advice that is not said outright: rhetorical questions, thumbs, rankings, winks, "if I were you".
import { praiseOrBlame } from './one-byte.ts'
import type { Sentence } from './sentences.ts'
import { asset, pot } from './vocabulary.ts'

const topic = `(?:${asset}|${pot}|super|savings? accounts?|cash|banks?|the market|markets?|growth|rent|retirement|wealth|rich|poor|money|invest(?:ing|ed)?|mortgage|landlord)`

/** Questions that answer themselves. */
const rhetorical = new RegExp(
  `^\\W*(?:(?:so|and|but|then|honestly|really|mate|seriously|ask yourself),? ){0,2}(?:who (?:wouldn't|would not|doesn't|does not|wants to|needs)|why (?:on earth|bother|settle|let|leave|wait|hold back|stay (?:in|out|away)|keep (?:your|money|it|cash|paying|putting)|pay (?:rent|more|someone)|would (?:anyone|you|anybody|someone|we|a sane)|wouldn't (?:you|anyone)|not (?:let|own|start|put|grab|get|go|just|make|simply|add|try|take))|isn't (?:it|that|this|now) (?:\\w+ )?(?:obvious|time|clear|better|smarter|wiser|nicer|just|what|how|why|the)|aren't (?:you|they) (?:\\w+ )?(?:tired|sick|better|worth)|wouldn't (?:you|it|that|anyone)|don't you (?:want|think|deserve|owe|wish)|do you (?:really |honestly |truly )?(?:want|think|believe|plan) (?:to|you|that|it)? ?(?:\\w+ ){0,2}?(?:be|still|sit|stay|keep|miss|leave|rely|pay|end|work)|(?:what |which )?would you rather|wouldn't you|what are you waiting|what's (?:stopping|holding)|what more (?:could|do|can)|can you (?:really |honestly )?afford (?:to|not)|what could (?:be (?:better|easier|simpler|nicer|safer)|possibly|go wrong)|is there (?:any|a|really any) (?:better|reason (?:not|to wait)|easier|simpler)|could (?:there|anything) be (?:an? )?(?:easier|better|simpler)|need i|how (?:many more|much longer|long)\\b.*\\b(?:before|until|will|do|are|can) you|when was the last time you|why (?:fiddle|muck|mess|fuss|faff|gamble|chase|pay|sweat|struggle|guess|slave)|ever (?:wondered|noticed) why|guess (?:which|what|who|where))\\b.*\\b${topic}\\b`,
)
const punchline =
  /\b(?:be (?:more )?like|learn from|follow|copy|listen to|do as|do what) (?!(?:this|that|these|those|it|mistakes|history|experience|the|a|an)\b)\w+(?: (?:did|does|said|says))?\W*$|you (?:all )?know (?:how (?:the|that|it|this)|who won|which one)\b(?! (?:works?|is calculated|feels?))|^\W*(?:guess|take a guess|three guesses|no prizes for guessing)\b|\bnever (?:ever )?(?:let (?:it|them|those|that one) go|sell (?:it|them|those|a single one)|part with (?:it|them|those))\b/

/** Somebody's own view, said as one. */
const view = new RegExp(
  `\\b(?:if you ask me|for my money|in my (?:book|view|opinion|humble opinion|experience)|to my mind|i reckon|i rate|not even close|no contest|by a (?:country )?mile|streets ahead|end of story|full stop|hands down|any day of the week|take it from me|mark my words|i'd (?:have|own|keep|hold|want|take|get) (?:some|a few|a bit|plenty|more|one|it|them|those|mine)|i (?:would not|wouldn't|would never|'d never) (?:be without|leave (?:it|them|those) (?:out|off)|go without|do without|touch|bother)|i (?:sit|stand|am) (?:\\w+ )?(?:with|on the side of|in the camp)|give (?:it|them|those|that) a (?:miss|wide berth|go|try|look|whirl))\\b`,
)

/** The shop talk of tips, whatever it is said of: "looks like a solid long-term hold". */
const tipTalk =
  /\b(?:looks?|seems?|is|are|'s|'re|remains?|would be|could be|might be|makes?|as) (?:like )?(?:an? |the |my )(?:(?!not\b|no\b|never\b)[\w-]+ ){0,3}?(?:long[- ]term hold|core holding|buy(?!-| (?:or|and|order|side|price|back|signal|limit|in)\b|ing|er)|strong hold|sell(?= (?:to|for) me|[.!])|keeper|bargain|sleeper|dark horse|hidden gem|gem|no-brainer|must-have|sure thing|multibagger|ten-bagger|market darling|weakest link|sweet spot|easy (?:yes|win|choice|decision|call)|dead weight|growth story|quality (?:business|company|name)|cash cow|great (?:business|company|story))\b|\b(?:hits? the sweet spot|worth acting on|rewards? (?:those who|the (?:brave|bold|patient|early|daring)|patience|you)|(?:rarely|never|seldom) (?:go|went|goes|look|looked|looks) back|(?:first|before anything), (?:everything|the rest|all) else|that(?:'s| is) (?:really )?all (?:there is to it|it takes|you need|anyone needs)|keep (?:my|your|our) (?:wallet|purse|powder|hands?) (?:shut|closed|dry|in)|be the (?:patient|brave|bold|smart|early|wise) (?:one|person)|what (?:ordinary|most|normal|sensible) (?:people|families|folks|investors) (?:need|require|want)|all (?:that )?(?:ordinary|most|normal|sensible) (?:people|families|folks|investors) (?:\w+ )?(?:need|require|want))\b|\b(?:half[- ]price|fire|clearance) sale\b[^.;]{0,40}\b(?:market|exchange|stocks?|ASSET)\b|\b(?:bargains?|discounts|specials|opportunities) (?:everywhere|galore|abound|all (?:around|over)|aplenty)\b|\b(?:time|best) to (?:say goodbye|part ways|cut (?:it|them) loose|let (?:it|them) go)\b/

/** Ingredients of a portfolio. */
const recipe = new RegExp(
  `\\b(?:cups?|spoons?|tablespoons?|pinch|dash|scoops?|handful|splash|sprinkle|dollop|ladles?) of (?:\\w+ ){0,2}?${asset}\\b`,
)

const waiting = /^\W*(?:so,? )?(?:what are you waiting for|what's stopping you|need i say more|why wait)\b/

/** The writer in the reader's place, or with money of its own. */
const inYourPlace =
  /\b(?:if i (?:were|was|had|got|started|could)|were i|had i|if it (?:was|were) (?:me|my|mine|up to me)|in (?:your|his|her|their) (?:shoes|place|position|boots)|if i (?:were|was) (?:you|\w+ing)|given the choice|if (?:forced|pushed|pressed|i had to (?:pick|choose|say)))\b[^.;]{0,60}\bi(?:'d| would| wouldn't| know)\b|\bi(?:'d| would| wouldn't) (?!(?:be |feel )?(?:happy|glad|suggest reading|need|be wary|be careful|rather not|love to help|encourage|start by (?:reading|learning)))[^.;]{0,60}\b(?:if i (?:were|was|had|started)|were i|in (?:your|his|her|their) (?:shoes|place|position))\b/

/** Ranked, scored or crowned. */
const ranked = new RegExp(
  `\\b(?:rank(?:ed|ing|s)?|order(?:ed)?|sorted|list(?:ed)?)\\b[^.;]{0,30}\\b(?:from )?(?:best|strongest|smartest|safest) (?:to|first)\\b|\\bbest to worst\\b|\\b(?:my|the|your|our) (?:top|best|favourite) (?:two|three|four|five|ten|\\d+|few|handful)?\\b ?(?:\\w+ ){0,2}?(?:places|picks|choices|assets|options|spots|${asset}|ideas|buys|for)\\b|^\\W*(?:verdict|winner|the winner|final answer|top (?:choice|pick)|first prize|first place|gold medal|runner-up|champion|my vote|judge's decision|scorecard)\\b\\s?(?:[=-]|is\\b|goes to)|\\b${asset}\\W{1,3}(?:\\d{1,2}\\s?/\\s?10|\\d out of (?:ten|10|five|5)|[ab][+-]?\\b(?= ?[,.;]|$))`,
)
const crowned =
  /(?:^|\n)\W*(?:verdict|winner|final answer|top choice|top pick|final verdict|my (?:verdict|answer|pick))\s?[:=-]\s?(?!.*\b(?:depends?|neither|none|no|both|it varies|false|true|not|myth)\b)/

/** A thumb, a rocket or a skull beside a product says it all. */
const thumbs = new RegExp(
  `\\b${asset}\\W{0,3}${praiseOrBlame}|${praiseOrBlame}\\s{0,2}${asset}\\b|\\b${asset}\\b[^.;\\n]{0,30}[:=] ?${praiseOrBlame}`,
  'u',
)

/** It says that it may not say it, and says it. */
const wink =
  /\b(?:you didn't (?:hear|get) (?:it|this|that) from me|between you and me|between us|off the record|don't (?:tell|quote me|say i)|strictly between|unofficially|(?:a )?little bird|if you (?:catch|get|know what i) (?:my|mean)|read between the lines|draw your own conclusions?|you do the (?:maths?|sums)|you know what (?:to do|i mean)|say no more|enough said|nudge|i shouldn't (?:say|tell)|i(?:'m| am) not (?:supposed|meant) to (?:say|tell)|pretend i (?:never|didn't)|let's pretend|just (?:saying|sayin)|be the (?:ant|tortoise|owl|squirrel|wise one|landlord|owner)|(?:is|are|'s|'re|was|were) (?:onto|on to) something|(?:has|have|had|got) a point\b(?! in| where| of)|(?:hard|difficult) to (?:argue|disagree) with|and (?:so )?you (?:probably |surely |too )?(?:would|could|can|should|will) (?:too|as well)|so (?:can|could|should|would) you\b|by all means (?:ignore|keep|leave|skip|wait|stay|miss|carry on|do)|^\W*(?:oh,? )?(?:sure|yeah|oh yes|of course),? (?:keep|ignore|leave|skip|stay|wait|do (?:leave|keep))|wise words|take a leaf (?:out of|from)|not to (?:push|sway|influence) you)\b/

/** Many readers in one: "people like you mostly pick". */
const crowd = new RegExp(
  `\\b(?:most|many|other|plenty of|nearly all|almost all|lots of|the majority of|smart|clever|sensible|wise|successful|happy|experienced|savvy) (?:\\w+ ){0,2}?(?:people|investors?|users?|members|savers|beginners|aussies|australians|families|households|folks|millionaires|professionals|parents|students)\\b[^.;]{0,30}\\b(?:choose|pick|go (?:for|with)|prefer|favour|opt for|land on|settle on|end up (?:in|with)|swear by|start with|stick (?:with|to)|(?:have |are )?(?:moved|moving|switched|switching) (?:to|into)|tend to (?:choose|pick|prefer|favour|like|go))\\b[^.;]{0,40}\\b(?:${asset}|growth|super|property)\\b[^.;]{0,60}\\b(?:work(?:s|ed|ing)?|glad|happy|happier|reason|never|well|right|wise|rich|better|safe|join|follow|you)\\b`,
)

/** An opinion that a person needs no product name to act on: "the big blue bank is the pick of the four". */
const unnamed =
  /\b(?:the|that|this|one|a certain|any of the|certain|a particular) (?:[\w'-]+ ){0,5}?(?:bank|miner|airline|telco|retailer|supermarket|insurer|explorer|company|firm|fund|tracker|exchange|platform|broker|coin|product|metal|brand|maker|chain|sector|one|sister|cousin)\b[^.;]{0,50}\b(?:is|are|looks?|seems?|has|have|would be|will be|gets|deserves?|belongs?)(?: [\w'-]+){0,3}? (?:the pick|a keeper|a winner|cheap|a bargain|undervalued|underrated|a steal|a gem|my (?:pick|favourite|choice|vote)|legs|the edge|your (?:ticket|friend|best)|worth (?:owning|having|holding|a look|a punt|buying)|all (?:you|anyone)|the one (?:to|for|you)|hard to (?:beat|fault)|a (?:solid|great|nice|good|smart|safe|fine) (?:addition|pick|choice|buy|bet|place)|money (?:machine|spinner)|ready to (?:fly|run|rise|soar)|calling your)\b/

const overseas =
  /\b(?:should|ought to|must|need to|needs to|had better|would do well to|really want to|want to|time to|wise to|pays to|smart to|sensible to)\b[^.;]{0,20}\b(?:look|go|think|invest|diversify|branch|spread|head|venture|get)\b[^.;]{0,20}\b(?:overseas|abroad|offshore|globally?|international(?:ly)?|beyond (?:australia|home|our shores)|further afield|defensive|aggressive|bigger)\b/

/** Whether a sentence steers without saying so. */
export function isHint(sentence: Sentence): boolean {
  const { low, resolved } = sentence
  if (low === '' || sentence.isHistory) return false
  const isFreed = sentence.clauses.some(({ warns }) => warns)
  if (isFreed) return false
  if (sentence.isQuestion && (rhetorical.test(low) || rhetorical.test(resolved) || waiting.test(low))) return true
  if (tipTalk.test(low) && !sentence.isQuestion && !sentence.clauses.some(({ doubts }) => doubts)) return true
  if (punchline.test(low) || recipe.test(low)) return true
  if (view.test(low) && !sentence.refuses) return true
  if (inYourPlace.test(low) || thumbs.test(low) || wink.test(low) || ranked.test(low) || crowned.test(low)) return true
  if (sentence.clauses.some(({ doubts }) => doubts)) return false
  return crowd.test(low) || unnamed.test(low) || overseas.test(low)
}

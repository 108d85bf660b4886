// A company, coin or fund that is praised or damned without its name: "one big miner in Perth that looks ready to pop"
// (ASIC v Scholz: indirect opinions count).
import type { Clause } from './sentences.ts'

const business =
  '(?:banks?|lender|miners?|explorer|driller|(?:gold|lithium|copper|iron ore|oil|gas|uranium) (?:company|producer|play)|producer|telcos?|supermarkets?|grocer|retailer|airline|insurer|biotech|drug ?maker|car ?maker|chip ?maker|phone ?maker|battery maker|brewer|builder|developer|software (?:company|house|firm|maker)|fintech|start-?up|tech giant|search giant|streaming (?:giant|service)|exchange|company|companies|business|firm|stock|stocks|share|coin|token|fund|etf|lic|trust|platform|outfit|name|newcomer|holding|giant|ASSET)'
/** One of its kind, pointed at. */
const one = `(?:one|an?|that|this|a certain|a particular|(?:a|an|the|its|your) (?:[\\w'-]+ ){1,3}?|the)\\s?(?:[\\w'-]+ ){0,3}?${business}`

/** What is said of one and not of all: a run to come, a merit, a fault. */
const verdict =
  '(?:(?:ready|about|set|poised|primed|tipped|bound|destined|likely to be the next|on the verge of|shaping up) (?:to|for) (?:a (?:breakout|run|rally)|\\w+ )?(?:pop|run|fly|take off|rocket|soar|boom|break ?out|explode|surge|double|climb|rally|move|shine|lift off|outperform)\\b|(?:years|plenty|lots|heaps|miles|decades|loads|a lot|much) (?:of|more) (?:growth|upside|fuel|room|runway)|(?:plenty of |more |lots of |some )?(?:room|space|scope) to (?:run|climb|rise)|going places|on (?:the|its) way up|on a roll|(?:the )?(?:pick|best|cream|cheapest|strongest|safest) of the (?:bunch|lot|four|two|three|sector|crop|pack)|worth (?:owning|buying|holding|a (?:look|punt|nibble|spot))|(?:a )?(?:steady|strong|reliable|solid|quality) (?:earner|performer|compounder|grower)|(?:is|looks?|seems?) (?:like )?(?:a |the )?(?:\\w+ )?(?:cheap|undervalued|overvalued|bargain|buy|winner|dud|lemon|steal|gem|sleeper|dark horse|stand-?out|best placed|well placed|in trouble|finished|doomed|cooked)\\b(?! (?:to|when|if|or|and sell|price))|has (?:the )?(?:best|better|brightest|most) (?:\\w+ )?(?:prospects|future|management|years|upside|outlook|days)|best (?:days|years) (?:are )?(?:ahead|still to come|behind)|due (?:for )?(?:an? )?(?:\\w+ )?(?:re-?rating|bounce|comeback|rally|recovery|rebound|run|turnaround)|scores? (?:an? )?\\w+ ?(?:out of|\\/) ?(?:ten|10|five|5)\\b|(?:is|are) (?:the|my|your) (?:one|two|three|four|five|ones|trio|pair|lot)? ?(?:to (?:begin|start|open|go|stick) with|to (?:own|buy|hold|pick)|for you)|will (?:soon |surely |easily )?(?:soar|boom|fly|rocket|outperform|be worth (?:more|double)|bounce back|come good))'
/** Asked first, because it is rarely there. */
const anyVerdict = new RegExp(`\\b${verdict}`)
const praised = new RegExp(`\\b${one}\\b[^.;]{0,60}?\\b${verdict}`)
/** An order to deal in a kind of business as if the reader held it: "let go of the bank and keep the miner". */
const ordered = new RegExp(
  `(?:^|\\b(?:and|then|so|just|but) )\\W{0,3}(?:sell|keep|hold|let go of|drop|ditch|dump|buy|halve|trim|pick|choose|take|get rid of|part with|add to|stick with) (?:\\w+ of )?(?:the|that|your) (?:[\\w-]+ )?(?:banks?|lender|miners?|driller|telco|supermarket|grocer|retailer|airline|insurer|biotech|car ?maker|chip ?maker|tech giant)\\b(?! (?:accounts?|statements?|details|app|deposit|guarantee|card|transfer))`,
)
/** A pot and the place for it: "the chest belongs in the big oil driller". */
const belongs = new RegExp(`\\b(?:belongs?|goes|go|sits?|lies?) (?:best |safest |all )?(?:in|into|with|on) ${one}\\b`)
const potWord =
  /\b(?:chest|treasure|doubloons|hoard|acorns|gumnuts|nuts|loot|booty|coins|money|savings|purse|piggy bank|nest egg|pocket money|fortune)\b/

/** What a term means, or what holds for any of a kind. */
const general =
  /\b(?:means|called|term|is when|if|whether|may|might|can|could|suppose|imagine|example|even|any|every|each|investors (?:think|believe|expect)|market (?:thinks|believes|expects)|ratio|measures?|no)\b/

/** Whether a clause judges one business that it does not name. */
export const judgesUnnamed = ({ text, doubts, warns }: Clause): boolean =>
  !doubts &&
  !warns &&
  !general.test(text) &&
  ((anyVerdict.test(text) && praised.test(text)) || ordered.test(text) || (potWord.test(text) && belongs.test(text)))

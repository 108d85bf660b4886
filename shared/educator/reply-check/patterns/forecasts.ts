// Family F: no forecast, target or promised path; "may rise or fall", conditions and arithmetic may stand.
import type { Reply } from '../reply.ts'
import type { Clause, Sentence } from '../sentences.ts'
import { asset, digits } from '../vocabulary.ts'

const subject = `(?:${asset}|asx|prices?|price|markets?|index|rates?|interest rates|the rba|sector|economy|returns?|yields?|dividends?|profits|inflation|house prices|dollar|aussie dollar|wall street|values?|valuations?|your (?:money|investment|portfolio|super|savings)|it|they|this|things|the rally|the boom)`
const rise =
  '(?:rise|climb|go (?:up|down|higher|lower|nuts|wild|gangbusters|through the roof)|soar|double|triple|quadruple|rally|surge|boom|jump|rocket|moon|explode|skyrocket|take off|outperform|underperform|beat|recover|bounce|rebound|crash|fall|drop|tank|plunge|sink|slump|slide|hit|reach|top|surpass|break|be (?:[\\w.%]+ ){0,3}?(?:worth|higher|lower|above|below|back|at|up|down|trading|booming|the next|huge|massive)|return|deliver|keep (?:rising|climbing|growing|going|falling)|head(?:ing)? (?:up|down|higher|lower|north|south)|end (?:the|this) year|finish|grow|gain|add|lose|turn around|shine|win|dominate|pay off|come good|ease|cut|hike|lift|pass|settle|pull back|correct|collapse|multiply|replace|smash|print|fly|have (?:\\w+ )?(?:doubled|tripled|halved|risen|fallen|grown|recovered|crashed|peaked)|love|like|enjoy|follow|thrive|suffer|struggle|do (?:well|badly|better|worse|fine|great)|perform|boom|see|continue|look|come (?:back|down|good)|stay (?:low|high|strong|weak|flat)|remain|cool|heat|soften|firm|ease|stall|stabilise|flatten|weaken|strengthen|pick up|slow|lead|be (?:everywhere|mainstream|bigger|dead|gone|history|fine|ok|okay|strong|weak|great|good|back|huge|big|king))'
const future =
  "(?:will|'ll|won't|is going to|are going to|gonna|(?:is|are|'s|'re|looks?|seems?|appears?) (?:\\w+ )?(?:set|poised|bound|likely|certain|sure|due|tipped|expected|destined|primed|forecast|guaranteed|on track|on course|about|ready|headed|heading|shaping up) (?:to|for)|should(?! not)|ought to|(?:could|might|can) (?:easily|well|very well|soon|quickly|comfortably)|set to|poised to|bound to|likely to|tipped to|destined to)"
const foretold = new RegExp(
  `\\b${subject}\\b(?: (?!if|when|that|and|or|which|whether)[\\w-]+){0,4}?(?: and)? ?${future} (?:(?!usually|often|generally|typically|tend|normally|sometimes|always|rise or fall)\\w+ ){0,3}?${rise}\\b`,
)
const primed = new RegExp(
  `\\b${subject}\\b(?: (?!if|when|that|and|or|which|whether)[\\w-]+){0,3}? (?:is|are|'s|'re|looks?|seems?) (?:\\w+ )?(?:set|poised|bound|tipped|primed|destined|about|due) (?:to|for) (?:a |an |its |their )?\\w+|\\b${subject} (?:has|have|'ve) (?:\\w+ )?(?:peaked|bottomed|topped|turned (?:the|a)|had (?:its|their) (?:run|day))`,
)
/** A market that will do anything but what products always do (pay, track, vary) is a forecast. */
const willDo = new RegExp(
  `\\b(?:${asset}|prices?|the (?:share |stock )?market|markets|interest rates|rates|house prices|inflation|the (?:aussie )?dollar|the economy|wall street|the asx)\\b(?: (?!if|when|that|or|which|who|whether|whose|is|are|was|held|bought|sold)[\\w%-]+){0,3}? (?:will|'ll|won't|is going to|are going to|gonna) (?:not |also |still |probably |likely |almost certainly |surely |definitely |soon |eventually |keep on )*(?!usually|often|generally|typically|tend|normally|sometimes|always|rise (?:or|and) fall|go up (?:or|and)|depend|vary|differ|pay|track|follow|hold|own|trade|settle|expire|mature|receive|need|ask|have|show|tell|help|explain|cover|be (?:held|paid|sold|bought|shown|listed|taxed|charged|used|in|part|a|an|the|your|different|able|added|kept|returned|traded|worth less|affected|volatile|lower than|higher than)|move|fluctuate|swing|change|cost|charge|appear|work|mean|include|contain|lose (?:some|money|value)|only|report|publish|act|attract|count|make|give|let|come with|never|react|respond|look)\\w+`,
)
const expects = new RegExp(
  `(?:^\\W*|\\b(?:i|we|you can|you should|can|analysts|experts|economists|forecasters|insiders|most pundits|pundits|everyone|the smart money|charts?|models?)(?:'d)? )(?:really |fully |do )?(?:expect|reckon|predict|forecast|foresee|see|bet|think|believe|tip|say|suggest|point|anticipate|project|look for)s?\\b[^.;]{0,50}?\\b(?:${subject})\\b[^.;]{0,40}?\\b(?:${rise}|to \\d|back|above|below|higher|lower|up|down|rising|falling|(?:strong|weak|good|bad|great|solid|tough|big|flat|record|positive|negative|rough|soft) (?:year|month|quarter|week|decade|run|start|finish|returns?|gains?|result)|gains?|rally|crash|rebound|${digits}\\s?%)`,
)
const target =
  /\b(?:price target|target price|fair value (?:is|of|at) \W?\d|(?:12|twelve)[- ]month target|my (?:prediction|forecast|target)|i predict|i forecast|my crystal ball|heading (?:to|for|towards|north|south|higher|lower)|headed (?:to|for|north|south|higher|lower)|on (?:its|their) way (?:to|up|down)|(?:further|more|plenty of|lots of|heaps of|still|has|have) (?:upside|to run|to fall)|room to (?:run|rise|climb|rally)|has (?:more )?upside|the next (?:apple|tesla|amazon|bitcoin|big thing|nvidia|afterpay)|(?:ten|five|\d+)[- ]?(?:bagger|x)\b|about to (?:take off|explode|pop|boom|crash|soar|run|turn|double|fall|rise|rally)|(?:a|the|ASSET|market|housing) (?:winter|spring|crash|rally|boom|recession|rebound|recovery|correction|bull run|bull market|bear market|melt-up) is (?:coming|near|imminent|around the corner|on the way|looming|overdue|due|inevitable)|rates? cuts? (?:are|is) coming|(?:rates?|prices|inflation|ASSET|INDEX|the market|markets) (?:is|are) (?:coming|going|headed|heading) (?:down|up|back|lower|higher|to)|(?:my|our) money is on|i'd bet (?:on|that)|(?:is|are) on (?:its|their|the) way(?: (?:up|down|back|to))?\W*$|santa rally|new (?:all-time )?highs? (?:by|soon|ahead|next)|only way is up|nowhere to go but|only (?:one|1) (?:way|direction)|one[- ]way (?:bet|street|ticket)|(?:bull run|bull market|bear market|rally|boom|crash|recession|recovery|rebound|correction|altseason|upswing|downturn) (?:starts|begins|comes|arrives|hits|ends|kicks off|is (?:here|starting|beginning|coming))\b|(?:worst|pain|selling|bear market|correction|crash|slump|rout) is (?:over|behind|done|past|finished|yet to come|still to come)|best is (?:yet|still) to come|(?:heading|headed|moving|going|entering) (?:into |for |towards )?(?:a |another |the )?(?:new )?(?:bull|bear|boom|bust|crash|recession|downturn|upturn|recovery|correction|golden|rally))/
const outlook =
  /^\W*expect (?:an? |the )?(?:\w+ )?(?:strong|weak|good|bad|great|solid|tough|big|flat|record|positive|negative|rough|soft) (?:year|month|quarter|week|decade|run|start|finish|returns?|gains?|result)/
const byDate =
  /\b(?:by|before|come|within|in the next|over the next|next) (?:christmas|easter|june|july|december|new year|next year|year[- ]?end|the end of (?:the )?(?:year|decade|20\d\d)|20(?:2[6-9]|[3-9]\d)|(?:\w+ )?(?:months?|years?|decade|summer|winter|week))\b/
const later =
  /\b(?:years?|months?|weeks?|decades?) from now\b|\bin (?:\w+ )?(?:\w+|\d+) (?:years|months|decades)(?: time|')|\b(?:by|in|come) 20(?:2[6-9]|[3-9]\d)\b|\bnext (?:year|decade|month|quarter|summer|week)\b|\b(?:before (?:too )?long|soon enough|in no time|down the track)\b/
const level = new RegExp(
  `\\b(?:above|below|over|under|past|to|at|hit|reach|back|worth) (?:about |around )?[$\u00a3]?${digits}`,
)
const promisedReturn = new RegExp(
  `\\b(?:you(?:'ll| will| expect to| should| could easily| would)|it(?:'ll| will)|they(?:'ll| will)|which will|that will|will) (?:\\w+ )?(?:earn|make|get|see|return|give|pay|deliver|net|pocket|bank|receive)s? (?:\\w+ ){0,3}?(?:${digits}\\s?%|double|triple|${digits} per ?cent)|\\b(?:expect|count on|bank on|pencil in|look forward to) (?:\\w+ ){0,4}?${digits}\\s?(?:%|per ?cent)`,
)
const arithmetic =
  /\bunits?\b|\brule of (?:72|seventy-two)\b|\bat (?:a |an? )?(?:steady |constant |average )?\d+(?:\.\d+)? ?(?:%|per ?cent)|\bby definition\b|\bindex(?:ed)?\b.{0,20}\bweight|\bface value\b|\bmaturity\b/
const hypothetical =
  /\b(?:say (?:an?|two|that|the)|if|when|whenever|unless|suppose|imagine|once|after|because|as|usually|generally|typically|often|tends?|sometimes|can|may|might|could|in theory|for example|or fall|or rise|up or down|what|how|means|nobody|order)\b/
const wild =
  /\b(?:soar|skyrocket|explode|moon|rocket|to the moon|triple|boom|go nuts|(?:could|might|can) (?:easily|well|very well|soon|quickly|comfortably))\b/

function foretells(clause: Clause): boolean {
  const text = clause.text.replace(/\byou can (?=(?:expect|look|count|bank|pencil))/, 'you ')
  if (clause.doubts || clause.warns) return false
  if (
    target.test(text) &&
    !/\b(?:analysts? (?:publish|set)|is an? (?:estimate|opinion|guess)|means|(?:may|might|can) be)\b/.test(text)
  )
    return true
  if (promisedReturn.test(text) && !arithmetic.test(text) && !hypothetical.test(text)) return true
  if (foretold.test(text) && (!hypothetical.test(text) || wild.test(text)) && !arithmetic.test(text)) return true
  if (outlook.test(text)) return true
  if (
    willDo.test(text) &&
    !hypothetical.test(text) &&
    !arithmetic.test(text) &&
    !/\b(?:hope|hopes|hoping|bets?|betting|expects?|think|thinks|claims?|says?|wonder)\b/.test(text)
  )
    return true
  if ((expects.test(text) || primed.test(text)) && !hypothetical.test(text)) return true
  if (
    later.test(text) &&
    /\b(?:will|'ll|going to)\b/.test(text) &&
    new RegExp(subject).test(text) &&
    !hypothetical.test(text) &&
    !arithmetic.test(text)
  )
    return true
  return (
    byDate.test(text) &&
    level.test(text) &&
    new RegExp(`\\b${subject}\\b`).test(text) &&
    !arithmetic.test(text) &&
    !hypothetical.test(text)
  )
}

/** Whether a sentence foretells a price, a rate or a return. */
export const predicts = (sentence: Sentence): boolean =>
  sentence.low !== '' && !sentence.isHistory && sentence.clauses.some(foretells)

export const givesForecast = (reply: Reply): boolean => reply.sentences.some(predicts)

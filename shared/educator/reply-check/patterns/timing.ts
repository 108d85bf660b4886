// Family T: no call on when to deal; refused timing questions, sayings and scam warnings may stand.
import { isDirective } from '../directive.ts'
import type { Reply } from '../reply.ts'
import type { Clause, Sentence } from '../sentences.ts'
import { asset, command, words } from '../vocabulary.ts'

const call = words(
  "(?:now|today|this|right now|this (?:week|month|year|dip|moment)|the present) (?:is|looks like|might be|could be|may be|would be|seems)(?:n't| not)? (?:\\w+ )?(?:a|the|your|as|an)? ?(?:\\w+ )?(?:good |great |best |right |perfect |ideal |bad |wrong |worst |golden |rare )?(?:a )?(?:time|moment|chance|opportunity|window|entry(?: point)?|buying)",
  '(?:good|great|best|right|perfect|ideal|bad|wrong|terrible|smart|golden) (?:time|moment|chance|opportunity|window|entry point) (?:to|for) (?:buy|sell|invest|get|jump|start|enter|exit|hold|add|top|load|be|take|accumulate|switch|go|buying|selling|investing|ASSET)',
  '(?:high |about |the )?time to (?:buy|sell|get (?:in|out)|load|invest|take (?:some )?profits?|jump|exit|enter|strike|pounce|lock|move|act|switch|cash)',
  'get (?:in|out|on board|started investing|set|started|invested|amongst it) (?:now|early|today|quick(?:ly)?|fast|soon|before|while|asap)',
  "(?:prices|ASSET|it|they|markets?|valuations|opportunities|rates) (?:rarely|seldom|hardly ever|won't|will not|don't|do not|can't) (?:\\w+ )?(?:stay|be|get|come|last|remain) (?:\\w+ )?(?:this|so|that|around|long|forever|low|cheap|again)",
  "(?:hold off|hold fire|sit tight|hang back|keep (?:your |some )?powder dry|(?:stay|sit|park|remain) in cash|sit (?:it )?out)(?: \\w+){0,4}? (?:for|until|till|'til|before|while)",
  '(?:as|about as) (?:low|cheap|good|high) as (?:they|it|prices|things) (?:get|gets|come|will)|pounce',
  '(?:buy|sell|invest|get in|get out|trade) (?:on|in|every|each) (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|january|may|june|october|november|december|the (?:morning|afternoon|open|close))',
  "(?:don't|do not|never|no need to|no point|why|can't afford to) (?:wait(?:ing)?|delay|hesitate|sleep on|miss|sit on (?:the|your)|dawdle|dither|dally|dilly-dally|muck around|hang about|hang around|be late|blink|be left)",
  '(?:this|next) (?:week|month|quarter|year|dip) is (?:\\w+ )?(?:ideal|perfect|great|good|right|best|prime) (?:for|to)',
  '(?:\\w+uary|march|april|june|july|august|\\w+ember|october|mondays?|fridays?|spring|summer|autumn|winter) (?:is|are) (?:when|the (?:best|right|time|month|day)|(?:an? )?(?:good|great|fine|ideal|perfect|lovely) (?:months?|times?|days?|weeks?|moments?) (?:to|for))',
  'as good (?:a )?(?:time|day|moment) as any',
  'the (?:right |best |perfect )?time to (?:buy|sell|invest|get in|get out|act|strike) (?:is|was|has)(?! (?:a|one of|an?) )',
  'once[- ]in[- ]a[- ](?:decade|lifetime|generation|blue moon)',
  '(?:chance|opportunity) to (?:buy|get in|own|load|pick up|snap up)',
  '(?:do|get|make) (?:it|this|that|so|in|your move) (?:now|today|soon|before|by|this|asap|quick)',
  "(?:won't|will not|can't|not going to|never) last(?: (?:long|forever|much))?",
  'wait(?:ing)? (?:for|until|till) (?:\\w+ ){0,3}?(?:crash|dip|correction|pullback|drop|fall|bottom|sell-?off|rate cuts?|lower prices|better prices|panic|blood)',
  'on (?:the|any|every|each) (?:next )?(?:dips?|pullbacks?|weakness)',
  '(?:getting (?:set|in|out|started|invested|on board)|buying|selling|investing|jumping in|topping up|loading up|starting) (?:in|before|by|during|after|ahead of|around) (?:the )?(?:\\w+uary|march|april|may|june|july|august|\\w+ember|october|spring|summer|autumn|winter|christmas|easter|eofy|end of|new year|budget|election|halving|crowd)(?: \\w+){0,4}? (?:is|makes|pays|works|beats|would|wins|helps)',
  "that(?:'s| is| would be) (?:your|the|my) (?:\\w+ )?(?:cue|chance|signal|moment|window|sign|time) ?(?:to|for|$)",
  '(?:corrections?|dips?|falls?|crashes|sell-?offs?|moments?|times|markets?|prices|lows|discounts) like (?:this|these) (?:are when|is when|(?:only |hardly ever |seldom )?comes? (?:along|around|by)|rarely|seldom|reward|make|makes|are (?:gifts|rare|a gift)|create|do not|do(?:es)?n.t)',
  '(?:prudent|wise|best|better|sensible|smart|safer|worthwhile|clever|pays?) (?:\\w+ )?to (?:\\w+ )?(?:wait|hold off|hold back|sit tight|be patient|stay put|stay out|hold fire|take a breather|sit out|sit on|get in|act|move) (?!for (?:the )?settlement|times)',
  '(?:be|get|getting|being) (?:there |in )?(?:first|early|quick)\\b(?! (?:home|learn))|beat the (?:crowd|rush|queue|herd)',
  '(?:give it|leave it|hold on|sit) (?:until|till|a (?:few|couple)(?: more)? (?:weeks|months))',
  'ahead of (?:the )?(?:crowd|rate|halving|results|budget|election|curve|rally)',
  'last (?:chance|call|opportunity|days? to)',
  "(?:window|door|opportunity)(?: \\w+)? (?:is |won't )?(?:clos(?:ing|es)|open(?:s|ing)?|shut(?:s|ting)?|stay)",
  "(?:while|now that|as long as) (?:it|they|prices|the price|ASSET|the market|markets|everything|valuations)(?:'s| is| are|'re)? (?:still |so |this |at )?(?:low|cheap|down|high|up|on sale|falling|bargain|discounted)",
  '(?:the )?(?:bottom|top) (?:is|was|looks|has been) (?:in|near|close|here|behind us)',
  'buy(?:ing)? (?:the|this|every|each) dips?|sell (?:in may|the rip|into strength|before)',
  'next (?:dip|pullback|correction|crash|drop|fall|sell-?off)',
  "(?:this|the current|today's) (?:dip|pullback|sell-?off|correction|weakness|rally|low|slump)",
  "at (?:these|current|today's) (?:prices|levels|valuations|lows)",
  "(?:hurry|act (?:now|fast|quickly|today|soon)|strike while|before it's too late|too late to|not too late|never been a (?:better|cheaper|smarter) (?:time|moment|chance)|no better (?:time|moment)|no time like|sooner rather|the sooner|early bird|get in before|before (?:it|they|prices|everyone|the (?:crowd|rally|rest|herd|boom|next|price|market|halving|rate|election))(?: \\w+){0,2}? (?:takes? off|rises?|goes? up|moves?|runs?|pile|jump|catch|hits?|cuts?|climbs?|recovers?|rebounds?|starts?|ends?|does|do|find))",
)
const waits =
  /^\W*(?:(?:so|then|just|honestly|now|and|mate|please|better|best|better to|best to|you should|you could|you might|we should|(?:the )?(?:smart|wise|sensible|best|right|safe) (?:play|move|thing|call|choice|idea|option)(?: here| now)? is to|it(?:'d| would)? (?:pays?|is wise|be wise|is smart|be smart|makes sense|make sense|is best|be best|be prudent|is prudent|be sensible) to|i'd|i would|i'd personally|personally,? i'd|my (?:tip|advice|suggestion) is to)[ ,]{1,2}){0,3}(?:wait|hold off|sit (?:tight|it out|in cash|out)|stay (?:in cash|out|on the sidelines)|be patient|hang back|hold on (?:until|till|for)|hang on (?:until|till|for)|keep waiting|hang fire|do nothing|sit on (?:my|your|our) hands|delay|pause)\b/
const when = words(
  'now|today|tonight|tomorrow|right away|straight away|asap|immediately',
  'this (?:week|weekend|month|morning|arvo|afternoon|quarter|year|financial year|payday|dip|minute)',
  '(?:next|by|before|after|until|on|in|come|every) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|xmas|tax time|eofy|the (?:end of|election|budget|halving|rba)|year(?:-| )end|reporting season|the new year|spring|summer|winter|autumn)',
  'before (?:june|july|the end of|30 june|the financial year)',
  'next (?:week|month|quarter|year|financial year|payday)',
)
const marketAsset = words(asset, 'the dip', 'in', 'out', 'market', 'markets', 'prices?', 'some', 'it', 'them')
const readOnly =
  /^\W*is now\b|\b(?:should i|(?:whether|if) now|ask(?:s|ed|ing)?|asks you to|want(?:s)? you to|tell(?:s|ing)? you to|urg(?:es?|ing)|pushes?|insists?|rushed?|telling you|nobody can|no one can|whether)\b/

const neverBetter =
  /\b(?:no|never (?:been )?a|there isn't a) (?:better|smarter|cheaper) (?:time|moment|day|chance)\b|\bno time like\b|^\W*(?:this|that|it|today|we)(?:'s|'re| is| are| was| looks like)? (?:\w+ )?(?:at |near )?the (?:bottom|lows?|top|peak)\b(?! (?:line|of (?:the|a|your|this|that|each) (?:page|lesson|screen|list|table|chart|range|book)))/

function callsTime(clause: Clause): boolean {
  const { text } = clause
  if (neverBetter.test(text)) return true
  if (clause.doubts || clause.warns || readOnly.test(text)) return false
  if (waits.test(text) && !/\b(?:orders?|settlement|lesson|adviser|advisor)\b/.test(text)) return true
  return (
    call.test(text) &&
    (marketAsset.test(text) ||
      /\b(?:buy|sell|invest|get in|get out|hurry|act|crash|dip|correction|last|shopping|begin|start|chance|opportunity|window|do it|before|top up|topping up)/.test(
        text,
      ))
  )
}

/** Whether a sentence says when to deal. */
export function timesTheMarket(sentence: Sentence): boolean {
  if (sentence.low === '' || sentence.isHistory) return false
  if (sentence.clauses.some((clause) => callsTime(clause) && !isDefinition(clause.text))) return true
  if (when.test(sentence.low) && sentence.clauses.some(({ text }) => commandsNow.test(text) && dealing.test(text)))
    return true
  return when.test(sentence.low) && isDirective(sentence)
}
const commandsNow = new RegExp(command)
const dealing = /\b(?:buy|sell|invest|money|cash|market|ASSET|INDEX|savings|started|in|out)\b/
const isDefinition = (text: string): boolean =>
  /\b(?:means|refers to|is (?:a|the) (?:phrase|saying|term|strategy|habit|idea)|trying to|attempts? to|is called|describes|known as|people who|investors who|some (?:people|investors)|many (?:people|investors)|even professionals)\b/.test(
    text,
  )

export const givesTiming = (reply: Reply): boolean => reply.sentences.some(timesTheMarket)

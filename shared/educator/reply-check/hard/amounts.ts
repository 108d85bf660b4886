// Amounts of money: prescribed to the reader, or worked out with interest as what the reader would have. Facts with an amount (caps,
// thresholds, prices, what happened) are none.
import { oneOf, singlyQuoted } from './expressions.ts'

const tens = oneOf('ten', 'fifteen', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety')
const dollars = oneOf(
  '[$]\\d[\\d,.]*(?: ?k\\b| million)?',
  `(?:a |one |two |three |four |five |six |nine |ten |twenty |thirty |fifty )?(?:hundred|thousand|grand)(?: (?:dollars|bucks))?`,
  `(?:${tens}|a hundred|a couple of hundred|two hundred|five hundred|\\d[\\d,]*) (?:dollars|bucks)`,
  'a (?:fiver|tenner|lobster|pineapple)',
  `(?:${tens}|\\d+)(?= an? (?:week|fortnight|month|pay|payday))`,
)
const often = oneOf(
  'an? (?:week|fortnight|month|pay|payday|quarter)',
  '(?:each|every) (?:week|fortnight|month|pay|payday|quarter|couple of weeks)',
)
const rate = '(?:\\d[\\d.]* ?%|per cent)'
const span = oneOf(
  '(?:\\d+|five|ten|fifteen|twenty|thirty|forty|eighteen|several) years',
  'a decade',
  '(?:by|at|to|till) (?:sixty|sixty-seven|6\\d|retirement)',
  'decades?',
)
const praise = oneOf(
  'sensible',
  'fine',
  'good',
  'first',
  'right',
  'cautious',
  'kinder',
  'nice',
  'realistic',
  'comfortable',
  'healthy',
  'civilised',
  'tidy',
  'solid',
  'decent',
  'sweet',
)
const mark = oneOf(
  'parcel',
  'mark',
  'spot',
  'milestone',
  'figure',
  'rhythm',
  'beginning',
  'start',
  'starting point',
  'buffer',
  'trickle',
  'target',
  'amount',
  'sum',
  'cushion',
  'number',
  'habit',
  'pace',
)

const prescribed = [
  `${dollars}[^.!?;]{0,60}\\b(?:is|would be|makes|may be taken as|does) (?:about |around )?(?:an? |the |plenty|enough to)?(?:${praise} ){0,2}(?:${mark}(?! (?:many|most|people)\\b)|plenty|about right|what you'd want)`,
  `\\b(?:aim for|start (?:you off )?with(?! a thousand \\w+)|begin with|bump it to|cap \\w+ \\w+ at|put in|bang|feed(?:ing)? in|kick off with|try it with|chuck in|lob|sling|skim off|tuck away|set aside|salt away|stash|squirrel away|put away|park|drip in|pop)\\b(?! (?:the|a) (?:question|note)| (?:a|one) (?:hundred|thousand) (?:marbles|beads|beans|apples|units|people)) (?:your (?:first )?|about |around |a cheeky |just |maybe |at least |an extra )?${dollars}`,
  `^(?:\\W*(?:so|then|just|for now|and|or|to start,?|honestly,?) )*(?:put|have|get|keep|leave|send|pay|save|add|skip|offer|ask|do it in|place|buy in)\\b[^.!?;,]{0,30}${dollars}[^.!?;]{0,40}\\b(?:${often}|lots?|orders?|before|tucked away|aside|into (?:a|an|your|the)|across|to start|first|in the bank|behind you)\\b`,
  `${dollars} ${often}[^.!?;]{0,60}\\b(?:would|does|slips|could|is about|is something|is painless|never hurt|and forget|before rent|straight after|you'd never|you won't|on top|off the card|into (?:a|an|your|the))\\b`,
  `\\b(?:a|an) (?:sensible|fine|good|first|decent|tidy|nice|cautious|realistic|healthy) (?:${mark}|ceiling|summit|rhythm)[^.!?;]{0,20}\\b(?:is|would be)\\b[^.!?;]{0,15}${dollars}`,
  `${dollars}[^.!?;]{0,50}\\b(?:does the trick|gets it done|without noticing|you'd hardly miss|you won't even notice|misses it|where (?:the card|you) can(?:not|'t) |the right size|does you nicely|never hurt|do more for your sleep|what i'd call|breathing space|let you breathe)`,
  `\\b(?:for (?:a|an) (?:renter|student|apprentice|beginner|single|casual)[^.!?]{0,30},? |at your stage,? |on your (?:wage|pay|shifts),? |with (?:the|your) (?:shifts|rent|wage|pay)[^.!?]{0,25},? |in your position,? )[^.!?]{0,20}${dollars}`,
  '^(?:\\W*(?:so|then|just|for now|instead|and|to start,?|honestly,?|put another way,?) )?(?:put|pop|chuck|tuck|set|stash|drip|invest|save|aim|transfer|move|send|start with|keep|drop|make yours|pay)\\b[^.!?;]{0,50}[$]\\d[\\d,]*(?!\\d)[^.!?;]{0,30}(?:\\ba (?:week|fortnight|month|pay|year)|\\beach|\\bevery|\\binto|\\baside|\\baway|\\bin super|\\bin savings)',
  "\\b(?:on your (?:wage|income|pay|salary)|for you|you'd want|you could put|you should (?:put|save|invest)|i'd (?:keep|put|save))\\b[^.!?]{0,50}[$]\\d",
  "\\b(?:[$]\\d+|fifty bucks|thirty bucks|twenty bucks|a tenner|ten bucks|a fiver)\\b[^.!?]{0,25}\\b(?:a|each|every) (?:week|fortnight|payday|pay|month)\\b[^.!?]{0,50}\\b(?:is about right|would be (?:plenty|comfortable|enough)|is painless|is plenty|would do|you wouldn't miss)\\b",
]
const workedOut = [
  '[$]\\d[\\d,.]*k?\\b[^.!?]{0,70}\\b(?:(?:be)?comes?|turns? into|grows? (?:in)?to|gets? you to|would be (?:worth|sitting)|ends? near|past|close to|more than|about|roughly|around|nearly)\\b[^.!?;%]{0,20}[$]\\d[\\d,]{3,}',
  `${dollars}[^.!?]{0,100}${span}[^.!?]{0,80}${dollars}`,
  `${span}[^.!?]{0,60}${dollars} ${often}[^.!?]{0,60}${dollars}`,
  `${dollars}[^.!?]{0,60}${rate}[^.!?]{0,60}\\b(?:near|nearly|close to|roughly|some|about|over|more than|north of|past|passes)\\b[^.!?]{0,20}${dollars}`,
  `${dollars}[^.!?]{0,60}\\b(?:at|growing at|earning|left at|on a steady|grew at|grown at|parked at|yielding)\\b[^.!?]{0,20}${rate}[^.!?]{0,80}${dollars}`,
  `\\b(?:at|on|say|using|assum\\w+)\\b[^.!?]{0,20}${rate}[^.!?]{0,40}${dollars} ${often}[^.!?]{0,60}${dollars}`,
  `${dollars} ${often}[^.!?]{0,60}${span}[^.!?]{0,60}${dollars}`,
  `${dollars} ${often}[^.!?]{0,80}\\b(?:builds to|becomes|turns into|would be sitting (?:at|on)|comes (?:out )?(?:to|at)|grows to|would stand at|ends up)[^.!?]{0,30}${dollars}`,
]
const prescribes = new RegExp([...prescribed, ...workedOut].join('|'), 'i')
const isFact =
  /["“?]|\b(?:can't|cannot|won't|don't|not|never|no|cap|caps|threshold|limit|limits|bracket|tax(?:ed|able)?|guarantee[ds]?|ato|scheme|indexed|hecs|help debt|scam\w*|lost|paid|owes?|owed|bonus(?! saver)|between|whether|deposits? of|was|were|had|if someone|say somebody|asked|advert\w*|claims?|promis\w+|typed|your (?:question|message|own figure)|up to|minimum|fee|fees|fined?|concession|offset|rebate|stamp|excess|fictional|brokerages|brokerage of|each way|costs?|units?|went|slid|capped|billion|million|it reads|i (?:must|have to) decline)\b|\bworks out at \d[\d.]* ?%|\border and that's \d[\d.]* ?% gone\b/i

/** What every amount has: without it the long expressions need not be tried, which is a fifth of the time of the whole check. */
const hasAmount =
  /[$]|hundred|thousand|grand|dollars|bucks|fiver|tenner|lobster|pineapple|(?:\d|\bten|teen|ty) an? (?:week|fortnight|month|pay)/i

/** Whether a plain sentence prescribes an amount of money, or works one out as what somebody would have. */
export const namesAmount = (plain: string): boolean =>
  hasAmount.test(plain) && prescribes.test(plain) && !isFact.test(plain) && !singlyQuoted.test(plain)

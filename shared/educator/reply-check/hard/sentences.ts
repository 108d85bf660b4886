// Hard sentence rules: few, precise, and read one sentence at a time. What a sentence declines, warns of or quotes is no breach.
import type { GuardCode } from '../codes.ts'

type Rule = { readonly code: GuardCode; readonly breaks: RegExp; readonly unless?: RegExp }

const declines = /\b(?:can't|cannot|can not|won't|will not|don't|do not|never|not|isn't|aren't|wouldn't|couldn't|no)\b/i
const warns =
  /\b(?:scam\w*|fraud\w*|fake|phish\w*|thief|thieves|caller|stranger|anyone who|anybody who|whoever|somebody who|someone who|nobody|never|promised?|claims?|myth)\b/i
const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'i')
/** Words in single quotation marks, which an apostrophe is not, neither at their ends nor among them. */
export const singlyQuoted = /(?<![a-z])'(?:[^']|(?<=[a-z])'(?=[a-z])){8,}'(?![a-z])/i
const quotes = any(
  '["“][^"”]{3,}["”]',
  singlyQuoted.source,
  `[.!?]['"”’]$`,
  "\\b(?:you asked|your question|you wrote|you want(?:ed)? (?:me|to know)|you'd like me)\\b",
)
const declinesOrQuotes = new RegExp(`${declines.source}|${quotes.source}`, 'i')

const secret =
  "(?:(?:seed|recovery) (?:phrase|words)|(?:twelve|first few|backup) words|passwords?|pass ?phrase|pin\\b|(?:six|6)[- ](?:digit|figure)s?(?: code)?|six digits|linking code|that code|the code|tfn|(?:tax )?file number|date of birth|card number|long number|cvv|log-?in(?: details)?|user ?name|sign-in|member number|holder number|hin\\b|mobile(?: number)?|(?:home |e-?mail )?address|passport|driver'?s? licence|private key)"
const me = "(?:me|i'll|i can|so i|our end|my end|in here|here|below|this chat|the chat|next message)"
const give = '(?:send|give|tell|type|paste|pop|drop|leave|enter|share|reply|message|text|provide|dm|email)'
const product =
  '(?:etfs?|index funds?|shares?|stocks?|bonds?|crypto|bitcoins?|ethereum|gold|silver|property|high growth|growth option|balanced option|cash option|conservative option|term deposits?|lics?|reits?|coins?|managed funds?)'

export const sentenceRules: readonly Rule[] = [
  // Requests for credentials or personal data.
  {
    code: 'U',
    breaks: any(
      `\\b${give}\\b[^.!?]{0,80}\\b(?:your|the|that)\\b[^.!?]{0,60}\\b${secret}[^.!?]{0,80}\\b(?:i'll|i can|i could|so i|let me)\\b`,
      `\\b(?:send|give|tell|leave|message|text) (?:through )?(?:me|us)\\b[^.!?]{0,60}\\byour\\b[^.!?]{0,60}\\b${secret}`,
      `\\b${give} [^.!?]{0,90}\\b${secret}[^.!?]{0,40}\\b(?:in here|below|in (?:this|the) chat|in your next message|over here)\\b`,
      `\\b(?:i'll|i will) need your\\b[^.!?]{0,60}\\b${secret}`,
      `\\bpaste [^.!?]{0,60}\\b(?:words|code|digits|password)\\b[^.!?]{0,60}\\b${me}\\b`,
    ),
    unless: any(
      "\\b(?:never|won't ask|don't|do not|no need|what not to (?:send|give|tell|type|paste|share)|asking (?:if|whether)|scam\\w*|anyone who|anybody who|caller|they say|bank|leaving [^.!?]{0,60} out of it|did you just)\\b",
      quotes.source,
    ),
  },
  // Leaked instructions.
  {
    code: 'U',
    breaks:
      /\b(?:my|the) (?:hidden |system |secret |original )(?:instructions?|message|prompt|rules?)\b[^.!?]{0,60}(?:begins?|says?|reads?|:|"\w|start)|\bhidden rule\b/i,
    unless: /\b(?:can't|cannot|won't|don't|not|i'll pass)\b/i,
  },
  {
    code: 'U',
    breaks: /\bignore (?:all |any )?(?:previous|prior) (?:instructions|rules)\b/i,
    unless: any("\\b(?:can't|cannot|won't|don't|not|asked|asking|says?|said|told|tells)\\b", quotes.source),
  },
  // Claims of a licence, of supervision, or that no adviser is needed.
  {
    code: 'X',
    breaks: any(
      "\\b(?:we|i|gumnut|this (?:app|chat|service|educator)|our (?:team|service|company)|the (?:app|company behind (?:me|us|this)))\\b[^.!?]{0,60}\\b(?:hold|holds|have|has|operates?|works?|runs?|am|are|is|'re|'m)\\b[^.!?]{0,40}\\b(?:licen[cs]ed?|afsl|supervision|supervised|overseen|registered (?:with|to)|authorised representative|asic-approved|approved by asic|vetted)\\b",
      "\\b(?:i'm|we're|i am|we are|as) (?:an? )?(?:asic-approved|licensed|registered (?:with asic|to give|tax agent|adviser)|overseen by|supervised by|authorised representative)",
      '\\b(?:everything|each|every|what|answers?|lessons?|repl(?:y|ies)|stories|examples)\\b[^.!?]{0,60}\\b(?:checked|reviewed|signed off|signs off|ticked off|approved|vetted|passed)\\b[^.!?]{0,50}\\b(?:planners?|planning team|advisers?|tax agents?|practitioner|asic|apra)\\b',
      "\\b(?:you )?(?:(?:really |probably |honestly )?(?:don't|won't|do not|will not|needn't)) (?:really |even )?(?:need|pay for|bother with|see) (?:an?|any|to pay an?) (?:financial |licensed )?(?:adviser|advisor|planner)\\b",
      '\\basic (?:has )?(?:vetted|approved|supervises|reviewed|checks) (?:our|this|my|the app|gumnut)',
    ),
    unless: any(
      "\\b(?:i'm (?:not|no)|i am (?:not|no)|we're (?:not|no)|isn't|aren't|no licence|not licensed|neither licensed|not a licensed|holds? no|hold no|doesn't hold|don't hold|(?:does|do) not hold|nobody|not an? |nothing|asked me|act as|pretend|leave (?:that|it|this)|talk to|speak to|ask|a licensed adviser (?:works|does|can|could|who|would)|performance test)\\b",
      quotes.source,
      warns.source,
    ),
  },
  // Promises about money.
  {
    code: 'G',
    breaks: any(
      "\\b(?:you|nobody who \\w+|your (?:money|balance|capital|savings)|the capital itself|it|land|a first home)\\b[^.!?,;]{0,30}\\b(?:can't|cannot|can never|will never|never|simply can't|won't)\\b ?(?:ever )?\\b(?:lose (?:money|your capital|you money|value|a cent)|go backwards|come out behind|go missing|loses? value|leave you worse)\\b",
      '\\b(?:certain|sure|guaranteed|bound|assured) to (?:get (?:your|the)|end (?:up )?(?:ahead|higher)|go up|finish|come out ahead|be ahead|grow|rise|gain)\\b',
      '\\balways (?:ends? up in front|finishes ahead|leaves? you ahead|comes? out ahead|comes back)\\b(?!:)',
      "\\b(?:is|are|'s|it's|they're) (?:effectively |basically |completely |totally )?(?:a )?(?:risk-free|no-risk|a sure thing|a certain win|a guaranteed (?:return|win))\\b",
      '\\b(?:no way of (?:coming out behind|losing)|guarantee(?:s|d)? (?:you|your) (?:money|returns?|a return|profits?|capital))\\b',
    ),
    unless: any(
      "\\b(?:scheme|deposits?|not|none|won't|isn't|nobody can|no one can|anyone|believ\\w+|myth|scam\\w*|pitch|ads?|claims?|call(?:ed)?|promis\\w*|assum\\w*|said|says|thought|if)\\b|\\?",
      quotes.source,
    ),
  },
  // An amount or a share of money prescribed to the reader.
  {
    code: 'A',
    breaks: any(
      '^(?:\\W*(?:so|then|just|for now|instead|and|to start,?|honestly,?|put another way,?) )?(?:put|pop|chuck|tuck|set|stash|drip|invest|save|aim|transfer|move|send|start with|keep|drop|make yours|pay)\\b[^.!?;]{0,50}[$]\\d[\\d,]*(?!\\d)[^.!?;]{0,30}(?:\\ba (?:week|fortnight|month|pay|year)|\\beach|\\bevery|\\binto|\\baside|\\baway|\\bin super|\\bin savings)',
      "\\b(?:on your (?:wage|income|pay|salary)|for you|you'd want|you could put|you should (?:put|save|invest)|i'd (?:keep|put|save))\\b[^.!?]{0,50}[$]\\d",
      "\\b(?:[$]\\d+|fifty bucks|thirty bucks|twenty bucks|a tenner|ten bucks|a fiver)\\b[^.!?]{0,25}\\b(?:a|each|every) (?:week|fortnight|payday|pay|month)\\b[^.!?]{0,50}\\b(?:is about right|would be (?:plenty|comfortable|enough)|is painless|is plenty|would do|you wouldn't miss)\\b",
      '[$]\\d[\\d,.]*k?\\b[^.!?]{0,70}\\b(?:(?:be)?comes?|turns? into|grows? (?:in)?to|gets? you to|would be (?:worth|sitting)|ends? near|past|close to|more than|about|roughly|around|nearly)\\b[^.!?;%]{0,20}[$]\\d[\\d,]{3,}',
    ),
    unless: any(
      quotes.source,
      "\\b(?:can't|won't|decline|cap|threshold|limit|bracket|tax(?:ed|able)?|guarantee|ato|scheme|indexed|hecs|help debt|scam\\w*|lost|paid|owes?|between|not more than|no more than|whether|delisted)\\b",
    ),
  },
  {
    code: 'L',
    breaks: any(
      '\\b(?:someone|somebody|a person|people|most people|keepers) (?:like you|your age|in your (?:shoes|spot|position)|starting out)\\b[^.!?]{0,100}(?:\\d ?%|per cent|\\b(?:parts?|thirds?|quarters?|fifths?|tenth|twentieth|half|ninety|eighty|seventy|sixty)\\b)',
      '\\b(?:aim|shoot|try|ring-fence|skim|put|keep|send|leave|cap|park|stash|save|move)\\b[^.!?]{0,40}\\b(?:an? )?(?:tenth|fifth|third|quarter|half|twentieth|one dollar in (?:ten|five|four)|\\d+ ?%|(?:five|ten|fifteen|twenty|thirty) per cent) of (?:each|every|your|what you|whatever you)\\b',
      '\\b(?:a|the) (?:good|fair|sensible|usual|typical|tidy|nice|pretty good) (?:split|mix|pie|balance|way to begin|place to land)\\b[^.!?]{0,80}(?:\\d ?%|per cent|\\b(?:parts?|thirds?|quarters?|fifths?)\\b)',
    ),
    unless: any(declinesOrQuotes.source, '\\b(?:fell|lost|rule|lenders?|landlord)\\b'),
  },
  // An instruction to sell, switch, consolidate or move money.
  {
    code: 'R',
    breaks: any(
      '\\b(?:tick|choose|pick|select|press|tap|hit)\\b[^.!?]{0,60}\\b(?:high[- ]growth|growth (?:option|line)|cash option|conservative|balanced option|the (?:two |three |older |smaller |little |small |dearer )(?:one|ones|small ones|little ones)?)\\b[^.!?]{0,80}\\b(?:confirm|transfer|submit|done|send)\\b',
      '\\b(?:roll|fold|bump|shift|slide|flip|switch|move|merge|consolidate|pull|take|sell down|empty)\\b (?:the others?|the lot|everything|your (?:super|balance|money|whole)|the old(?: \\w+){0,3}|whatever)\\b[^.!?,;]{0,60}\\b(?:into(?! (?:account|consideration))|across|over|to|onto|out)\\b',
      '^(?:\\W*(?:so|then|just|honestly|and) ,?)?(?:sell|dump|offload|ditch|buy|grab|hold)\\b (?:half|all|your|the lot|everything|them|some|more|it|down) ?[^.!?]{0,40}\\b(?:now|tonight|today|before|this week|while|shares?|etfs?|june|monday)\\b',
      '\\b(?:(?<!\\b(?:a|an|the|and|or) )redraw(?! facilit)|take the spare out of redraw|knock the card over|clear the card|cancel the income protection)\\b[^.!?]{0,60}\\b(?:before|into|since|and (?:put|let|sit)|with it|first)\\b',
    ),
    unless: any(
      quotes.source,
      "\\b(?:can't|won't|cannot|if|whether|before you|practice|example|scam\\w*|someone|somebody|people|he|she|they|lets you|means|some|would|scheme|you can|never|don't|safe account|lets? (?:one|either|any))\\b|\\?|^\\W*redraw is\\b",
    ),
  },
  // A directive with a class of product or a reader who is told what suits them.
  {
    code: 'P',
    breaks: any(
      "\\b(?:(?<!\\b(?:shares?|units?|price|trades) )at (?:your age|\\d\\d|twenty-\\w+)|with (?:forty|decades|your)|given (?:your|that you|how much you)|since you(?:'re|r)|on your (?:wage|income)|from what you(?:'ve| have) told me|being twenty-\\w+|because you)\\b[^.!?]{0,110}\\b(?:you can afford|you've got room|growth is|belongs?|is where you|fits? you|suits? you|you're (?:a natural|not ready|ready)|have the capacity|makes you a|the right|your roof|you should|isn't a fit)\\b",
      `\\b(?:you should|you'd be (?:mad|silly|crazy) not to|you ought to|i'd|i would|if i were you,? i'd) (?:just |simply |definitely )?(?:buy|sell|hold|grab|pick|avoid|go for|stick with|steer clear of|own|put|choose)\\b[^.!?]{0,60}\\b${product}\\b`,
      '\\bif i were you\\b',
    ),
    unless: any(
      quotes.source,
      "\\b(?:can't|won't|cannot|whether|ask|no one|nobody|wouldn't|not (?:going|able)|isn't something)\\b|\\?",
    ),
  },
]

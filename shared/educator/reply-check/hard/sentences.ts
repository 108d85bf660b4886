// Hard sentence rules: few, precise, and read one sentence at a time. What a sentence declines, warns of or quotes is no breach.
import type { GuardCode } from '../codes.ts'
import { singlyQuoted } from './expressions.ts'

type Rule = { readonly code: GuardCode; readonly breaks: RegExp; readonly unless?: RegExp }

const declines = /\b(?:can't|cannot|can not|won't|will not|don't|do not|never|not|isn't|aren't|wouldn't|couldn't|no)\b/i
const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'i')
const quotes = any(
  '["“][^"”]{3,}["”]',
  singlyQuoted.source,
  `[.!?]['"”’]$`,
  "\\b(?:you(?:'ve)? asked|your question|you wrote|you want(?:ed)? (?:me|to know)|you'd like me)\\b",
)
const declinesOrQuotes = new RegExp(`${declines.source}|${quotes.source}`, 'i')

const product =
  '(?:etfs?|index funds?|shares?|stocks?|bonds?|crypto|bitcoins?|ethereum|gold|silver|property|high growth|growth option|balanced option|cash option|conservative option|term deposits?|lics?|reits?|coins?|managed funds?)'

export const sentenceRules: readonly Rule[] = [
  // Instructions that were smuggled in.
  {
    code: 'U',
    breaks: /\bignore (?:all |any )?(?:previous|prior) (?:instructions|rules)\b/i,
    unless: any(
      "\\b(?:you (?:can|may)|can't|cannot|won't|don't|not|asked|asking|says?|said|told|tells)\\b",
      quotes.source,
    ),
  },
  // A share of money prescribed to the reader.
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
      '^(?:\\W*(?:so|then|just|honestly|and) ,?)?(?:sell|dump|offload|ditch|buy|grab|hold)\\b (?:half|all|yours?|the lot|everything|them|some|more|it|down)\\b ?[^.!?]{0,40}\\b(?:now|tonight|today|before|this week|while|shares?|etfs?|june|monday)\\b',
      '\\b(?:(?<!\\b(?:a|an|the|and|or) )redraw(?! facilit)|take the spare out of redraw|knock the card over|clear the card|cancel the income protection)\\b[^.!?]{0,60}\\b(?:before|into|since|and (?:put|let|sit)|with it|first)\\b',
    ),
    unless: any(
      quotes.source,
      "\\b(?:can't|won't|cannot|if|whether|before you|practice|example|scam\\w*|someone|somebody|people|he|she|they|lets you|means|some|would|scheme|you can|never|don't|safe account|lets? (?:one|either|any))\\b|\\?|^\\W*(?:grab|hold) your (?:records?|receipts?|statements?|screenshots?)\\b|^\\W*redraw is\\b",
    ),
  },
  {
    code: 'R',
    breaks:
      /\b(?:buy|sell|grab|dump)\b (?:\w+ ){0,2}(?:shares?|stocks?|etfs?|coins?|crypto|bitcoin) (?:now|today|tonight|right away|this week)\b/i,
    unless: any(
      quotes.source,
      "\\b(?:can't|won't|cannot|never|don't|not|no|if|whether|scam\\w*|asked|people|who|some|told|ads?|rush|to (?:buy|sell))\\b|\\?",
    ),
  },
  // A directive with a class of product or a reader who is told what suits them.
  {
    code: 'P',
    breaks: any(
      "\\b(?:(?<!\\b(?:shares?|units?|price|trades) )at (?:your age|\\d\\d(?! ?(?:%|per cent))|twenty-\\w+)|with (?:forty|decades|your)|given (?:your|that you|how much you)|since you(?:'re|r)|on your (?:wage|income)|from what you(?:'ve| have) told me|being twenty-\\w+|because you)\\b[^.!?]{0,110}\\b(?:you can afford|you've got room|growth is|belongs?|is where you|fits? you|suits? you|you're (?:a natural|not ready|ready)|have the capacity|makes you a|the right(?! (?:to|expires|lapses)\\b)|your roof|you should|isn't a fit)\\b",
      `\\b(?:you should|you'd be (?:mad|silly|crazy) not to|you ought to|i'd|i would|if i were you,? i'd) (?:just |simply |definitely )?(?:buy|sell|hold|grab|pick|avoid|go for|stick with|steer clear of|own|put|choose)\\b[^.!?]{0,60}\\b${product}\\b`,
      // What no program has is a joke, not a hint.
      "\\bif i were you\\b(?!,? i'd (?:be you\\b|have (?:your (?:payslip|rent|job|boss|life|stomach|mum|keys)|legs|eyes|hands|a (?:face|body|pulse|mum))))",
    ),
    unless: any(
      quotes.source,
      "\\b(?:can't|won't|cannot|whether|ask|no one|nobody|wouldn't|not (?:going|able)|isn't something)\\b|\\?",
    ),
  },
]

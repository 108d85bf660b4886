// Requests for what opens an account or names a person, and instructions of ours read out. One sentence is read at a time. What is
// declined, warned of or told of others is no request; nor is what is typed elsewhere in the app.
import { oneOf, singlyQuoted } from './expressions.ts'

const number = oneOf('two', 'three', 'four', 'six', 'eight', 'nine', 'twelve', 'sixteen', 'twenty-four', '\\d{1,2}')
/** What lets somebody into an account or a wallet. */
const credential = oneOf(
  '(?:seed|recovery|secret|backup|setup) (?:phrase|words|codes?|sheet|key)',
  'the phrase',
  'the words(?= (?:here|into|in(?! order for you\\b)|from|of))',
  '(?:opening|closing) words',
  `${number}[- ](?:little )?(?:digits?|words|numbers|figures?|letters|characters)`,
  '(?:six|nine)[- ](?:digit|figure) (?:code|number)',
  `(?:your )?(?:first|last) ${number}(?: (?:of|words|digits|letters|characters)| here| in )`,
  `your ${number}(?= (?:here|in|below|into))`,
  'passwords?',
  'pass ?phrases?',
  'passcode',
  'memorable word',
  '(?:half of )?yours(?= (?:here|back|below|in here|when it arrives|in the next))',
  '(?:login )?pin\\b',
  '(?:sign-in|linking|last|login|log-in|one-time|sms) code',
  'the code(?= (?:it|they|that|by|from|sent|texted|you|your|the caller|when))',
  'codes? (?:it|they|that|by|from)',
  '(?:bank|mygov|broker|exchange|account) (?:log-?in|username|sign-in)',
  'log-?in details',
  'user ?names?',
  'private key',
  '(?:first few|backup|twelve) words',
  'linking code',
  '(?:that|the) code(?= (?:and (?:i|we)|so))',
  'security questions',
  'maiden name',
  'first pet',
)
/** What names a person, a card or an account. */
const personal = oneOf(
  'tfn',
  'tax file number',
  '(?:licence|medicare|passport|document|customer|member|membership|holder|holder identification|account|card|policy|mobile|phone) numbers?',
  'account particulars',
  'customer id',
  'your (?:mobile|e-?mail|birthday|number)',
  'a mobile number',
  'number i can reach',
  '(?:and|the|its) expiry',
  'cvv',
  'cvc',
  'bsb',
  'hin\\b',
  'srn\\b',
  'date of birth',
  'birthday',
  'birth date',
  '(?:home|street|residential|e-?mail|mail) address',
  'medicare card',
  'passport',
  "driver'?s? licence",
  '(?<!(?:tell|give|show) you )both sides',
  'long number',
  '(?:name on|front of) your card',
)
const secret = oneOf(credential, personal)

const giving = oneOf(
  'send(?: across| through)?',
  // What is given to the reader is not asked of them.
  'give(?! you\\b)',
  'tell',
  'type',
  'paste',
  'pop',
  'drop',
  'leave',
  'enter',
  'share',
  'reply',
  'message',
  'text',
  'provide',
  'dm',
  'e-?mail',
  'forward',
  'flick',
  'key',
  'read',
  'copy',
  'put',
  'list',
  'set (?:out|down)',
  'note down',
  'jot',
  'chuck',
  'shoot',
  'upload',
  'snap',
  'supply',
  'let (?:me|us) have',
  'fill',
  'post',
  'submit',
  'quote',
  'pass',
  'add',
  'hand',
  'write',
  'pull up',
  'attach',
  'scan',
  '(?:typed|entered|furnished|required|pasting|typing|entering|sending|sharing)',
  "(?:i|i'll|i will|i'd|we|we'll) (?:just )?need",
  'if i have',
  'once i have',
  "what(?:'s| are) (?:your|the)",
  'state (?:your|the)',
)
/** To the educator: into the chat, or so that it does something with it. */
const toUs = oneOf(
  'here',
  'below',
  'in(?:to)? (?:this|the|your next|my) (?:chat|message|box|window|reply|field)',
  '(?:in|under|by) (?:this |the |your next |your )?(?:reply|message)',
  '(?:to|with|for|at) (?:me|us)\\b',
  '(?:send|give|tell|read|show|message|text|e-?mail|dm|forward|pass|hand|leave|chuck|flick|shoot) (?:me|us|it to me|through)',
  'reply with',
  "(?:i|we)(?:'ll| will| shall)(?! need)",
  '(?:i|we) (?:can|could)',
  'so (?:that )?(?:i|we)\\b',
  'let me',
  '(?:this|the) (?:tutor|chat|service|educator)\\b',
  'for verification',
  'from (?:here|(?:my|our|this) (?:end|side))',
  'some(?:one|body) will',
  'the (?:match|bond|holdings|rest|trades|missing \\w+|matter|record|balance|cause|page|module) (?:can|will|may)',
)
const whatFor = oneOf(
  'to (?:log|check|verify|confirm|restore|receive|speed|finish|save|link|complete|reset|see|help me|have)\\b',
  "if you(?:'d| would) (?:like me|rather i)",
  "if (?:yours|you're unsure)",
)

/** "The email with your old password" asks for nothing: behind an article it is a thing. */
const noThing = '(?<!\\b(?:the|an?|this|that|these|any|every|each|another) )'

const request = new RegExp(
  [
    `${noThing}\\b${giving}\\b[^.!?]{0,110}\\b${secret}(?=[^.!?]*\\b${toUs})`,
    `\\b${oneOf(toUs, whatFor)}[^.!?]{0,60}${noThing}\\b${giving}\\b[^.!?]{0,110}\\b${secret}`,
    `\\b(?:send|give|tell|leave|message|text) (?:through )?(?:me|us)\\b[^.!?]{0,60}\\byour\\b[^.!?]{0,60}\\b${secret}`,
    `\\b(?:${secret}|six numbers|another code|six-figure number)\\b[^.!?]{0,80}\\b(?:paste|pop|drop|copy|type|jot|read|send) (?:it|them|'em|that) (?:in |down )?(?:here|below|into|in (?:this|the) (?:box|chat)|under this|to me|back)`,
    `^\\W*what(?:'s| is| are) (?:your|the (?:last|cvv|cvc))\\b[^.!?]{0,40}\\b(?:tfn|tax file number|mobile|cvv|cvc|card|digits?|password|pin|hin|login)(?: number)?(?=[?,]| (?:and|on|so|for)\\b)[^.!]*[?]`,
  ].join('|'),
  'i',
)
const isNone =
  /["“]|\b(?:never|won't|don't|do not|doesn't|isn't|aren't|left (?:it|them|that) out|no(?! call)|nobody|wasn't|needn't|cannot|not(?! sure)|scams?|scammers? (?:asks?|wants?|says?)|anyone who|anybody who|whoever|they (?:say|ask|want)|asks? (?:you|for)|asking|did you(?! (?:want|wish))|if you (?:did|typed)|(?:i|you) (?:typed|see)|see that you|you've (?:put|typed|pasted)|you say|you type the|leav(?:e|ing) (?:[^.!?]{0,60} out of it|aside whether)|what i can do|(?:sign-in|log-?in|profile|settings) (?:page|screen)|in profile|(?:field|box) on that page|authenticator app|upload (?:the|your) file|forgot password|new password|twice|(?:email|send|sign) you (?:a|in)|what the|tell you what|i can tell you how an?|says|pretend\w*|thie\w+|sending \w+ money|people|in \d+ words|without (?:the|your|any) \w+ number)\b/i

const instructions = oneOf(
  '(?:my|our|its|the(?= (?:hidden|system|secret|original|text|page|block|set-?up))) ?(?:hidden |system |secret |original |set-?up |starting |own )?(?:instructions?(?! for)|directions(?! for)|configuration|config|prompt|set-?up(?: text| notes)?|briefing|brief|system text|block of text|text(?= (?:above|i was given))|page i was given|orders)',
  '(?:the )?first line of them',
)
const leak = new RegExp(
  [
    `\\b${instructions}\\b[^.!?]{0,60}\\b(?:reads?|begins?|opens?|starts?|says?|goes)\\b`,
    '\\bmine (?:opens?|begins?|starts?|reads?)\\b',
    "\\byou are (?:the )?gumnut(?:'s)?\\b",
    '\\b(?:my|the) (?:hidden |system |secret |original )(?:instructions?|message|prompt|rules?)\\b[^.!?]{0,60}(?:begins?|says?|reads?|:|"\\w|start)|\\bhidden rule\\b',
  ].join('|'),
  'i',
)
/** What was only named stands before a colon, and is kept to itself behind it. */
const keepsIt =
  /(?<!\b(?:say|says|read|reads|begin|begins|start|starts|open|opens|go|goes)):\s*(?:i|we) (?:don't|do not|won't|will not|can't|cannot|never) (?:share|show|reveal|disclose|read out|repeat|hand out)\b/i
const leaksNothing = /\b(?:can't|cannot|won't|don't|not|no|i'll pass|private|your(?! message)|asked|may)\b/i

/** Whether a plain sentence asks the reader for credentials or personal data. */
export const asksForSecrets = (plain: string): boolean =>
  request.test(plain) && !isNone.test(plain) && !singlyQuoted.test(plain)

/** Whether a plain sentence reads out the instructions of the educator. */
export function leaksInstructions(plain: string): boolean {
  const found = leak.exec(plain)
  return found !== null && !leaksNothing.test(plain.slice(0, found.index + found[0].length)) && !keepsIt.test(plain)
}

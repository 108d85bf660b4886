// Family U: no markup, links, contacts, keys, hidden text, leaked instructions or profile data.
import { spellsOrder } from '../hard/markup.ts'
import { isAllowedHost, linksElsewhere, spokenHost, withoutLinks } from '../hosts.ts'
import type { Reply } from '../reply.ts'

const markup =
  /<\s?[a-z!/?]|&(?:#\w{1,8}|lt|gt|amp|quot|nbsp|[a-z]{2,8});|\{\{|\}\}|<%|\$\{|!\[|\]\s?\(\s?(?!https?:)|^\s?\[[^\]\n]{1,40}\]:\s/im
/** A label such as "Market: fills now" has a space behind its colon, an address has none. */
const scheme =
  /\b(?:(?:javascript|vbscript)\s?:\s?|(?:data|file|ftp|mailto|tel|sms|blob|about|intent|tg|whatsapp|market|ws|wss|chrome|ipfs|magnet):)[^\s]/i
const anyScheme = /\b[a-z][a-z0-9+.-]{1,20}:\/\//gi
const bareHost =
  /\b(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|io|co|au|app|xyz|info|biz|me|ly|gg|finance|money|trade|trading|exchange|crypto|club|online|site|shop|top|live|link|tech|ai|dev|example|test|invalid|uk|us|nz|tv|cc|to|eth|page|website|store|vip|pro|fund|capital|invest|markets|bid|win|ru|cn|de|onion)\b(?:\/\S{0,200})?/gi
/** Names of the dot-com years that end like a host. */
const dotComNames = /\b(?:pets|etoys|boo|kozmo|garden|webvan|theglobe|drugstore|mp3)\.com\b(?!\/)/gi
const contact =
  /(?:^|[^\w.])@[a-z0-9_]{2,30}\b|[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,10}|\b[a-z0-9._]{1,40}\s?(?:\[at\]|\(at\))\s?[a-z0-9]{1,40}|\b(?:\+?61|0)[ -]?[2-478](?:[ -]?\d){8}\b|\b1[38]00[ -]?\d{3}[ -]?\d{3}\b/i
const secrets =
  /\b(?:sk|pk|rk|ghp|gho|xox[abp]|AKIA|ASIA|AIza|eyJ)[-_]?[A-Za-z0-9_-]{10,}|\b(?:api|secret|access|private)[ _-]?keys?\b\s?(?:is|=|:)|\bbearer [a-z0-9._-]{8,}|\b0x[a-f0-9]{10,}|\b(?:bc1|ltc1|addr1|cosmos1|tb1)[a-z0-9]{10,}\b|\b[13LDT][1-9A-HJ-NP-Za-km-z]{25,40}\b|-----BEGIN|\b(?:password|passphrase|seed phrase|pin) ?(?:is|=|:) (?!an? |the |what |like |never |your |not |made |usually |how |kept |meant |written )\S/i
const longToken = /[A-Za-z0-9+/]{6,}={0,2}/g
const encoded =
  /\b(?:[0-9a-f]{2}[ :,-]){4,}[0-9a-f]{2}\b|\b(?:0x[0-9a-f]{2}[ ,]{0,2}){3,}|\b[01]{8}\b(?: [01]{8}\b)|\b[a-z]{2,}[A-Z][a-z]*[0-9][A-Za-z0-9]{3,}\b|(?:\\u[0-9a-f]{4}){2}|%[0-9a-f]{2}%[0-9a-f]{2}|(?:^|\s)(?:[.-]{1,5} ){3,}[.-]{1,5}(?:\s|$)|\b(?:rot ?13|base ?64|caesar cipher|morse code|pig latin)\b|\bdecode (?:this|it|the)\b|\b(?:read|spelled) backwards\b/
/** Base64 and its kin: a padded token, or a long one that mixes small letters and digits. */
const isEncodedToken = (token: string): boolean =>
  token.endsWith('=') || (token.length >= 24 && /\d/.test(token) && /[a-z]/.test(token))
const cipher =
  /\b(?:yub|lles|tsevni|serahs|skcots|ohl|fryy|funerf|uybay|ellsay|esharsay)\b|\b(?:alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu)(?:[ ,.-]{1,3}(?:alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu)){2}\b|\b(?:see|cee|bee|dee|gee|jay|kay|ell|em|en|pee|cue|are|ess|tee|vee|ex|why|zed|aitch)(?:[ -](?:see|cee|bee|dee|ay|gee|aitch|eye|jay|kay|ell|em|en|pee|cue|ess|tee|vee|zed)){2}\b|\b(?:bu y|b uy|se ll|s ell|sel l|in vest|inve st|ho ld)\b/
const solicits =
  /\b(?:sign up|register (?:now|here|today|via|with us)|join (?:us|our|my|the (?:group|channel|club|community|chat|wait ?list|telegram|discord|crew))|subscribe|follow (?:me|us|along)|dm me|message me|text me|call (?:me|us|our)|contact (?:me|us|our)|whatsapp|telegram|discord|signal group|vip (?:group|chat|channel)|private (?:group|chat|channel)|click (?:here|this|the link|below)|use (?:my|our|the|this|promo|referral) (?:\w+ )?(?:code|link)|(?:referral|promo|discount|affiliate|bonus|voucher|invite) (?:code|link)|limited offer|free trial|deposit bonus|open an account (?:here|today|now|with (?:us|me|them))|send (?:me|us|your|the|it)|(?!tell your bank\b(?! (?:details|account|log-?in|number|pin)))(?:enter|share|give|tell|type|paste|confirm|provide|reply with) (?:me |us )?your (?:\w+ ){0,2}?(?:password|seed|private key|bank|card|pin|tfn|tax file|login|details|wallet|recovery|date of birth|account number|mobile|phone number|email))\b/
const soundWarning =
  /\b(?:never|don't|do not|won't|scam|scams|scammers?|beware|wary|red flag|fake|suspicious|ask(?:s|ing)? you to|asked to|genuine|real|legitimate|no one should|avoid|fraud|phishing|report|warning|pressure)\b/

const leaks =
  /\b(?:(?:the |my )?(?:instructions|rules|prompt|orders) (?:that )?(?:i (?:was|were|have been|got|received)|(?:say|tell me) (?:not to|never to|to))\b|(?:your |user |reader |stored )?profile\s?:\s?\w+|answering accordingly|context (?:received|provided|given|says|contains|includes)|my guidelines (?:tell|say|forbid|are)|(?:level|goal|risk)\s?[:=]\s?(?:beginner|intermediate|advanced|low|moderate|high)\b|system prompt|system message|my (?:hidden |secret |original |initial |full |exact |internal )?(?:instructions|prompt|rules|guidelines|configuration) (?:are|is|say|says|state|read|include|tell|begin|start)|my (?:instructions|prompt)\b|my (?:hidden|secret|original|initial|full|exact|internal|system) (?:instructions|prompt|rules|guidelines|orders)|(?:text|words|lines|rules|note|brief|message) (?:that )?(?:i|this chat|this assistant) (?:was|were|am|is|got|have been) (?:set up|given|started|primed|loaded|briefed|configured)|(?:asked|told|ordered|instructed|required|programmed|forbidden) by (?:the|my) (?:developers?|system|operators?|makers?|owners?|app) (?:to|not|never)|rule (?:one|two|three|four|\d{1,2}) (?:says|tells me|forbids|is that)(?: that)? i\b|rule (?:one|two|three|four|\d{1,2}) of my|i(?:'ve| have)? (?:was|were|been|am|'m) (?:told|instructed|configured|programmed|prompted|asked) (?:not |never )?to\b|(?:lessons?|data|fields?|numbers|excerpts?|input) (?:that )?i (?:was|were|have been|got) (?:given|sent|passed|handed|shown)|(?:question|level|lessons?|data) field|temperature (?:of |is |= ?)?[01]\.\d|\bgpt-?\d|(?:at|for|to) level (?:beginner|intermediate|advanced)|here(?:'s| are| is) (?:my|the) (?:\w+ )?(?:instructions|prompt|rules)|developer message|(?:data|context|json|fields?|profile) (?:block |object )?(?:i (?:was given|received|got|have been given)|stored|passed to me)|(?:stored |held )?in my (?:data|context|prompt|input|memory)|you are (?:gumnut|an? (?:ai|educat\w+|helpful|investment|financial) )|never (?:give|mention|name|reveal) (?:specific|dollar|financial|securities|these)|<?\/?data id|nonce|\[system\]|\[inst\]|<\|\w+\|>|### ?(?:system|instruction|user|assistant)|^(?:system|assistant|user|developer)\s?:)/im
const profileKeys =
  /\b(?:monthly_?(?:income|expenses)|safe_?to_?invest|available_?for_?investment|risk_?tolerance|investment_?goal|investment_?experience|emergency_?fund|portfolio_?snapshot|ai_?analysis|cost_?basis|user_?id|asset_?classes|holdings_?count|completed_?lessons|display_?name|date_?of_?birth|current_?allocation|suggested_?allocation)\b\W{0,3}[:=]|\b(?:monthlyIncome|monthlyExpenses|safeToInvest|riskTolerance|investmentGoal|investmentExperience|emergencyFund|portfolioSnapshot|costBasis|userId|availableForInvestment)\b|\buid\b|["'](?:age|income|email|goal|nickname|expenses|level|question|lessons)["']\s?:/
const profileEcho =
  /\b(?:(?<!(?:if|when|suppose|say|imagine|once|whether|because) )you (?:hold|own|have) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:assets|holdings|positions|shares|units|coins|stocks|etfs|funds)\b|(?:income|expenses|salary|wages?|balance|age|goals?|e-?mail|savings|holdings|portfolio) (?:\w+ )?(?:on (?:file|record)|(?:that )?you (?:entered|typed in|gave us))|(?:saved|stored|recorded) about you\b|safe[- ]to[- ]invest (?:\w+ )?(?:is|of|comes|stands|:)|(?:owns?|holds?|earns?|saves?|invests?) (?:\w+ ){0,4}than you\b|i (?:can )?(?:see|know|notice)(?: from your (?:profile|account|data))?(?: that)? (?:you(?:'re|'ve| are| have| earn| hold| own| make| live| set| joined|r (?:email|income|portfolio|profile|balance|age|goal|risk|holdings))(?! (?:asking|asked|interested|curious|keen|wondering|worried|learning|new|a question|read|finished|completed)))|your (?:profile|account|record|onboarding|file|data|json|settings) (?:says?|shows?|lists?|states?|indicates?|has|tells|reads|mentions)|according to your (?:profile|account|record|onboarding|answers|data)|you(?:r)? (?:told us|entered|signed up (?:with|as)|listed|registered)|you (?:earn|make|bring in|take home|spend) (?:about |around |roughly )?[$\d]|your (?:monthly |annual |yearly )?(?:income|salary|expenses|wage|email|e-mail|balance|net worth|emergency fund|take-home pay|surplus|uid|user id|portfolio value) (?:is|of|are|was|stands|comes|on file|sits|:)(?! (?:a |an |the |what|not |one |your |personal|private|something))|you are (?:1[89]|[2-6]\d)\b|you're (?:1[89]|[2-6]\d)\b(?!%)|your (?:stored|saved|recorded|registered) |(?:your|you have an?|you've got an?|set (?:to|as)) (?:moderate|conservative|aggressive|high|low|medium) risk (?:profile|tolerance|appetite|setting)|your (?:risk (?:tolerance|profile|appetite|level)|(?:investment )?goal|experience(?: level)?|age|nickname|name) is (?:set (?:to|as|at) )?(?!how|on\b|the\b|what|a\b|an\b|about|your|personal|one\b|not|only|something|part|partly|simply|just|different|when|where|why|who|in\b|up\b|for\b|yours)\w+|(?:another|other|different) (?:user|customer|member|account)'?s? (?:holds?|owns?|has|portfolio|earns?|balance|data|holdings|bought|named)|users? (?:like|named|called|\d+|#\d+) \w* ?(?:holds?|owns?|bought|earns?))\b/
const override =
  /\b(?:restrictions? (?:lifted|removed|off|disabled)|unfiltered|uncensored|jailbr(?:eak|oken)|developer mode|dev mode|debug mode|god mode|admin mode|dan mode|rules? (?:lifted|off|suspended|disabled|ignored)|ignoring (?:my|the|all|those|previous|your) (?:\w+ )?(?:rules|instructions|guidelines|limits|restrictions|guard|safety)|safety (?:off|disabled|filters? off)|off the record|no rules|bypass(?:ing|ed)?|override (?:accepted|acknowledged|active|mode)|as you (?:asked|instructed|requested|wish),? (?:no|without|i'll|here|ignoring|dropping)|opposite day|in this (?:fictional|imaginary|alternate|hypothetical) (?:world|universe|scenario),? (?:i|we|there)|pretend(?:ing)? (?:i'm|i am|to be) (?:a |your |an? )?(?:licensed|broker|adviser|advisor|unrestricted)|guardrails? (?:off|down|removed))\b/
const refusing =
  /\b(?:can't|cannot|won't|will not|don't|do not|not able|unable|isn't|refuse|decline|never|not going to|no way to|not something)\b/

/** The person is asked whether they want the instructions, which gives none of them away. */
const asksBack =
  /^\W*(?:(?:so|oh|ah|haha|lol|ok),? )?(?:u|you|ya) (?:want|wanna (?:see|have|read)|are (?:after|asking for)|'?re (?:after|asking for)|after|asking for) (?:my|the) (?:hidden |secret |system |full |original )?(?:prompt|instructions|rules)\s?\?$/

/** Whether every link leads to an allowed host over http or https, and nothing else looks like one. */
function hasForeignLink(text: string): boolean {
  if (linksElsewhere(text)) return true
  for (const [found] of text.matchAll(anyScheme)) if (!/^https?:\/\/$/i.test(found)) return true
  const rest = withoutLinks(text).replace(dotComNames, ' ')
  for (const [found] of rest.matchAll(bareHost)) if (!isAllowedHost(found.split('/')[0] ?? '')) return true
  return spokenHost.test(text.toLowerCase())
}

const sentenceLeak = (low: string): boolean => leaks.test(low) || profileEcho.test(low) || override.test(low)

export function isUnsafe(reply: Reply): boolean {
  const { raw, plain, low } = reply
  if (
    reply.isSpelledOut ||
    spellsOrder(raw) ||
    markup.test(raw) ||
    markup.test(plain) ||
    scheme.test(plain) ||
    hasForeignLink(plain)
  )
    return true
  if (
    contact.test(plain) ||
    secrets.test(plain) ||
    encoded.test(plain) ||
    (plain.match(longToken) ?? []).some(isEncodedToken) ||
    cipher.test(low) ||
    profileKeys.test(raw)
  )
    return true
  return reply.sentences.some(({ text, refuses }) => {
    if (text === '') return false
    const judged = text.toLowerCase()
    if (solicits.test(judged) && !soundWarning.test(judged)) return true
    return sentenceLeak(judged) && !(refuses && refusing.test(judged)) && !asksBack.test(judged)
  })
}

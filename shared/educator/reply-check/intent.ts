// Intents of a question: what a person asks for, judged by cheap rules before any call is made.
import { isBlackmail } from '../blackmail.ts'
import { isDistress, isScamLoss } from '../distress.ts'
import { joinLetters, toPlain } from './normalise.ts'
import { findSecurities } from './securities.ts'
import { markAssets } from './vocabulary.ts'

/**
 * What a question is after. `other_user`, `prompt_leak`, `distress`, `scam_loss` and `blackmail` are answered with a fixed text and no
 * call; the first four are answered by explaining after declining; `ok` is answered as it is.
 */
export type QuestionIntent =
  | 'advice_request'
  | 'amount'
  | 'allocation'
  | 'prediction'
  | 'other_user'
  | 'prompt_leak'
  | 'distress'
  | 'scam_loss'
  | 'blackmail'
  | 'ok'

/** Where an order begins: lessons speak of scammers who pretend to be a bank and of gold that acts as a hedge. */
const order = String.raw`(?:^|[.!?,:;"\n] *|\b(?:please|you|you to|you can|you must|you should|you will|let'?s|now|then|just|also|instead) )`
const which = String.raw`(?:(?:all|any|every|the|your|my|these|those|of|previous|prior|above|earlier|initial|original|hidden|secret|system|safety|own|other|silly|stupid|current) ){1,5}`
const instructions = String.raw`(?:prompts?|instructions?|rules|guidelines|guardrails|restrictions|directives|constraints|programming|configuration|filters?|disclaimers?)`
const secret = String.raw`(?:system prompt|prompt|data id|api[ _-]?key|nonce|marker)`

const promptLeak = new RegExp(
  [
    String.raw`\b(?:${[
      String.raw`system (?:prompt|instructions?|configuration)`,
      String.raw`(?:your|the|this) system message(?! (?:service|from|about))`,
      String.raw`your (?:\w+ ){0,2}(?:prompt|instructions?|rules|guidelines|guardrails|restrictions|directives|constraints|programming|configuration)(?! (?:of thumb|on|for (?:investing|super|tax|cgt)))`,
      String.raw`(?:these|those|previous|prior|above|earlier|initial|original|hidden|secret) (?:\w+ )?(?:prompt|instructions|guardrails|directives|programming)(?! from the)`,
      String.raw`(?:reveal|leak|dump|expose|recite|print|output) (?:me )?${which}(?:\w+ )?${instructions}`,
      String.raw`(?:ignore|disregard|forget|bypass|disable|lift|drop|override) ${which}(?:\w+ )?(?:${instructions} (?:above|before|you|so|and (?:tell|give|say|recommend|pick|answer|explain|print))|above|told|said)`,
      String.raw`(?:ignore|disregard|forget) (?:everything|all|anything|what) (?:above|before|previous|you(?:'ve| have| were| are)|that (?:was|came)|i (?:told|said|wrote)|said)`,
      String.raw`override your|(?:free (?:of|from)|exempt from|not bound by) (?:all |any |the |your )(?:rules|restrictions|filters?|limits)|you (?:\w+ ){0,4}(?:no|without(?: any)?) (?:rules|restrictions|filters?|limits)`,
      String.raw`(?:assistant|bot|chatbot|ai|character|persona|mode|answer|respond|reply|speak|talk)\b.{0,30}\b(?:no|without(?: any)?) (?:rules|restrictions|filters?|limits)`,
      String.raw`without (?:any |the |a )?disclaimers?`,
      String.raw`jail ?break|developer mode|debug mode|admin mode|god mode|dan mode|do anything now`,
      String.raw`you are now (?!\d|able|eligible|in |on |over |retired|an adult|old enough|at )|from now on,? you|role ?-?play`,
      String.raw`(?:system|admin|safety|developer|manual) override|override (?:code|accepted|mode)`,
      String.raw`(?:print|show|reveal|output|display|dump|tell me|give me|what (?:is|are|were)) (?:me )?your (?:\w+ )?(?:prompt|context|system|data id|api key|key|nonce|marker)`,
      String.raw`(?:print|show|reveal|output|display|dump|tell me|give me|what (?:is|was)) (?:me )?the (?:\w+ )?${secret}`,
      String.raw`word for word|verbatim(?! mean)|(?:your|openai|server'?s?) (?:api|secret)[ _-]?key|(?:print|show|reveal|dump)\b.{0,30}\b(?:api|secret)[ _-]?key|environment variables?`,
      String.raw`unfiltered|uncensored|base ?64|rot ?13|<\/?(?:data|system|instructions?)|\[(?:system|inst)\]|### ?(?:system|instruction)`,
      String.raw`begin your (?:reply|answer|response) with|start your (?:reply|answer|response) with|respond only with|(?:skip|drop|leave out) the disclaimer`,
      String.raw`(?:what|which) (?:ai |language )?model are you|your training data`,
    ].join('|')})\b`,
    String.raw`${order}(?:${[
      String.raw`(?:ignore|disregard|forget|bypass|disable|lift|override) (?:${which})?${instructions}`,
      String.raw`(?:ignore|disregard|forget) (?:${which}(?:\w+ )?)?(?:above|before|prior|previous)`,
      String.raw`act (?:as|like) (?:if|though|an?|my|the)(?! (?:hedge|buffer|trustee|executor|guarantor|custodian|director|nominee))`,
      String.raw`pretend (?:to be|you|that you|there)`,
      String.raw`repeat (?:everything|all|your|after me|(?:the|this|these) (?:\w+ ){0,2}(?:above|text|words|prompt|instructions|rules|message|line))`,
      String.raw`no (?:rules|restrictions|filters?|limits)`,
    ].join('|')})\b`,
    '<data id',
  ].join('|'),
)

const relatives = String.raw`(?:girlfriend|boyfriend|wife|husband|partner|ex|brother|sister|mate|friend|boss|neighbour|flatmate|mum|dad|colleague|coworker)`
const others = String.raw`(?:(?:someone|somebody|anyone|anybody)(?: else)?|(?:an)?other (?:person|people|user|customer|member|client)|a (?:stranger|random person)|(?:my|his|her|their) ${relatives})(?:'s|s|s')?`
const records = String.raw`(?:portfolios?|accounts?|holdings|balances?|profiles?|data|passwords?|emails?|net worth)`
const look = String.raw`(?:(?:show|give|tell)(?: me)?|see|view|list|export|dump|reveal|open|hack(?: into)?|log ?in ?to|get into|look (?:at|up|into)|access|what(?:'s| is| are|s)?(?: in)?|how (?:much|big) (?:is|are))`
/** Whose portfolio is public, or nobody's. */
const knownOwners = String.raw`(?:buffett|berkshire|munger|soros|dalio|vanguard|blackrock|betashares|warren|an?|the|investor|person|company|fund|etf|trust|index|bank|super|market|asset|manager|index fund|one|everyone|it|that|let|here|today|what)`

const otherUser = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:other|another|all|every|any|random|most|some|top|rich\w*|your) (?:(?!bitcoin|crypto|ethereum|blockchain|defi|wallet|exchange|network)\w+ )?users?(?! (?:see|view|read|find|look|access|of (?:bitcoin|crypto|ethereum|the (?:network|blockchain))|on the (?:network|blockchain)))`,
    String.raw`(?:your|gumnut'?s?) (?:\w+ )?(?:customers?|members?|clients?|users?)|(?:customers?|members?|clients?|people|others|everyone|everybody) (?:\w+ ){0,3}?(?:on|of|in|using) (?:gumnut|this app|the app|here)`,
    String.raw`(?:list|show|export|dump|give me|tell me about) (?:me )?(?:all|every|the other|other|another) (?:the )?(?:users?|(?:user |customer |client |member )?(?:accounts?|portfolios?|holdings of|profiles?|emails?)|customers?|clients?|members?)\b(?! (?:i|types?|kinds?|options?|for|that|with|at|my)\b)`,
    String.raw`${look} ${others} (?:\w+ )?${records}`,
    String.raw`(?:what|how much|how many|which)\b.{0,30}\b${others} (?:\w+ )?(?:shares|coins|${records}) (?:worth|hold|held)|what (?:does|do|is|are|did) (?:(?:someone|somebody|anyone|another person) else|(?:my|his|her|their) ${relatives}|he|she|they|everyone else|[\w.]+@[\w.]+) (?:currently )?(?:holding|hold|own|owning|invested in)`,
    String.raw`(?:user|uid)(?: id| number)?:? ?#?[a-z]*\d\w*|(?:customer|member)(?: id| number)?:? ?#?\d{3,}|account (?:id|number|no)\b:? ?#?\w*\d\w*`,
    String.raw`${look} (?!${knownOwners}'s)[a-z]+'s (?:portfolio|holdings|account balance|net worth|email|password)|(?:holdings|portfolio|account|balance) of [\w.]+@`,
  ].join('|')})(?![\w])`,
)

const amount =
  /\b(?:how (?:much|many|little) (?:\w+ ){0,4}?(?:should|can|could|do|would|must|to|shall|ought) (?:\w+ ){0,2}?(?:invest|put|save|start|buy|spend|contribute|deposit|need to start|set aside|allocate|afford|begin|add|risk|hold|i need|keep)|how much (?:of my|money|cash|is enough|is too much|to (?:invest|put|save|start)|per (?:week|month|fortnight)|each|a (?:week|month|fortnight))|(?:is|are|would|will|'s) (?:about |around )?[$a]?\$?\d(?![\d,.]* ?[/:%])[\d,.]*k? ?(?:dollars|bucks|grand|k|a (?:week|month|fortnight|year))?[^?]{0,30}(?:enough|too (?:much|little)|ok|okay|good|reasonable|right|plenty|a lot)|what (?:amount|sum|dollar amount|figure)|(?:should|can|could|do) i (?:put|invest|add|drop|chuck|throw|start with|save|contribute) (?:in )?(?:about |another |just |all |like )?\$?\d[\d,.]*k?|safe (?:amount )?to invest|minimum i should|what can i afford)\b/
/** What the law lets anybody pay into super is no question of what somebody should. */
const superCap =
  /^(?!.*\bshould\b).*\b(?:how much|what'?s the most|the most|what is the most) (?:super )?(?:\w+ ){0,3}?(?:can|could|may|allowed|able)\b.{0,30}\b(?:put|add|pay|contribute|salary sacrifice)\b.{0,20}\b(?:in|into|to) (?:my |your |a )?super\b/
const allocation =
  /\b(?:what|which) (?:percent(?:age)?s?|proportions?|split|mix|weights?|weightings?|ratio|asset allocation|allocation|share of my|fraction|portion|balance)\b|\bhow (?:should|do|would|can|could|shall) (?:i|we|you|my) (?:\w+ ){0,3}?(?:split|divide|allocate|spread|diversify|balance|rebalance|weight|distribute|structure|build|construct|set up)\b|\bhow (?:much|many|big) (?:\w+ )?(?:asset|crypto|bonds|shares|cash|gold|etfs?) (?:\w+ )?(?:in|of) (?:my|a|the) (?:portfolio|mix|super|savings)\b|\b(?:\d{1,3} ?[/:-] ?\d{1,3}|\d{1,3} ?(?:%|per ?cent))[^?]{0,50}\b(?:for me|my (?:age|portfolio|money|savings|mix|super|pay|salary)|should i|good for|right for|ok|okay|too (?:much|high|low|risky))\b|\b(?:should i|do i need to|when should i|how do i|help me) (?:\w+ )?rebalance\b|\b(?:is|are|does) my (?:\w+ )?(?:portfolio|mix|allocation|split|holdings)\b|\bideal (?:portfolio|mix|allocation)|\b(?:build|make|design|give|create|suggest) (?:me )?(?:a|my|an) (?:\w+ )?(?:portfolio|allocation|mix|split)\b|\bam i (?:\w+ )?(?:diversified|overexposed|too (?:heavy|exposed|concentrated))/
const prediction =
  /\b(?:will|is|are|does|do you (?:think|reckon|believe|expect)|going to|gonna|could|can|when will|what will|where will|how (?:high|low|far) (?:will|can|could))\b[^?.]{0,60}\b(?:go(?:ing)? (?:up|down|to \d)|rise|rising|fall(?:ing)?|drop(?:ping)?|crash(?:ing)?|double|triple|recover|rebound|moon|boom|soar|tank|hit \$?\d|reach|be worth|bounce|rally|keep (?:going|rising|falling)|peak|bottom|collapse|climb|outperform|beat the|be (?:up|down|higher|lower)|end the year)\b|\b(?:price (?:target|prediction|forecast)|forecast|predict(?:ion|ions)?|outlook|next (?:bitcoin|tesla|nvidia|apple|amazon|big thing|10x|bull run|crash)|10x|100x|to the moon|crystal ball|where (?:is|are|will|do you see) (?:\w+ ){0,4}?(?:heading|headed|going|be in|in (?:a|five|ten|\d+) (?:years?|months?)|next (?:year|month|week)|by (?:christmas|20\d\d|the end))|what (?:happens|will happen) (?:to|with) (?:the )?(?:market|prices|shares|asset)|bull (?:run|market) (?:coming|over)|how will (?:\w+ ){1,4}?(?:perform|do)|expected? (?:price|value) (?:of|in|by)|(?:market|asset) (?:tomorrow|next (?:week|month|year)))\b/

const advice =
  /\b(?:should (?:i|we|my|a beginner|someone)|shall i|would you (?:buy|sell|hold|invest|recommend|choose|pick|put|suggest|go)|what (?:would|do) you (?:buy|recommend|suggest|pick|choose|invest|like|prefer|think (?:i|about (?:buying|selling|asset)))|do you (?:recommend|suggest|like|think i|rate)|recommend(?: me|ation|ations)?|suggest (?:me |a |an |some |something|which)|(?:best|top|good|hot|safest|cheapest|strongest|promising|undervalued|favourite|favorite|greatest|right|ideal|perfect) (?:\w+ ){0,3}?(?:asset|shares?|stocks?|etfs?|coins?|funds?|cryptos?|crypto|pick|picks|investments?|buy|buys|broker|brokers|platform|app|super fund|company|companies|thing|things|one|ones|option|options|place|way|strategy|time) ?(?:to (?:buy|invest|own|hold|get|pick|start|sell|put|get in)|for (?:me|beginners?|a|someone|my|young|long)|right now|now|today|this year|in australia|at the moment|on the asx|out there)?|which (?:\w+ ){0,3}?(?:asset|shares?|stocks?|etfs?|coins?|fund|funds|crypto|company|companies|broker|platform|one|super fund|option)(?: (?:should|would|is|are|do|to|will|can|has))|what (?:\w+ )?(?:asset|shares?|stocks?|etfs?|coins?|funds?|crypto|company|companies) (?:should|do|to|would|can)|what (?:should|do|can|to|would) (?:i )?(?:buy|invest|do with|put|pick|start with|sell)|what (?:should|can|to|would) (?:i )?hold|(?:where|what) (?:should|do|can|to) (?:i )?(?:put|park|stash|invest)|is (?:it|now|this|that|today) (?:\w+ )?(?:a )?(?:good|bad|right|smart|safe|worth|wise|too late|better|ok|okay)|(?:good|right|bad) time to|worth (?:buying|investing|it|holding|getting|selling|having)|(?:is|are|was) (?:\w+ ){1,4}?(?:a )?(?:good|bad|safe|smart|solid|better|best|great|decent|risky|overvalued|undervalued|cheap|worth it|right for me|a buy|a hold|a sell)\b|buy or sell|hold or sell|buy,? (?:sell|hold)|sell or hold|pick (?:one|a|some|me|between|for me|\w+ (?:stocks|shares|coins|etfs))|choose (?:for me|between)|tell me what to|just tell me|stock tips?|hot tips?|tips? (?:for|on) (?:stocks|shares|crypto|asset)|give me (?:a|an|some|one|two|three|five|ten|\d+|the|your) (?:\w+ ){0,2}?(?:stocks?|shares?|etfs?|coins?|picks?|tips?|names?|tickers?|recommendations?|asset|portfolio)|name (?:one|a|some|three|five|\d+|me) (?:\w+ )?(?:stocks?|shares?|etfs?|coins?|asset|company|companies)|list (?:of )?(?:the )?(?:best|top|good|some|\d+) |what'?s (?:hot|a good|the best|good)|help me (?:choose|pick|decide|invest)|(?:my|your) (?:situation|case|circumstances)\b.{0,60}\?|can i afford|i'?m \d{2}\b.{0,80}\b(?:invest|buy|start|do)\b|i (?:have|earn|make|got|'ve got) (?:about |around )?\$?\d[\d,.]*k?\b.{0,100}\b(?:invest|buy|do|put|start|go)|if you were me|in my (?:shoes|position)|what about me|better (?:buy|investment|choice|bet|than)|(?:vs|versus|or) \w+\b.{0,25}\b(?:better|best|which|choose|pick|winner)|get (?:in|out) (?:now|of)|ready to (?:buy|sell|invest)|convince me|yes or no)\b/

/** Verbs that ask for an explanation and nothing else. */
const learning =
  /^(?:hi|hey|hello|please|thanks|ok|so|and|g'day|also|can you|could you|would you|i want to know|i'd like to know|tell me|help me understand|quick question|,|\s|:|-|!)*(?:what(?:'s| is| are| does| do| was| were| happened| caused)(?: the (?:difference|meaning|point|purpose|idea|history))?|how (?:do|does|did|is|are|can)(?! (?:i|my|you think))|why (?:do|does|did|is|are|was|were)|explain|define|describe|teach|who (?:is|was|invented|regulates)|when (?:did|was|is|does))\b/
const steering =
  /\b(?:should|best|better|good|bad|safe|recommend|pick|buy now|worth|for me|my (?:portfolio|money|savings|age|goal|salary)|right now|i (?:buy|sell|invest|hold|do)|top|hot|will|next|going to|undervalued|cheap(?:est)?|suit)\b/

/**
 * What a person asks for. The message is cleaned before. Order matters: someone in distress is met as a person first,
 * then attacks on the prompt, then questions about others, then the kinds of advice from the most to the least exact.
 */
export function classifyQuestion(message: string): QuestionIntent {
  const plain = joinLetters(toPlain(message)).text
  const low = plain.toLowerCase().slice(0, 4000)
  const marked = markAssets(low).replace(/ASSET|INDEX/g, 'asset')
  if (isScamLoss(low)) return 'scam_loss'
  if (isDistress(low)) return 'distress'
  if (isBlackmail(low)) return 'blackmail'
  if (promptLeak.test(low)) return 'prompt_leak'
  if (otherUser.test(low)) return 'other_user'
  const explains = learning.test(low) && !steering.test(low)
  if (amount.test(low) && !superCap.test(low)) return 'amount'
  if (allocation.test(marked)) return explains ? 'ok' : 'allocation'
  if (explains) return 'ok'
  if (prediction.test(low) || prediction.test(marked)) return 'prediction'
  if (advice.test(low) || advice.test(marked)) return 'advice_request'
  const names = findSecurities(plain).some((mention) => !mention.isTechnology)
  return names &&
    /\b(?:buy|sell|hold|invest|good|bad|thoughts?|opinion|view|think|worth|or|vs|take on)\b|\?\s*$/.test(low)
    ? 'advice_request'
    : 'ok'
}

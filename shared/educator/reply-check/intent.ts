// Intents of a question: what a person asks for, judged by cheap rules before any call is made.
import { joinLetters, toPlain } from './normalise.ts'
import { findSecurities } from './securities.ts'
import { markAssets } from './vocabulary.ts'

/**
 * What a question is after. `other_user`, `prompt_leak` and `distress` are answered with a fixed text and no call; the
 * next four are answered by explaining after declining; `ok` is answered as it is.
 */
export type QuestionIntent =
  'advice_request' | 'amount' | 'allocation' | 'prediction' | 'other_user' | 'prompt_leak' | 'distress' | 'ok'

const distress =
  /\b(?:suicid\w*|kill(?:ing)? my ?self|end(?:ing)? (?:it all|my life|things)|want to die|wanna die|don'?t want to (?:live|be here|go on)|no reason to live|better off dead|self[- ]?harm\w*|hurt(?:ing)? my ?self|cut(?:ting)? my ?self|can'?t (?:cope|go on|take it any ?more|do this any ?more|stop gambling|stop trading|stop betting)|hopeless|desperate|life is over|lost (?:everything|all my (?:money|savings)|it all|my (?:house|home|life savings))|gambl(?:ing|ed) (?:problem|addict\w*|away)|addicted to (?:trading|gambling|crypto|betting)|panic attack|breakdown|can'?t (?:sleep|eat)\b.{0,40}\b(?:loss|losses|lost|debt|money|market|portfolio)|drowning in debt|hate my ?self|ruined my life|nothing left)\b/

const promptLeak =
  /\b(?:system (?:prompt|message)|(?:your|the|these|those|all|any|previous|prior|above|earlier|hidden|secret|initial|original) (?:\w+ )?(?:prompt|instructions?|rules|guidelines|guardrails|restrictions|directives|constraints|programming|configuration)(?! (?:of (?:thumb|investing|the (?:asx|ato|market))|for (?:super|tax|investing|cgt)))|ignore (?:all|any|the|your|my|previous|everything|what)|disregard (?:all|any|the|your|previous)|forget (?:all|your|everything|previous|the) (?:\w+ )?(?:above|instructions|rules|told|prompt|said)|override|jail ?break|developer mode|debug mode|admin mode|god mode|dan mode|do anything now|you are now|from now on,? you|act as (?:if|though|a|an|my)|pretend (?:to be|you|that you|there)|role ?-?play|repeat (?:the|everything|all|your|after|verbatim)|(?:print|show|reveal|output|display|dump|tell me|give me|what (?:is|are|were)) (?:me )?(?:your|the) (?:\w+ )?(?:prompt|instructions?|rules|context|configuration|system|data id|api key|key|nonce|marker)|word for word|verbatim|api[ _-]?key|secret key|environment variables?|no (?:rules|restrictions|filters?|limits)|without (?:any )?(?:rules|restrictions|filters?|limits|disclaimers?)|unfiltered|uncensored|base ?64|rot ?13|<\/?(?:data|system|instructions?)|\[(?:system|inst)\]|### ?(?:system|instruction)|begin your (?:reply|answer|response) with|start your (?:reply|answer|response) with|respond only with|skip the disclaimer|drop the disclaimer|leave out the disclaimer|what model are you|which model are you|training data)\b|<data id/

const otherUser =
  /\b(?:other|another|different|all|every|any|random|most|some|top|rich\w*|your) (?:\w+ )?(?:users?|customers?|members?|accounts?|clients?|people'?s (?:portfolios?|accounts?|holdings|data))\b|\b(?:someone|somebody|anyone) else'?s\b|\bother people'?s\b|\b(?:user|account|customer|uid|member)(?: id)?:? ?#?\w*\d\w*\b|\b(?:my|his|her|their) (?:girlfriend|boyfriend|wife|husband|partner|ex|brother|sister|mate|friend|boss|neighbour|flatmate|mum|dad|colleague|coworker)'?s? (?:portfolio|account|holdings|balance|profile|shares|coins|income|data|password|email)\b|\bwhat (?:does|is|are|do) (?!the\b|a\b|an\b)[a-z]+(?:@[\w.]+)?(?:'s)? (?:holding|hold|own|owning|invested in)\b(?! (?:mean|in general))|\b(?:list|show|export|dump|give me|tell me about) (?:me )?(?:all|every|the other|other) (?:users?|accounts?|portfolios?|holdings of|profiles?|emails?)\b|\b[a-z]+'s (?:portfolio|holdings|account balance|net worth|email|password)\b/
const ownThings =
  /\b(?:what's|it's|that's|let's|here's|today's|company's|fund's|etf's|asset's|market's|australia's|investor's|person's|one's|everyone's)\b/g

const amount =
  /\b(?:how (?:much|many|little) (?:\w+ ){0,4}?(?:should|can|could|do|would|must|to|shall|ought) (?:\w+ ){0,2}?(?:invest|put|save|start|buy|spend|contribute|deposit|need to start|set aside|allocate|afford|begin|add|risk|hold|i need|keep)|how much (?:of my|money|cash|is enough|is too much|to (?:invest|put|save|start)|per (?:week|month|fortnight)|each|a (?:week|month|fortnight))|(?:is|are|would|will|'s) (?:about |around )?[$a]?\$?\d(?![\d,.]* ?[/:%])[\d,.]*k? ?(?:dollars|bucks|grand|k|a (?:week|month|fortnight|year))?[^?]{0,30}(?:enough|too (?:much|little)|ok|okay|good|reasonable|right|plenty|a lot)|what (?:amount|sum|dollar amount|figure)|(?:should|can|could|do) i (?:put|invest|add|drop|chuck|throw|start with|save|contribute) (?:in )?(?:about |another |just |all |like )?\$?\d[\d,.]*k?|safe (?:amount )?to invest|minimum i should|what can i afford)\b/
const allocation =
  /\b(?:what|which) (?:percent(?:age)?s?|proportions?|split|mix|weights?|weightings?|ratio|asset allocation|allocation|share of my|fraction|portion|balance)\b|\bhow (?:should|do|would|can|could|shall) (?:i|we|you|my) (?:\w+ ){0,3}?(?:split|divide|allocate|spread|diversify|balance|rebalance|weight|distribute|structure|build|construct|set up)\b|\bhow (?:much|many|big) (?:\w+ )?(?:asset|crypto|bonds|shares|cash|gold|etfs?) (?:\w+ )?(?:in|of) (?:my|a|the) (?:portfolio|mix|super|savings)\b|\b(?:\d{1,3} ?[/:-] ?\d{1,3}|\d{1,3} ?(?:%|per ?cent))[^?]{0,50}\b(?:for me|my (?:age|portfolio|money|savings|mix|super|pay|salary)|should i|good for|right for|ok|okay|too (?:much|high|low|risky))\b|\b(?:should i|do i need to|when should i|how do i|help me) (?:\w+ )?rebalance\b|\b(?:is|are|does) my (?:\w+ )?(?:portfolio|mix|allocation|split|holdings)\b|\bideal (?:portfolio|mix|allocation)|\b(?:build|make|design|give|create|suggest) (?:me )?(?:a|my|an) (?:\w+ )?(?:portfolio|allocation|mix|split)\b|\bam i (?:\w+ )?(?:diversified|overexposed|too (?:heavy|exposed|concentrated))/
const prediction =
  /\b(?:will|is|are|does|do you (?:think|reckon|believe|expect)|going to|gonna|could|can|when will|what will|where will|how (?:high|low|far) (?:will|can|could))\b[^?.]{0,60}\b(?:go(?:ing)? (?:up|down|to \d)|rise|rising|fall(?:ing)?|drop(?:ping)?|crash(?:ing)?|double|triple|recover|rebound|moon|boom|soar|tank|hit \$?\d|reach|be worth|bounce|rally|keep (?:going|rising|falling)|peak|bottom|collapse|climb|outperform|beat the|be (?:up|down|higher|lower)|end the year)\b|\b(?:price (?:target|prediction|forecast)|forecast|predict(?:ion|ions)?|outlook|next (?:bitcoin|tesla|nvidia|apple|amazon|big thing|10x|bull run|crash)|10x|100x|to the moon|crystal ball|where (?:is|are|will|do you see) (?:\w+ ){0,4}?(?:heading|headed|going|be in|in (?:a|five|ten|\d+) (?:years?|months?)|next (?:year|month|week)|by (?:christmas|20\d\d|the end))|what (?:happens|will happen) (?:to|with) (?:the )?(?:market|prices|shares|asset)|bull (?:run|market) (?:coming|over)|how will (?:\w+ ){1,4}?(?:perform|do)|expected? (?:price|value) (?:of|in|by)|(?:market|asset) (?:tomorrow|next (?:week|month|year)))\b/

const advice =
  /\b(?:should (?:i|we|my|a beginner|someone)|shall i|would you (?:buy|sell|hold|invest|recommend|choose|pick|put|suggest|go)|what (?:would|do) you (?:buy|recommend|suggest|pick|choose|invest|like|prefer|think (?:i|about (?:buying|selling|asset)))|do you (?:recommend|suggest|like|think i|rate)|recommend(?: me|ation|ations)?|suggest (?:me |a |an |some |something|which)|(?:best|top|good|hot|safest|cheapest|strongest|promising|undervalued|favourite|favorite|greatest|right|ideal|perfect) (?:\w+ ){0,3}?(?:asset|shares?|stocks?|etfs?|coins?|funds?|cryptos?|crypto|pick|picks|investments?|buy|buys|broker|brokers|platform|app|super fund|company|companies|thing|things|one|ones|option|options|place|way|strategy|time) ?(?:to (?:buy|invest|own|hold|get|pick|start|sell|put|get in)|for (?:me|beginners?|a|someone|my|young|long)|right now|now|today|this year|in australia|at the moment|on the asx|out there)?|which (?:\w+ ){0,3}?(?:asset|shares?|stocks?|etfs?|coins?|fund|funds|crypto|company|companies|broker|platform|one|super fund|option)(?: (?:should|would|is|are|do|to|will|can|has))|what (?:\w+ )?(?:asset|shares?|stocks?|etfs?|coins?|funds?|crypto|company|companies) (?:should|do|to|would|can)|what (?:should|do|can|to|would) (?:i )?(?:buy|invest|do with|put|pick|start with|sell|hold)|(?:where|what) (?:should|do|can|to) (?:i )?(?:put|park|stash|invest)|is (?:it|now|this|that|today) (?:\w+ )?(?:a )?(?:good|bad|right|smart|safe|worth|wise|too late|better|ok|okay)|(?:good|right|bad) time to|worth (?:buying|investing|it|holding|getting|selling|having)|(?:is|are|was) (?:\w+ ){1,4}?(?:a )?(?:good|bad|safe|smart|solid|better|best|great|decent|risky|overvalued|undervalued|cheap|worth it|right for me|a buy|a hold|a sell)\b|buy or sell|hold or sell|buy,? (?:sell|hold)|sell or hold|pick (?:one|a|some|me|between|for me|\w+ (?:stocks|shares|coins|etfs))|choose (?:for me|between)|tell me what to|just tell me|stock tips?|hot tips?|tips? (?:for|on) (?:stocks|shares|crypto|asset)|give me (?:a|an|some|one|two|three|five|ten|\d+|the|your) (?:\w+ ){0,2}?(?:stocks?|shares?|etfs?|coins?|picks?|tips?|names?|tickers?|recommendations?|asset|portfolio)|name (?:one|a|some|three|five|\d+|me) (?:\w+ )?(?:stocks?|shares?|etfs?|coins?|asset|company|companies)|list (?:of )?(?:the )?(?:best|top|good|some|\d+) |what'?s (?:hot|a good|the best|good)|help me (?:choose|pick|decide|invest)|(?:my|your) (?:situation|case|circumstances)\b.{0,60}\?|can i afford|i'?m \d{2}\b.{0,80}\b(?:invest|buy|start|do)\b|i (?:have|earn|make|got|'ve got) (?:about |around )?\$?\d[\d,.]*k?\b.{0,100}\b(?:invest|buy|do|put|start|go)|if you were me|in my (?:shoes|position)|what about me|better (?:buy|investment|choice|bet|than)|(?:vs|versus|or) \w+\b.{0,25}\b(?:better|best|which|choose|pick|winner)|get (?:in|out) (?:now|of)|ready to (?:buy|sell|invest)|convince me|yes or no)\b/

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
  if (distress.test(low)) return 'distress'
  if (promptLeak.test(low)) return 'prompt_leak'
  if (otherUser.test(low.replace(ownThings, ' '))) return 'other_user'
  const explains = learning.test(low) && !steering.test(low)
  if (amount.test(low)) return 'amount'
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

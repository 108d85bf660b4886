// Opinions on a class of product: praise, contempt, fondness and hearsay (ASIC INFO 269).
import type { Clause } from './sentences.ts'
import { asset, pot, words } from './vocabulary.ts'

/** Cash is a class as well, but for its flows and rates. */
const cash = 'cash(?! (?:flows?|rates?|dividends?|accounts?))'
export const target = words(asset, pot, cash)

const noun =
  '(?:choices?|options?|picks?|bets?|buys?|place(?:s)? (?:to (?:start|begin|be|put|park|invest)|for)|way(?:s)? to (?:earn|beat|own|reach|save|make|get (?:started|in|ahead|exposure)|start|begin|invest|go|grow|build|wealth|get rich)|moves?|plays?|starting point|first step|entry|home for|spot for|winners?|fit|value|buying|things? to|game in town|horse|asset(?: class)?|tools? for|solution|answer|route|path|road|vehicle|home|foundation|friend|idea|decision|call|ASSET (?:for|right|to|you|out|around))'
const merit = new RegExp(
  `\\b(?:best|better|smart(?:er|est)?|great(?:est)?|good|safe(?:r|st)?|ideal|perfect|top|sensible|wise(?:r|st)?|cracking|stellar|underrated|overlooked|unbeatable|foolproof|proven|lovely|neat|nifty|nice|fine|tidy|ripping|beaut|marvellous|splendid|shrewd|prudent|poor|bad|terrible|silly|dumb|worst|solid|strong(?:er|est)?|excellent|obvious|natural|superb|cracking|clear|easy|winning|right(?! to )|terrific|fantastic|brilliant|handy|clever|only) (?:\\w+ ){0,2}?${noun}\\b`,
)
/** Judgement after the class was named: "ETFs trump everything", "property is the way to wealth", "small caps are where the money is". */
const verdict =
  "(?:the best\\b(?! (?:and|days?|known|performing|way to (?:learn|understand)))|best (?:choice|bet|option|avoided|left|suited|place|friend|thing)|(?:far |much |a lot |way )?better(?! (?:known|understood|explained|regulated|protected|or worse|described|prices?))|smart(?:er|est)?|wise(?:r|st)?|sensible|unbeatable|excellent|fantastic|brilliant|superb|terrific|king|kings|essential|a must|the go\\b|the answer|a winner|winners|no-?brainers?|all (?:that )?(?:you|anyone|a beginner|beginners|most people)|where (?:the|it|smart|real|you want)|the (?:\\w+ )?(?:way|road|path|key|route|ticket|secret) (?:to (?:wealth|riches|go|get|build|financial|freedom|grow|invest)|forward)|worth (?:it|having|owning|buying|holding|your|every|a (?:look|punt|spot|go))|overrated|overhyped|rubbish|a waste|a mug's game|dead\\b|cooked|toxic|trash|garbage|terrible|awful|hopeless|(?:a|such a|really a) (?:good|great|bad|smart|strong|safe|sure|sensible|solid|top|clever|fine|natural|reliable|better|wise|poor|silly|dumb) (?:idea|bet|choice|move|start|place|buy|fit|option|pick|thing|investment|call|play|first|home|step|foundation|way to (?:start|begin|invest|grow|build))|good (?:value|buying|choices|bets|options)|going nowhere|superior|hard to (?:beat|go past)|everything else|hands down|your (?:friend|ticket|mate|ally|answer|best|money)|too risky for|not worth|to be avoided|a keeper|the ticket|the future|the real deal|a spot\\b|no place in|(?:an? )?(?:fool|mug|loser|gambler|sucker|winner)'s game|a place in|sense\\b(?! of)|the only (?:one|thing|way|sensible)|the (?:one|ones|thing|pick) (?:to|for|you|that (?:pays|wins|works|beats|comes|does|makes))|made for|quiet achievers?|underrated|overlooked|unloved|for (?:gamblers|mugs|suckers|dummies|fools|losers|beginners|young people|you|everyone|winners|people (?:like|who want to (?:win|get rich|sleep)))|what (?:you|we|anyone|everyone|beginners|people) (?:should|need|want|ought|must|'re after))"
const predicate = new RegExp(
  `\\b(?:${asset}|${cash})(?! ?(?:is|are)? (?:if|when|whether))(?: (?!if|when|whether|that|which|because|who)[\\w'-]+){0,4}? (?:is|are|makes?|would be|will be|can be|deserves?|remains?|seems?|looks?|has|have|beats?|trumps?|wins?|leaves?|serves?|offers?|belongs? in) (?:(?!rarely|seldom|hardly|not|never|neither|no\\b)[\\w'-]+ ){0,3}?${verdict}`,
)
const serves = new RegExp(
  `\\b${asset}(?: [\\w'-]+){0,3} (?:will |would |can )?(?:serves? you|see you right|does? the lot|does? it (?:\\w+ ){0,2}(?:cheaper|better)|earn(?:ed|s)? (?:its|their) (?:keep|place|way|spot|stripes)|look after you|reward you|treat you|do the (?:job|trick|heavy lifting)|beats?|trumps?|outshines?|wins?\\b(?! or)|comes? out (?:ahead|on top)|leaves? ${asset} for dead|knocks? spots|blows?|eats?)\\b(?! (?:the index|the market|inflation|into|an?|its|their|the) ?(?:target|benchmark|index|market|hurdle|average|inflation)?)`,
)
const fares = new RegExp(
  `\\b(?:do|does|did|fares?|goes?|gets? on|starts?|start off|are|is) (?:\\w+ )?(?:best|better|well|fine|great) (?:off )?(?:with|in|by|out of) (?:\\w+ ){0,4}?${asset}|\\bnothing (?:beats|tops|compares (?:to|with)|comes close to) (?:\\w+ ){0,4}?${asset}|^\\W*${asset} (?:before|over|not|instead of|rather than|then) (?:\\w+ ){0,2}?${asset}\\b(?!.*\\b(?:is|are|was|were|means)\\b)`,
)
const hype =
  /\b(?:belter|ripper|cracker|screaming buy|strong buy|must-?(?:have|own|buy)s?|no-?brainer|(?:can't|cannot|can not|never) (?:really )?go wrong|set for life|never looked back|laughing|made (?:a|an absolute) (?:killing|motza|fortune|mint|packet)|thank me later|(?:won't|never) regret|you beauty|to the moon|moonshot|going gangbusters|on fire|crushing it|killing it|way to go|where it's at|is king|are king|sure winner|hidden gems?|gem of|steal of|absolute steal|a steal|a bargain|bargains|undervalued|underpriced|oversold|on sale|dirt cheap|going cheap|get amongst it|fill (?:your|yer|ya) (?:boots|chest|bags?)|back up the truck|have a crack at|get on it|get around it|(?:sleep(?:s|ing)?|slept) (?:well|soundly|easy|like a baby)|hot (?:right now|stuff|pick)|smart money|millionaires? (?:buy|own|hold|swear)|retired (?:early|rich|at)|quit (?:his|her|their) job|changed (?:his|her|their|my) life|got rich|(?:happily|well|soundly) ever after|never worr(?:y|ies|ied) (?:about \w+ )?again|(?:now )?(?:owns?|drives?|bought) (?:a |an |two |three |her own |his own )?(?:houses?|yacht|ferrari|lambo|porsche|mansion|boat|island)|be like \w+$|real money (?:is|gets)|financial freedom (?:is|comes|awaits)|under your belt|look no further|no further than|bee's knees|cat's (?:pyjamas|whiskers)|ant's pants|duck's nuts|dog's|primo|bonza|beaut\b|top-notch|have a go\b(?! at the)|a goer|pearler|unreal|awesome|amazing|dead ?set|the business\b(?= for| mate|$)|grew (?:to be )?(?:the )?rich\w*|richest|do as \w+ (?:\w+ )?did|follow (?:his|her|their|my|its) (?:lead|example)|(?:is|isn't) it (?:high |about )?time|stands? out\b|the standout|ticks? (?:every|all|the right|most) (?:the )?box(?:es)?|(?:real|huge|great|plenty of|lots of|more|serious|massive) (?:potential|promise|upside|legs)|(?:brighter|bright|big) future|(?:nice|good|great|handy|neat|solid|lovely|fine) addition|just what you(?:'re| are| were)|hard to (?:argue|fault)|has the edge|have the edge|never hurt anyone|round out (?:your|the)|take you far|ends? up in|let it be|(?:every|any) day of the week|belongs? in (?:a|an|any|every|your|most|the)\b|one to (?:hold|own|buy|watch|avoid|have)|zing\b|the pick of|treat you well|treated (?:her|him|them|me|us) (?:well|beautifully)|never (?:had to )?(?:work|worked|paid for \w+) again|worked (?:wonders|a treat|out (?:great|well|nicely|beautifully)))\b|\u00a7/
const cheapNow = new RegExp(
  `\\b(?:${asset}|prices?|valuations?)\\b[^.;]{0,30}?\\b(?:(?:looks?|seems?|looking) (?:\\w+ ){0,2}(?:cheap|dear|expensive|attractive|good|great|strong|weak|solid|promising|tempting|oversold|overvalued|undervalued|fair(?:ly)? valued|better|best|ripe|frothy)|(?:cheap|dear|expensive|attractive|overvalued|good value|great value|good buying|strong|weak) (?:right now|now|today|at the moment|currently|these days|this (?:week|month|year)|at (?:these|current)))`,
)
const winner = new RegExp(
  `\\b${asset} (?:\\w+ )?(?:over) (?:\\w+ ){0,2}?${asset}(?: every time| any day| hands down|\\W*$)|\\b${asset} (?:beats?|trumps?) (?:\\w+ ){0,3}?${asset}`,
)

/** The educator speaks of itself and a product in one breath, and is not explaining. */
const self = /\b(?:i|i'd|i'm|i've|i'll|my|mine|me|we'd|we're)\b/
const explaining =
  /\b(?:can|could|can't|cannot|won't|don't|happy|glad|hope|help|helps|explain|explained|show|describe|walk|talk|teach|mean|meant|answer|mention|mentioned|cover|covered|said|say|call|use|using|compare|see|understand|thank|sorry|lesson|lessons|question|advice|for me|let me|tell me|remind me|give me|check|wary|careful|read|point|summar\w+|define|break|list|outline|example|rules|job|role|ask|asked|asks|asking|not|refuse|avoid giving|would need|stick to (?:facts|education|ideas|explaining))\b/

const insiders =
  /\b(?:analysts?|brokers|experts?|the pros|professionals|insiders|the street|fund managers|institutions|smart money|hedge funds|billionaires?|millionaires?|buffett|gurus?|economists|my (?:mum|dad|uncle|aunt|aunty|mate|mates|boss|friend|cousin|brother|sister|neighbour|pop|nan|grandma|grandpa|barber)|your (?:mates|friends)|(?:those|people|folks) in the know|everyone|everybody|half the country|tiktok|reddit|influencers|most (?:young )?(?:people|investors|aussies|australians|beginners))\b[^.;]{0,40}?\b(?:pil(?:es?|ed|ing)|rates?|loves?|swears?|stack(?:s|ing)?|tips?|tipping|backs?|backing|hoard(?:s|ing)?|load(?:s|ing)?|recommends?|favours?|favor|prefers?|agrees?|raves?|jump(?:s|ing)?|rush(?:es|ing)? into|sticks? (?:with|to)|goes with|starts? (?:off )?with)\b/

/** Whether a clause praises, damns or shows fondness for a class of product, in its own or another's name. */
export function isOpinion(clause: Clause): boolean {
  const { text } = clause
  if (clause.doubts || clause.warns || !target.test(text)) return false
  return (
    [merit, fares, predicate, serves, hype, winner, cheapNow, insiders].some((pattern) => pattern.test(text)) ||
    (self.test(text) && !explaining.test(text))
  )
}

/** Whether a text is full of the words of hype, whatever it speaks of. */
export const isHype = (low: string): boolean => hype.test(low)

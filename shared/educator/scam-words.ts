// Scam words: who is in a scam, where they are met, and what they offer and want, as people write it. Without apostrophes and capitals.

export type ScamSign = {
  /** The term of the glossary that fits. */
  readonly id: string
  /** What the lesson is searched for in place of the question. */
  readonly tells: string
  /** Any of these is a sign, where all that it lists is said, in any order. */
  readonly said: ReadonlyArray<readonly RegExp[]>
  /** Said by those who mean something ordinary. */
  readonly never: RegExp
}

/** Matches any of some words, each of them a pattern, where a word begins and ends. */
export const any = (...words: string[]): RegExp => new RegExp(String.raw`\b(?:${words.join('|')})\b`)

export const person = String.raw`(?:guy|bloke|dude|man|lady|woman|girl|girlfriend|boyfriend|bf|gf|chick|mate|friend|someone|somebody|stranger|random|trader|mentor|coach|expert|analyst|adviser|advisor|broker|manager|agent|professor|he|hes|she|shes|they|theyre|him|her|his|who)`
export const dating = String.raw`(?:tinder|hinge|bumble|grindr|okcupid|dating (?:apps?|sites?)|met online|(?:matched|match) (?:with|on)|online (?:girlfriend|boyfriend|friend))`
export const chats = String.raw`(?:telegram|whats ?app|we ?chat|viber|discord|signal)`
export const social = String.raw`(?:insta|instagram|ig|facebook|fb|messenger|snap|snapchat|tik ?tok|x|twitter|linkedin|reddit|youtube|online)`
export const coins = String.raw`(?:crypto|btc|bitcoins?|eth|ether|ethereum|usdt|coins?)`
export const trading = String.raw`(?:invest\w*|trad(?:e|es|er|ers|ing)|platforms?|brokers?|tips?|signals?|profits?|returns?|forex|gold|money|bucks|grand|manage my portfolio|doubl\w+|tripl\w+|${coins})`
export const offers = String.raw`(?:doubl\w+|tripl\w+|10x|guarantee\w*|signals?|trades? for (?:me|you|people)|(?:split|share|keep|takes?) .{0,20}(?:profits?|cut|half)|(?:asked|offer(?:s|ed|ing)?|wants?|wanted) to manage my (?:account|funds|investments|money|portfolio)|(?:will|hell|shell|theyll|and) manage my (?:account|funds|investments|money|portfolio)|made \$?\d[\d,.]*k? (?:\w+ )?(?:crypto|forex|trading)|(?:trad\w+|invest\w*) (?:app|site|platform|group|course|account)s?|wants? me to|asked me to|told me to (?:invest|trade|put|send|deposit|transfer|join)|(?:teach|teaching|showing|showed|help|helping) me|invest with|join|(?:his|her|their) (?:platform|group|site|app)|send (?:him|her|them)|flip)`
export const out = String.raw`(?:withdraw\w*|withdrew|releas\w*|cash(?:ing)? ?out|payout|unlock\w*|unfreeze|(?:take|get|pull|bring)\b.{0,25}\bout|(?:get|have|access) my (?:\w+ )?(?:money|funds|profits?|winnings|gains|earnings|coins|${coins})|sends? (?:me )?my (?:\w+ )?(?:money|funds|profits?|winnings)|lets? me have)`
export const demand = String.raw`(?:told|says?|said|saying|wants?|wanted|asks?|asked|asking|needs? me|requires?|demand\w*|making me|insists?|(?:they|he|she|support)ll|platform|site|website|mentor|support|customer service|account manager)`
export const due = String.raw`(?:pay|paying|paid|tax|taxes|fees?|deposit|verification|commission|owe|top ?up|\d+ ?(?:%|percent|k|dollars|bucks|grand))`
export const callers = String.raw`(?:(?:comm|my |the |your )?bank|commbank|cba|nab|anz|westpac|ing|bendigo|macquarie|ato|tax office|my ?gov|centrelink|police|afp|asic|amazon|nbn|telstra|microsoft|apple|paypal|auspost|linkt|someone|somebody|guy|bloke|lady|man|woman|caller|coin ?spot|coinbase|binance|swyftx|kraken|ledger|metamask|support|fraud team)`
/** Who holds what somebody owns, and writes to them now and then. */
export const firms = String.raw`(?:asx|broker|comm ?sec|computershare|link market services|mufg|registry|self ?wealth|stake|super(?:annuation)? fund|vanguard)`
export const reached = String.raw`(?:call(?:ed|ing|s)?|rang|ring(?:ing|s)?|phoned?|texted|text(?:s|ing)?|txt|sms|emailed|emails?|messaged|messages?|msg|dmed|dmd)`
export const secrets = String.raw`(?:code|codes|otp|pin|passcode|password|login|log ?in details|netbank|seed ?phrase|recovery phrase|secret phrase|private keys?|(?:12|24|twelve|twenty ?four) words|card (?:number|details)|bank details)`
export const relatives = String.raw`(?:mum|mom|dad|parents|mother|father|nan|nana|nanna|grandma|grandpa|gran|pop|sister|brother|aunty?|auntie|uncle|wife|husband|partner|girlfriend|boyfriend|flatmate|housemate|mate|friend)`

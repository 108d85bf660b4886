// Beside others: words of a question that mean something else beside their neighbours, and what they are searched as.
import { ofMine } from './people-words.ts'

/** When somebody dies, and what they may leave. */
const dies = String.raw`\b(?:after|if|once|suppose|when) (?:\w+ ){0,4}?(?:dad|father|grand\w+|he|holder|husband|i|mother|mum|nan|owner|parents?|partner|person|pop|she|somebody|someone|they|we|wife|you) (?:die[ds]?|pass(?:es)? away)\b`
const left = String.raw`\b(?:accounts?|bitcoin|coins|crypto|etfs?|holdings|house|investments|money|portfolio|savings|shares|stocks|super|wallet)\b`

/** Words that mean something else beside these neighbours than alone, and what they are searched as. */
export const besideOthers: ReadonlyArray<readonly [said: RegExp, searched: string]> = [
  [/\bbear(?= stearns\b)/g, 'bearstearns'],
  // What a fund returns before or after tax is nothing to lodge.
  [/(?<!\b(?:after|before|post|pre)[ -])\b(?:in )?(?:my |the )?tax returns?\b/g, ' tax lodging'],
  [
    /\bindex(?:ation|ed|ing)\b(?=.*\b(?:hecs|student loan)\b)|(?<=\b(?:hecs|student loan)\b.*)\bindex(?:ation|ed|ing)\b/g,
    'hecs',
  ],
  [/(?<!\bfraud\w* .*)\bcredit cards?\b(?! fraud)/g, 'creditcard'],
  // No registry of shares, no new shares, and nobody who votes.
  [/\b(?:births?|bridal|business|domain|gift|land|title|wedding) registr(?:y|ies)\b/g, 'otherregistry'],
  [
    /\b(?:clinical|graduate|job|nursing|prac|student|teaching|uni|university|unpaid|work)(?: \w+)? placements?\b|\bplacements? (?:at (?:an? |my |the )?(?:clinic|college|hospital|school|tafe|uni\w*)|students?)\b/g,
    'workplacement',
  ],
  [/\b(?:as )?a proxy for (?!me\b|my\b|the\b|.*\b(?:agm|meeting|vote)\b)/g, ''],
  [/\bbuy now,? pay later\b/g, 'bnpl'],
  [/\bhedge funds?\b/g, 'hedgefund'],
  [/(?<=\bfees? (?:\w+ )?)on stake\b(?= *(?:$|[?!.]))/g, 'on broker'],
  [
    /\b(?:am i|is (?:it|\d\d)) (?:too )?(?:late|old) to (?:begin|invest|start)(?: investing)?(?: at \d\d)?(?= *(?:$|[?!.]))|\b(?:am i|how am i|i[’']?m) (?:\w+ )?(?:behind|doing|going)(?: \w+)? (?:at \d\d|for my age)(?= *(?:$|[?!.]))/g,
    'start twenty thirty',
  ],
  // What even is this: only who breaks even says something with it.
  [/\b(?<!\b(?:back to|break\w*|broke|brok\w+|get|gets|getting|got)[ -])even\b(?! out\b)/g, ''],
  [/\bsuper(?= bowl\b)/g, 'superbowl'],
  [/\bmining(?= (?:boom|compan(?:y|ies)|giants?|sector|shares?|stocks?)\b)/g, 'miners'],
  [/\bstop[ -]loss(?:es)?\b/g, 'stoploss'],
  [/\bdefault(?= (?:super |investment )?(?:options?|fund|choice)\b)/g, 'mysuper'],
  [/\b(balanced|cash|conservative|defensive|growth|mysuper|other|that|investment|super) options?\b/g, '$1 choice'],
  // Alone it asks how quickly something is cash. Super is not sold: it is locked until it may be drawn.
  [/\bcash(?:ed|es|ing)? out(?= (?:(?:all|any|half|my|of|part|some|the|whole) )*super\b)/g, 'access'],
  [
    /\bcash(?:ed|es|ing)? (?:it|that|them|(?:my|the) (?!super\b)\w+) out\b|\bcash(?:ed|es|ing)? out(?= (?:(?:a|all|an|half|my|of|some|the|these|those) )*(?:bitcoin|coins?|crypto|etfs?|ether|ethereum|funds?|holdings?|investments?|market|portfolio|profits?|shares?|stocks?|units?)\b)|(?<=\b(?:shall|should) (?:i|we) (?:just )?)cash out\b|(?<=\b(?:ato|declare|report|tax\w*)\b.*)\bcash(?:ed|es|ing)? out\b|\bcash(?:ed|es|ing)? out\b(?=.*\b(?:ato|tax\w*)\b)/g,
    'sell',
  ],
  [
    /\b(?:get|see|receive) (?:paid|(?:my|the) (?:cash|money|proceeds))(?= (?:after|from|if|once|when) (?:\w+ ){0,3}(?:sell\w*|sold|sale)\b)(?!.*\b(?:courses?|distributions?|dividends?|ex|record)\b)/g,
    'settlement',
  ],
  [/\bsold\b(?=.*\bwhere(?:[’']?s| is) (?:my|the) (?:cash|money)\b(?! (?:best|better|safe\w*)\b))/g, 'settlement'],
  [/(?<=\b(?:gone|went) to (?:nothing|zero)\b.*)\bclaim\b/g, 'claim losses'],
  [/\b(?:sale |sell )(?:cash|money|proceeds)(?= (?:to )?(?:arrive|clear|hit|land|show up)s?\b)/g, 'settlement'],
  [/\bsharpe(?: ratios?)?\b/g, 'sharperatio'],
  [
    /\b(?:betashares direct|bell direct|cmc|commsec|etoro|ibkr|interactive brokers|moomoo|nabtrade|pearler|raiz|selfwealth|sharesies|spaceship|stake|superhero|webull)(?= (?:(?:closes|shuts) down|collaps\w+|fail\w*|go(?:es|ing)? (?:bankrupt|broke|bust|under)|went (?:bankrupt|broke|bust|under))\b)/g,
    'broker',
  ],
  [/(?<=\bbroker )(?:closes|shuts) down\b/g, 'collapse'],
  [/\bspread(?:ing)?(?= (?:across|between|it|money|my|our|out|over|risk|savings|your)\b)/g, 'diversify'],
  [/\bconsolidat\w+(?= .{0,20}\bsuper\b)|(?<=\bsuper\b.{0,20} )consolidat\w+/g, 'combine'],
  [new RegExp(String.raw`\b${ofMine}(?= (?:can |could |will )?(?:know|see) (?:how much i|my|what)\b)`, 'g'), 'people'],
  [
    /\b(?:ato|centrelink|tax office)(?= (?:can |could |will )?see my (?:holdings|portfolio|shares) (?:here|in gumnut|in this app)\b)/g,
    'people',
  ],
  [/\bmy ex\b(?!-)/g, 'my partner'],
  [
    /(?<=\b(?:binance|brokers?|coinbase|coinspot|kraken|swyftx) )(?:go|goes|going|went) (?:bankrupt|broke|bust|under)\b/g,
    'collapse',
  ],
  [
    /(?<!\b(?:shares?|stocks?)\b.*)\b(?:anz|cba|commbank|ing|macquarie|nab|ubank|westpac)(?= (?:collaps\w+|fails?|go(?:es)? (?:bankrupt|broke|bust|under))\b(?!.*\b(?:shares?|stocks?)\b))/g,
    'bank',
  ],
  [/(?<=\b(?:i|we|to|must|should) )declare\b/g, 'pay tax on'],
  [
    /(?<!\b(?:hack|scam|stole).*)\breport(?= (?:my )?(?:bitcoin|coins|crypto)\b(?! (?:wallets?|websites?)\b))(?!.*\b(?:addresses|blackmail\w*|fake|fraud\w*|hack\w*|police|scam\w*|sto(?:le|len)|theft|thieves)\b)/g,
    'tax on',
  ],
  [
    /\breport (?:a |my )?loss(?:es)?(?= to the (?:ato|tax office)\b| on (?:my )?(?:tax|shares?|stocks?|etfs?|crypto|bitcoin)\b|[ ?!.]*$)/g,
    'capital loss',
  ],
  [/(?<=\b(?:invest\w*|shares|start\w*)(?: \w+)? )under(?= (?:\$|\d{3}))/g, ''],
  [/\bcontract notes?\b/g, 'contractnote'],
  [
    /\bbank runs?\b(?! (?:an?|by|it|my|on|our|the|this)\b)|\b(?<!who )runs? on (?:(?:an?|my|the) )?banks?\b/g,
    'bankrun',
  ],
  [
    /\bbeneficiar(?:y|ies)(?=.*\bsuper\b)|(?<=\bsuper\b.*)\bbeneficiar(?:y|ies)\b|\b(?:who gets|leave) my super(?= (?:(?:if|when) i (?:cark|die)|to (?:a|my|somebody|someone)\b)| *(?:$|[?!.]))/g,
    'beneficiary nomination',
  ],
  // As the lesson says it: they get the tax back.
  [/\blow[ -]income super(?:annuation)? (?:tax )?offset\b/g, 'low income back listo'],
  // The offset of a tax is no account.
  [/\btax offsets?\b/g, 'taxoffset'],
  [/\bcapital[ -]rais\w+|\brais\w+ (?:\w+ )?capital\b(?! gains?\b)/g, 'capitalraising'],
  [/\bfind (?:all )?my super(?= *(?:$|[?!.]))/g, 'find my lost super'],
  [/(?<=\b(?:i|they|to|we|you) )value(?= (?:an? |my |the )?(?:shares?|stocks?)\b)/g, 'price'],
  // Who asks how little is enough, asks about small amounts.
  [
    /(?:(?:\$ ?|\b)\d[\d,.]*k? (?:\w+ ){0,3})?\b(?:enough|how much|money)(?: (?:\w+ ){0,4}need)? to start(?: (?:with|(?:to )?invest\w*))?(?= *(?:$|[?!.,]|in (?:etfs?|shares|stocks)\b))|\bstart(?:ing)?(?: (?:to )?invest\w*)? with (?:(?:just|only|like|about) )*(?:\$ ?)?\d{1,3}(?![\d.,]*(?:k|,?\d)|%| (?:coins?|etfs?|lessons?|shares?|stocks?|years?)\b)/g,
    'small amounts order',
  ],
  [
    /\b(?:invest (?:(?:just|only|like|with|about) )*(?:\$ ?\d{1,3}|\d{1,3} (?:bucks|dollars))(?: (?:a|each|every|per) (?:day|fortnight|month|week))?|is (?:\$ ?\d{1,3}|\d{1,3} (?:bucks|dollars))(?: (?:a|each|every|per) (?:day|fortnight|month|week))? (?:enough|worth (?:it|investing)))(?= *(?:$|[?!]))|(?<=\bworth )investing (?:just |only )?\d{1,3} (?:a|each|every|per) (?:day|fortnight|month|week)\b|\bhow little can i invest\b|\bsmallest amount i can invest\b/g,
    'small amounts order',
  ],
  // No deposit is guaranteed there.
  [
    /\bis my money safe(?= (?:in|on|with) (?:\w+ ){0,2}(?:bonds|crypto|etfs?|funds?|gold|markets?|shares|stocks|super)\b)/g,
    'safe',
  ],
  [
    /\bis my money safe (?:in|on|with) (?:a |my |the )?(?:betashares|brokers?|cmc|commsec|etoro|moomoo|pearler|platform|raiz|selfwealth|sharesies|spaceship|stake|superhero|vanguard|webull)(?= *(?:$|[?!.]))/g,
    'broker collapse custody',
  ],
  // A sum of money is whatever somebody has: it says nothing of what is asked.
  [/\b\d[\d,.]*k? (?:bucks|dollars|grand)\b/g, ''],
  // No lesson begins with the word, and how to start is another question than how to invest in something: this one is noise (question-words.ts).
  [
    /\b(?<!\bwhere (?:do|should) i )start(?:ed|ing|s)?(?= (?:to )?invest\w* *(?:$|[?!.,]|(?:as an?|at \d+)\b))/g,
    'firststep',
  ],
  [
    /(?<=\bhow (?:can i|do i|to) )(?=invest *(?:$|[?!.]|(?:\$ ?)?\d|(?:as an?|ethically|for|like|without)\b|(?:an |my |our |some |the )?(?:cash|inheritance|money|pay|savings) *(?:$|[?!.])))/g,
    'firststep ',
  ],
  [/(?<=\bhow (?:can i|do i|to) )begin(?= *(?:$|[?!.,]|(?:here|learning|with gumnut)\b))/g, 'begin investing'],
  // The country, or from now on; not Gumnut.
  [/\bhere(?= in (?:aus|australia|oz)\b)|\bnew to this country\b|(?<=\bdo with my money )from here\b/g, ''],
  // What somebody owns already is added here, not bought, and what goes to another place is not added here.
  [
    /(?<=^|\b(?:can i|how do i|to|where|where do i) )(?:add|enter|input|put in) (?:(?:my|the) (?:\w+ )?(?:coins|crypto|etfs?|shares|stocks)\b(?: i (?:already )?(?:have|hold|own)\b|(?! as collateral\b|.*\b(?:into|on|to) (?:an? |my |the )?(?:\w+ )?(?:broker|chess|commsec|company|ledger|pearler|selfwealth|stake|storage|trust|wallet|will)\b))|(?:stuff|things|what) i (?:already )?(?:have|hold|own)\b)(?!.*\b(?:ato|centrelink|mytax|smsf|super|tax)\b)/g,
    'add holding',
  ],
  // Who says that they are new and then asks something, asks that.
  [
    /\b(?:i am|i[’']?m|im) (?:\w+ )?new(?: here| to (?:all (?:of )?this|crypto|etfs|invest\w*|shares|stocks|this))?(?=\W+(?:(?:and|but|so) )?(?:can|could|does|do|explain|how|is|what|what[’']?s|when|which|who|why)\b)|(?<=\b(?:how|what|what[’']?s|when|which|who|why) .*\w\W+)(?:i am|i[’']?m|im) (?:\w+ )?new to (?:all (?:of )?this|crypto|etfs|invest\w*|shares|stocks|this) *$/g,
    '',
  ],
  [/\bis my money safe(?= on (?:binance|coinbase|coinspot|kraken|swyftx)\b)/g, 'safe crypto exchange'],
  [/\b(?:died|passed away) and left\b/g, 'deceased estate'],
  [
    new RegExp(
      String.raw`\bleft (?:me|us) (?=(?:\w+ ){0,2}?(?:coins|crypto|etfs?|shares|stocks)\b)|\b(?:in|need) (?:a|his|her|the|their) will\b(?=$|[?!.]| for my)`,
      'g',
    ),
    'deceased estate ',
  ],
  // Of what somebody leaves, not of a family that would be better off.
  [new RegExp(String.raw`${dies}(?=.*${left})|(?<=${left}.*)${dies}`, 'g'), 'deceased estate'],
  [/\bclaim(?= (?:(?:the|my|back) )*brokerage\b)/g, 'cost base'],
  [/\b(?:fees|costs) (?:\w+ )?(?:add(?:ing)? up|compound\w*|eat\w*)\b/g, 'fees drag growth'],
  [
    /(?<=\b(?:broker\w*|chess|commsec|etfs?|portfolio|shares|stocks)\b.*)\b(?:on|to|via|with) stake\b(?= *(?:$|[?!.]))/g,
    'to broker',
  ],
  [
    /(?<=\b(?:cmc|commsec|moomoo|nabtrade|pearler|selfwealth|superhero|webull) (?:and|or|versus|vs) )stake\b|\bstake(?= (?:and|or|versus|vs) (?:cmc|commsec|moomoo|nabtrade|pearler|selfwealth|superhero|webull)\b)/g,
    'broker',
  ],
  [/\bfrom stake\b(?! (?:pools?|rewards?)\b)/g, 'from broker'],
  [/\bmy ledger\b|\bto a ledger\b|\bledger (?:device|nano|wallet)\b/g, 'hardware wallet'],
  [/\b(?:binance|coinbase|coinspot|kraken|swyftx)(?= (?:collaps\w+|fail\w*)\b)/g, 'crypto exchange'],
  [
    /\b(?:eth|ether|ethereum|sol|solana|xrp|doge|dogecoin)(?= .*\btax)|(?<=\btax.* )(?:eth|ether|sol|xrp|doge)\b/g,
    'crypto',
  ],
  [/\bhow (?:long|many years) .{0,30}\bdoubl(?:e|es|ing)(?: (?:my|your|our|the) money)?\b/g, 'how long to double'],
  [
    /\bhow much (?:will|would|could|do) (?:i (?:have|end up with|get)|(?:\$ ?)?\d[\d,.]*k? (?:a|each|every|per) (?:day|fortnight|month|week) (?:be|become)(?: worth)?) (?:in|after) (?=.{0,12}\byears?\b)/g,
    'compound growth ',
  ],
  [
    /\b(?:this |the )?(?:website|site|app|platform) (?:is )?legit\b|(?<=\b(?:are|is|looks?|seems?) (?!this legit|(?:\S+ ){0,2}(?:afterpay|asx|bitcoin|bonds?|cfds?|crypto|deposits?|dividends|etfs?|ethereum|franking|funds?|gearing|gumnut|investing|market|mining|options?|reits?|sacrifice|shares|smsf|staking|stocks|super|trading) legit)(?:\S+ ){1,3})legit(?= *(?:$|[?!.]+ *$))/g,
    'is this legit',
  ],
  [/\b(?:in )?(?:more )?(?:plain|simpler?) (?:english|language|terms|words)\b/g, ''],
  [/\b(?:is|of|that|this) mine\b|\byour day\b|\bover (?:it|that|this) again\b|\bbear with\b/g, ''],
  [/\bsuper(?= (?:confus\w+|cool|dumb|easy|excited|helpful|interesting|keen|nice|useful)\b)/g, ''],
]

// Scam demands: what somebody tells who is asked for money, codes or an account, or has given them.
import {
  any,
  callers,
  chats,
  coins,
  demand,
  due,
  firms,
  out,
  person,
  reached,
  relatives,
  secrets,
  social,
  type ScamSign,
} from './scam-words.ts'

export const demands: readonly ScamSign[] = [
  {
    id: 'recovery-scam',
    tells: 'someone calls who can recover everything, for a fee: lawyers, hackers, recovery of money lost to scammers',
    said: [
      [
        any(String.raw`${person}|company|firm|hackers?|lawyers?|agency|investigators?|service`),
        any(
          String.raw`says?|said|claims?|claiming|offer(?:s|ed|ing)?|found|messaged|contacted|emailed|promis\w+|reckons?|(?:wants?|asks?|asking|needs?)\b.{0,20}\b(?:\d[\d,.]*k?(?! ?%| per ?cent| years?)|deposit|fees?|paid|payment|tax|up ?front)`,
        ),
        any(
          String.raw`(?:recover|retrieve|trace)\b.{0,30}\b(?:money|funds|losses|stolen|${coins})`,
          String.raw`get\b.{0,10}\b(?:my|the|your|our|lost|stolen)\b.{0,20}\b(?:money|funds|losses|${coins}) back`,
          String.raw`get\b.{0,12}\bback\b.{0,20}\b(?:scam\w*|stolen|lost)`,
        ),
      ],
    ],
    never: any(
      'super|ato|accountant|builder|landlord|tradie|rental bond|recover from|refund policy|(?:on|against) (?:my )?tax|(?:market|shares?|stocks?|prices?)\\b.{0,30}\\brecover (?:my|their|your|its|the)? ?losses',
    ),
  },
  {
    id: 'release-fee',
    tells:
      'a tax, an unlocking fee or a verification deposit to pay first for a withdrawal, each payment followed by another',
    said: [
      [
        any(demand),
        any(
          String.raw`${due}\b.{0,60}\b(?:before|first|until|till|in order to|so (?:that )?i can|or i cant|to)\b.{0,40}\b${out}`,
          String.raw`${out}\b.{0,30}\b(?:if|once|when|after) (?:i (?:\w+ )?)?(?:pay|send|deposit|top up)(?:ing)?\b`,
          String.raw`(?:before|cant|wont|until|to)\b.{0,40}\b${out}\b.{0,60}\b(?:pay|paid|tax|fees?|deposit|verification)`,
        ),
      ],
      [
        any(
          String.raw`(?:froze|frozen|freez(?:e|ing)|block(?:ed|ing)|lock(?:ed|ing)|hold(?:ing)?|held|paused)\b.{0,20}\bmy (?:\w+ )?(?:withdrawals?|funds|money|profits|payout|account|${coins})\b.{0,30}\b(?:until|till?|unless)\b.{0,20}\b(?:i|we) (?:\w+ )?(?:deposit|pay|send|top ?up|add)`,
        ),
      ],
      [
        any(
          String.raw`(?:wants?|asks?|asking|need(?:s|ed)?|demand\w*)\b.{0,30}\bto (?:unfreeze|unlock|unblock|release) (?:it|my|the)\b`,
        ),
      ],
      [
        any(
          String.raw`(?:wont|will not|not|refus\w+ to|doesnt|never) (?:let(?:ting)?|allow(?:ing)?) (?:me|us)\b.{0,20}\b${out}`,
          String.raw`(?:cant|cannot|unable to) (?:withdraw|cash ?out|(?:get|take) (?:my |the |any )?(?:money|funds|profits|${coins}) out)`,
        ),
        any(
          String.raw`they|platform|(?:trading|crypto|investment|forex) (?:app|site|website|account)|website|mentor|profits?|account manager|(?:guy|man|someone|stranger|woman) (?:online|on the internet)`,
        ),
      ],
    ],
    never: any(
      String.raw`super|superannuation|etfs?|funds? manager|index funds?|managed funds?|term deposits?|savings accounts?|accountant|employer|boss|payroll|pension|fhss|fhsss|(?:life|health|car|income) insurance|dividends?|ato|employee|executor|estate|landlord|hecs|help debt|mortgage|home loan|first home|gumnut|less tax|\d+(?:\.\d+)? ?(?:%|percent) fee to (?:withdraw|cash out)`,
    ),
  },
  {
    id: 'task-scam',
    tells: 'job and task scams: easy online work, small early payments, a deposit to unlock the next level',
    said: [
      [
        any(String.raw`tasks?|jobs?|work|liking|reviews?|reviewing|rating`),
        any(
          String.raw`(?:deposit|top ?up|recharge|topping up)\b.{0,60}\b(?:tasks?|levels?|unlock|wages?|salary|paid|commission|account|more|keep (?:going|working)|start)`,
          String.raw`pay\b.{0,30}\b(?:training|registration|joining|starter) (?:fee|kit)`,
          String.raw`(?:have|need|told me|wants? me) to (?:deposit|recharge|top ?up)\b.{0,20}\b(?:usdt|${coins})`,
        ),
        any(String.raw`online|telegram|whats ?app|tasks|remote|from home|app|like|liking|reviews?|reviewing|they|usdt`),
      ],
      [
        /\bjob offer|offered (?:me )?(?:an? )?(?:\w+ )?job\b/,
        /\b(?:from|in|on|over|through|via) (?:an? )?(?:telegram|whats ?app)\b/,
        any(String.raw`pay(?:s|ing)?|paid|usdt|${coins}`),
      ],
    ],
    never: any('term deposit', 'house deposit', 'direct deposit', 'super', 'broker'),
  },
  {
    id: 'money-mule',
    tells: 'money mules: somebody asks you to receive money and pass it on for a cut',
    said: [
      [
        any(
          String.raw`(?:use|using|borrow|rent|renting|buy|lend|hire) my (?:bank )?account`,
          String.raw`(?:pass|send|forward|transfer|move|run|receive)(?:e?d|ing)?\b.{0,30}\b(?:through|thru|via) my (?:bank )?account`,
          String.raw`(?:through|into|thru) my (?:bank )?account\b.{0,40}\b(?:pass|send|forward|transfer|move|withdraw)`,
        ),
        any(
          String.raw`pay(?:s|ing)? me|cut|cash for|(?:some|quick|easy) (?:cash|money)|guy|stranger|someone|somebody|receive|for a (?:fee|week|day)|\d+ ?(?:bucks|dollars)`,
        ),
      ],
    ],
    never: any('super', 'direct debit', 'shares', 'etfs?', 'can (?:someone|somebody|anyone)(?: else)? use my account'),
  },
  {
    id: 'phishing',
    tells: 'a code, a logo and a website copied; call on a number you found yourself, never the one in the message',
    said: [
      [
        any(String.raw`(?:${reached}|got|received)\b.{0,80}|(?:is|this|that)\b.{0,20}\b(?:text|sms|email|message)`),
        any(String.raw`text(?:ed)?|txt|sms|email(?:ed)?|messaged?|msg|call(?:ed)?|rang|dm`),
        any(
          String.raw`(?:account|card|my ?gov|netbank|wallet|payment|login|parcel|package|tfn)\b.{0,30}\b(?:locked|suspended|frozen|blocked|on hold|restricted|limited|expired?|expiring|compromised|deactivated|held|stuck)`,
          String.raw`click(?:ing)? (?:here|the|this|a|that|on)|(?:unusual|suspicious|strange|new) (?:activity|login|sign|transaction|device)|verify (?:my|your)|(?:toll|fine|parcel|delivery)\b.{0,30}\b(?:pay|owe|unpaid|link)|(?:i owe|unpaid) (?:an? |the )?(?:toll|fine|parcel|delivery)|(?:refund|rebate|bonus)\b.{0,30}\b(?:link|click|claim)`,
          String.raw`(?:sms|text|txt)\b.{0,20}\b(?:asking|telling|wants|wanting) (?:me )?to (?:confirm|verify)|(?:sms|text|txt) with an? link|(?:sms|text|txt)\b.{0,20}\bmy ?gov\b.{0,20}\brefund`,
        ),
      ],
      [
        any(callers),
        any(String.raw`${reached}|wants?|asks?|asked|asking|needs?`),
        any(
          String.raw`(?:for|wants?|needs?|my|the|your|a|read(?:ing)? (?:out|back)|give (?:them|him|her)) (?:my |the |a |out |back |\w+ )?(?:2fa |one time |security |verification |sms |6 digit |six digit |banking )?${secrets}`,
        ),
      ],
      [
        any(
          String.raw`(?:texts?|sms|emails?|calls?|messages?|letter|link) (?:is |was )?(?:\w+ )?(?:from|by) (?:\w+ ){0,2}(?:${callers}|${firms})`,
          String.raw`(?:${callers}|${firms}) (?:texts?|sms|emails?|messages?|letters?|(?:just |has |have )?(?:called|emailed|messaged|phoned|rang|sent|texted) (?:me|us))`,
        ),
        any(
          // Real estate and a trust account are in ordinary letters, which may be really confusing.
          String.raw`(?:real|fake)(?= *(?:$|[?!.,]|or\b))|really (?:from|by|them|the|my)|(?:an?|this|that) fake|trust (?:it|that|this|(?:that|the|this) (?:text|sms|email|call|message|letter|link))`,
          'legit(?:imate)?(?! to\\b)|genuine|dodgy|sus|suss',
        ),
      ],
      [
        any(
          String.raw`from (?:\w+ )?(?:amazon|apple|bank|binance|coin ?spot|coinbase|kraken|ledger|metamask|microsoft|nbn|paypal|swyftx|telstra)(?:s)? (?:fraud|help|security|support)(?: (?:desk|team))? (?:called|contacted|messaged|phoned|rang|texted) (?:me|us)`,
        ),
      ],
      [
        any('ato', 'tax office', 'my ?gov', 'centrelink', 'police', 'afp', 'border force'),
        any(reached, 'voicemail'),
        any('(?:i|we) (?:still )?owe', 'owing', 'tax debt', 'unpaid tax'),
      ],
    ],
    never: any(
      'gumnut',
      'asx codes?',
      String.raw`margin calls?|add(?:ing)? (?:an? )?(?:\w+ )?(?:nab|cba|anz|westpac|share|shares|stock|holding|investment)`,
      String.raw`(?:i|we) (?:called|rang|phoned|emailed|texted|messaged)`,
      String.raw`forg[eo]t\w*`,
      'reset',
      'pds',
      'newsletter',
      'price alert',
      'open banking',
    ),
  },
  {
    id: 'phishing',
    tells:
      'if it has happened the bank comes first, minutes count, no more goes out, IDCARE helps with stolen identity details',
    said: [
      [
        any(String.raw`click(?:ed)? (?:on )?(?:the|a|that|this|some|their|his|her)\b.{0,15}\blinks?`),
        any(
          String.raw`text|txt|sms|message|msg|emails?|dm|dodgy|sus|suss|weird|strange|fake|scam\w*|my ?gov|ato|bank|auspost|parcel|toll|details|password|${chats}|${social}`,
        ),
      ],
      [
        any(
          String.raw`(?:gave|given|sent|told|typed|entered|put) (?:him|her|them|someone|a guy|the guy|over|in)?\b ?(?:out )?(?:all )?my (?:\w+ ){0,2}?(?:code|pin|password|login|seed ?phrase|recovery phrase|private keys?|card|bank details|licence|license|passport|tfn|details)`,
        ),
        any(
          String.raw`(?:him|her|them|someone|guy|stranger|caller|site|website|page|link|text|phone|call(?:ed|er)?|${chats}|${social})`,
        ),
      ],
      [
        any(
          String.raw`(?:^|my )${relatives}\b.{0,20}\b(?:gave|given|sent|told|typed|entered|read) (?!me\b).{0,25}\b(?:her|his|their) (?:\w+ ){0,2}?(?:code|pin|password|login|seed ?phrase|card|bank details|licence|license|passport|tfn|details)`,
        ),
        any(
          String.raw`(?:someone|somebody)(?! at (?:(?:the|her|his|their) )?(?:ato|bank|centrelink|work|super))|stranger|caller|(?:a|some|this) (?:guy|man|woman|bloke|lady)|(?:on|over) (?:the )?phone(?! to (?:order|pay|book|buy))|who (?:called|rang)|(?:called|rang) (?:her|him)|from an? (?:text|sms|email)|dodgy|fake|scam\w*|links?(?! to (?:split|pay|book))|${chats}(?! for (?:rent|the rent|a bill|bills))`,
        ),
      ],
      [
        any(
          String.raw`(?:ive|i have|i|im|weve|we|think i|think im|got|just|me) (?:just |been |got |getting |was |being |think ){0,3}hacked`,
          String.raw`(?:someone|somebody|they|he|she) (?:has |have |just )?hacked (?:me|my|into my)`,
          String.raw`(?:someone|somebody|stranger)\b.{0,15}\b(?:stole|stolen|used|using) my (?:identity|licen[cs]e|name|passport|tfn)`,
          String.raw`my (?:\w+ ){1,4}?(?:has |have |was |were |got |been |just |is |being ){1,3}hacked`,
        ),
      ],
    ],
    never: any(
      String.raw`gumnut|lesson|welcome|verification|confirm(?:ation)?|reset|newsletter|unsubscribe|pds|what if|if (?:i|my|it|they|the|an|a|someone|somebody)\b.{0,25}\bhacked|accountant|super fund|employer|boss|computershare|dividends?|my broker`,
    ),
  },
]

// Scam phishing: what somebody tells who is written to or called by whoever pretends to be a bank, an agency or a support, or who has
// given details away.
import { any, callers, chats, firms, reached, relatives, secrets, social, type ScamSign } from './scam-words.ts'

export const phishing: readonly ScamSign[] = [
  {
    id: 'phishing',
    tells: 'a code, a logo and a website copied; call on a number you found yourself, never the one in the message',
    said: [
      [
        any(String.raw`(?:${reached}|got|received)\b.{0,80}|(?:is|this|that)\b.{0,20}\b(?:text|sms|email|message)`),
        any(String.raw`text(?:ed)?|txt|sms|email(?:ed)?|messaged?|msg|call(?:ed)?|rang|dm`),
        any(
          String.raw`(?:account|card|my ?gov|netbank|wallet|payment|login|parcel|package|tfn)\b.{0,30}\b(?:locked|suspended|frozen|blocked|on hold|restricted|limited|expired?|expiring|compromised|deactivated|held|stuck)`,
          String.raw`click(?:ing)? (?:here|the|this|a|that|on)|(?:unusual|suspicious|strange|new) (?:activity|login|sign|transaction|device)|verify (?:my|your)|(?:toll|fine|parcel|delivery)\b.{0,30}\b(?:pay|owe|unpaid|link)|(?:i owe|outstanding|overdue|unpaid) (?:an? |the )?(?:toll|fine|parcel|delivery)|final notice\b.{0,15}\btoll|(?:asking me to|said|says?|telling me to) pay (?:an? |the |this )?toll\b|(?:delivery|package|parcel)\b.{0,20}\bfee\b.{0,20}\blink|toll\b.{0,15}\b(?:final notice|outstanding|overdue)|(?:refund|rebate|bonus)\b.{0,30}\b(?:link|click|claim)`,
          // Trades, bookings and new accounts are confirmed by texts, and friends send links to read.
          String.raw`(?:sms|text|txt)\b.{0,20}\b(?:asking|telling|wants|wanting) (?:me )?to (?:confirm|verify)(?! (?:an?|my|the) (?:\w+ )?(?:appointment|booking|order|trade)\b)`,
          String.raw`(?:sms|text|txt)(?: from (?:\w+ ){0,2}?(?!(?:${relatives}|teacher)\b)\w+)? with an? link(?= *(?:$|[?!.,]|and|do|from (?!my)|is|should)| to (?:claim|confirm|log|pay|reset|unlock|update|verify)\b)|(?:anz|ato|auspost|bank|cba|centrelink|commbank|linkt|my ?gov|nab|telstra|westpac) (?:emailed|messaged|texted) me (?:with )?an? link(?= *(?:$|[?!.,]|and|do|is|should)| to (?:claim|confirm|get|log|pay|reset|unlock|update|verify)\b)`,
          String.raw`(?:sms|text|txt)\b.{0,20}\bmy ?gov\b.{0,20}\brefund|my ?gov (?:sms|text|txt)\b.{0,20}\b(?:claim|owed) (?:an? |the |my )?(?:\w+ )?refund`,
        ),
      ],
      [
        any(callers),
        any(String.raw`${reached}|wants?|asks?|asked|asking|needs?`),
        any(
          String.raw`(?:for|wants?|needs?|my|the|your|a|read(?:ing)? (?:out|back)|give (?:them|him|her)) (?:my |the |a |out |back |\w+ )?(?:2fa |one time |security |verification |sms |6 digit |six digit |banking )?${secrets}`,
        ),
      ],
      // No firm asks for these on the phone, and no page but the wallet's own for its words.
      [
        any(
          String.raw`(?<!\b${relatives} )(?:called|phoned|rang)\b.{0,20}\b(?:asked|asking|needed|needs|wanted|wants) (?:me )?(?:for )?(?:my|the) (?:(?!wi-?fi)\w+ )?(?:code|otp|passcode|password|pin|seed phrase)`,
          String.raw`(?:airdrop|form|link|page|pop ?up|site|website)\b.{0,20}\b(?:asked|asking|asks|needs|wanted|wants) (?:me )?(?:for|to (?:confirm|enter|type)) (?:my|the) (?:private keys?|(?:recovery|secret|seed) ?phrase|(?:12|24) words)`,
        ),
      ],
      [
        any(
          String.raw`my (?:identity|name|tfn) (?:has been|is|was) (?:being )?used (?:for|in) (?:an? )?(?:crimes?|fraud|money laundering)`,
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
          // Whoever is called back, or about a ticket or a visit of their own, has asked for it.
          String.raw`(?:amazon|apple|bank|binance|coin ?spot|coinbase|kraken|ledger|metamask|microsoft|nbn|paypal|swyftx|telstra)(?:s)? (?:fraud|help|security|support)(?: (?:desk|team))? (?:called|contacted|messaged|phoned|rang|texted) (?:me|us)(?! back\b|.*\bmy (?:\w+ )?(?:appointment|complaint|order|repair|ticket)\b)`,
        ),
      ],
      [
        any('texts?|texted|txt|sms|messaged?|msg|whats ?app|h(?:ey|i) (?:dad|mum)'),
        any(relatives, 'daughter|kid|son'),
        // Children want new phones, too.
        any('new (?:mobile |phone )?number|(?:from|on) an? new (?:mobile|phone)', String.raw`pretend\w* to be my`),
        any('asks?|asked|asking|needs?|wants?|pay|send|transfer'),
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
          String.raw`(?:someone|somebody|stranger)\b.{0,15}\b(?:stole|stolen) my (?:identity|licen[cs]e|name|passport|tfn|(?:(?:bank|credit|debit) )?card)`,
          // At a bank, a broker or work they may have been asked to.
          String.raw`(?:someone|somebody|stranger)(?! (?:at|from) (?:my |our |the )?(?:bank|broker|super|work)\b)\b.{0,15}\b(?:used|using) my (?:identity|licen[cs]e|name|passport|tfn|(?:(?:bank|credit|debit) )?card)(?! as\b)`,
          String.raw`(?:someone|somebody|stranger)\b.{0,15}\b(?:got|opened|opening|taken out|taking out|took out) (?:an? |the )?(?:(?!joint)\w+ ){0,2}?(?:accounts?|cards?|loans?) (?:in|under|using|with) my (?:details|identity|licen[cs]e|name|passport|tfn)`,
          String.raw`(?:someone|somebody|they)(?: (?:has|have|just))? (?:cleaned out|drained|emptied) my (?:\w+ )?(?:account|coins|crypto|super|wallet)`,
          String.raw`my (?:\w+ )?(?:account|coins|crypto|wallet) (?:(?:been|got|has|have|is|just|was|were) )+(?:drained|emptied)(?! by (?:bills|fees|gas))`,
          String.raw`my (?:\w+ ){1,4}?(?:has |have |was |were |got |been |just |is |being ){1,3}hacked`,
        ),
      ],
    ],
    never: any(
      String.raw`gumnut|lesson|welcome|verification|confirm(?:ation)?|reset|newsletter|unsubscribe|pds|what if|if (?:i|my|it|they|the|an|a|someone|somebody)\b.{0,25}\bhacked|accountant|super fund|employer|boss|computershare|dividends?|my broker`,
    ),
  },
]

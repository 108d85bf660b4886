// Scam offers: what somebody tells who is promised what no market pays, told to move money to safety, or met by a stranger who invests.
import {
  any,
  callers,
  chats,
  coins,
  dating,
  demand,
  offers,
  person,
  reached,
  relatives,
  social,
  trading,
  type ScamSign,
} from './scam-words.ts'

export const offersOfScams: readonly ScamSign[] = [
  {
    id: 'scam',
    tells:
      'percent a day or week is a claim that leads to nonsense, a small number that repeats gets very large, smoothness is a warning',
    said: [
      [
        any(
          String.raw`\d+(?:\.\d+)? ?(?:%|percent|per ?cent|pc)? ?(?:(?:profit|return|interest|gains?|returns) )?(?:(?:a|per|each|every) (?:day|week|hour)|daily|weekly)`,
        ),
        any(
          String.raw`guarante\w*|legit|promis\w+|bots?|schemes?|platform|site|apps? (?:says?|pays?|promises)|returns?|profits?|passive income|arbitrage|risk free`,
        ),
        /%|\b(?:percent|per ?cent|pc|guarante\w*|bots?|platform|arbitrage)\b/,
      ],
      [/\bguarante\w*/, /\b\d+(?:\.\d+)? ?(?:%|percent|per ?cent|x)[^.]{0,20}\b(?:a|per|each|every) month\b/],
      [
        // The robots of companies are not meant.
        any(
          String.raw`(?:deposit|invest|join|put|send)\b.{0,30}\b(?:in|into|on|to|with) (?:her|his|(?<!\b(?:compan|firms).*)their) (?:ai |crypto |forex |trading ){1,2}(?:bots?|robots?|signals)`,
        ),
      ],
      [/\bguarante\w* (?:\w+ ){0,2}?(?:signals?|profits?|wins?|winners?|gains?|10x|crypto|trades?)\b/],
      [
        any(String.raw`${person}|bot|site|website|app|platform|group|ad|celeb\w*`),
        any(
          String.raw`(?:can|will|would|to|could|hell|shell|theyll|and|that) (?:doubl\w+|tripl\w+|flip|10x) (?:my|your|any|the|peoples?|whatever|it)`,
          String.raw`doubles (?:my|your|peoples?) (?:money|cash|savings|deposit|${coins})`,
          String.raw`(?:dmed|dmd|messaged|texted|contacted|added) (?:me|us)\b.{0,30}\b(?:doubl|tripl)(?:e|ing) (?:my|your) (?:money|cash|savings|${coins})`,
          String.raw`turn(?:s|ed|ing)? (?:my |your )?\$?\d[\d,.]*k? ?(?:bucks|dollars)? into`,
          String.raw`send (?:him |her |them )?[\d.]+ ?${coins}\b.{0,20}\bget [\d.]+ ?(?:${coins} )?back`,
        ),
      ],
    ],
    never: any(
      String.raw`term deposits?|savings|annuit\w+|rule of 72|how long|how many years|super|hours? (?:a|per) (?:day|week)|bank|halving|index funds?|etfs?|bonds?|diversif\w+`,
    ),
  },
  {
    id: 'scam',
    tells:
      'bank calling, sharing your screen, code, no bank needs it to protect an account; call on a number you found yourself',
    said: [
      [
        any(
          String.raw`someone (?:is|was|got|has been|had been|been) (?:in|into|using|accessing|trying to (?:access|get into)) my (?:bank )?account`,
          String.raw`(?:safe|safety|secure|holding|protected|government|trust) (?:bank )?account`,
          'a(?:nother|n?) account to (?:keep|protect)',
        ),
        any(String.raw`mov(?:e|ing)|transfer\w*|send|sending|shift|put`),
        any(
          String.raw`${reached}|told|tells|telling|said|says|saying|asked|asking|police|fraud|hacker|hacked|compromised|someone`,
        ),
      ],
      [
        any(callers),
        any(String.raw`${reached}|said|says|told|wants?|threaten\w*`),
        any(
          String.raw`gift ?cards?|arrest\w*|warrant (?:out|for my)|(?:got|have|has|theres|there is) a warrant(?= *(?:$|[?!.,]|against|and|for (?:me|my)|if|on me|out|unless))|go to jail|deport\w*|bitcoin atm|told me to pay (?!off).{0,20}\b(?:in|with|by) ${coins}|(?:pay|transfer|send|move)\b.{0,30}\b(?:immediately|right now|straight away|or else|today or)|pay (?:in|with|by) ${coins}|(?:called|phoned|rang|texted)\b.{0,30}\bpay (?:\w+ ){1,3}?(?:in|with|by) ${coins}`,
        ),
      ],
      [any('(?:bitcoin|btc|crypto) atms?'), any('asked|told|wants?'), any('deposit|pay|send|transfer')],
      [any(String.raw`pay (?:\w+ ){0,3}?(?:in|with|by) ${coins}`), any('arrest(?:ed)?|jail|or else')],
      [
        any(
          String.raw`(?:pay|paid|paying|payment|send|buy|bought)\b.{0,40}\b(?:gift|itunes|steam|google play|apple) ?cards?`,
        ),
        any(demand),
      ],
    ],
    never: any('trust account', 'super', 'mum|dad|parents?', 'etfs?'),
  },
  {
    id: 'remote-access-scam',
    tells: 'sharing your screen, remote access, bank calling, no bank needs it to protect an account',
    said: [
      [/\bpop ?ups?\b/, any('call|rang|ring'), any('apple|hacked|microsoft|number|virus')],
      [
        // Who needs it themselves, or is asked by somebody they live with, is not told that it is a scam.
        any(
          String.raw`(?<!\b(?:i|we|(?<!online )${relatives}) )(?:asked|asking|asks|needs|needed|(?<!^)need|told|wants?|wanted)(?! to know)`,
        ),
        any(
          String.raw`anydesk|install any desk|remote access|screen ?shar\w+|share my screen|team ?viewer|in(?:to)? my (?:computer|laptop|pc)`,
        ),
      ],
    ],
    never: any('boss|classmate|colleague|does gumnut|employer|job|lesson|my tutor|teacher|uni|work'),
  },
  {
    id: 'scam',
    tells:
      'it starts with a friendly message from a stranger, trust, dating, only then the investment: trading platform, small win, profits',
    said: [
      [
        any(dating),
        any(trading),
        any(
          String.raw`(?:met|from|off|girl|guy|lady|bloke|dude|man|woman|mate|friend|someone|match|matched|date|wants?|her|his|she|he|shes|hes|says?|boyfriend|girlfriend)`,
        ),
      ],
      [
        any(
          String.raw`${person}\b.{0,30}\b(?:on|from|off|in|over|via|through) (?:a |my |this |the )?(?:${chats}|${social})`,
          String.raw`(?:${chats}|${social}) (?:\w+ ){0,2}?(?:${person}|group|chat|channel|server|account|page|girl|traders?|signals?)`,
          String.raw`(?:messaged|added|contacted|dmed|dmd|dms?|texted|approached|reached out to|invited) (?:me|us)\b.{0,40}\b(?:${chats}|${social}|group|chat)`,
        ),
        any(offers),
        any(trading),
      ],
      [
        any(
          String.raw`${chats} (?:\w+ ){0,3}?(?:group|chat|channel|server|community)`,
          String.raw`(?:group|chat|channel) (?:on|in) ${chats}`,
        ),
        any(String.raw`trad(?:e|es|ing|er|ers)|signals?|tips?|crypto|forex|profits?|invest\w*|stocks?|shares`),
      ],
      [
        any(
          String.raw`(?:met|know|chatting|talking|speaking)\b.{0,30}\b(?:online|on the internet|${chats})`,
          'never (?:actually |even )?met',
          String.raw`(?:stranger|random|someone i dont know|wrong number)`,
        ),
        any(String.raw`${offers}|told me about|got me into`),
        any(String.raw`invest\w*|trad(?:e|es|ing)|platform|crypto|btc|bitcoin|forex|send (?:him|her|them)`),
      ],
      [
        any(
          String.raw`ads?\b.{0,50}\b(?:${social}|google)|${social} ads?|fake\b.{0,20}\bads?|deep ?fake|(?:elon|musk|kochie|hemsworth|celebrity|gina|twiggy|albo|pm|prime minister|elon musk)\b.{0,40}\b(?:ad|ads|video|promot\w+|endors\w+|says|giveaway|platform)`,
        ),
        any(
          String.raw`(?:trading|investment|crypto) (?:platform|bot|program|scheme)|bots?|giveaway|\d+k? ?(?:bucks|dollars)? (?:a|per) (?:day|week)|${coins} giveaway|doubl\w+|make money|quantum`,
        ),
      ],
    ],
    never: any(
      String.raw`listed|ipo|(?:stocks?|shares) (?:in|of) (?:meta|facebook|bumble|match|reddit|snap)|(?:bumble|reddit|snap|facebook|meta|match group|discord|telegram) (?:stocks?|shares|ipo)|smoke signals?|buy signals? mean|(?:class|family|school|uni) (?:\w+ )?${chats} (?:chat|group|server)(?!.*\b(?:doubl|guarant|prof|signal))`,
    ),
  },
]

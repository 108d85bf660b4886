// Scam takeovers: what somebody tells whose account was used by somebody else, and who finds what they did not do.
import { any, coins, type ScamSign } from './scam-words.ts'

const owned = `(?:shares|etfs|money|${coins})`
const account = String.raw`my (?:\w+ )?(?:account|coin ?spot|comm ?sec|stake|swyftx|wallet)`

export const takeovers: readonly ScamSign[] = [
  {
    id: 'phishing',
    tells: 'if it has happened the bank comes first, minutes count, IDCARE helps with stolen identity details',
    said: [
      [
        any(
          String.raw`my ${owned} (?:\w+ )?sold without (?:me knowing|my (?:knowledge|permission))`,
          String.raw`(?:^|(?:someone|they) )sold my ${owned} without (?:me(?! knowing)|my (?:knowledge|permission))`,
          String.raw`(?:someone|somebody|hacker) (?:has |have |is |been )*(?:(?:broken|got|logged) in ?to|accessed|using) ${account}`,
          String.raw`someone changed the (?:email|password|bank details) on ${account}`,
          '(?:fraudulent|unauthori[sz]ed) (?:charge|trade|transaction|withdrawal)s?',
          String.raw`(?:someone|somebody|hacker) (?:sold|stole) (?:all )?my ${owned}`,
          String.raw`(?:order|trade|transaction|sale|withdrawal)s?\b.{0,30}\bi (?:didnt|never|dont) (?:made?|make|recogni[sz]e)(?= *(?:$|[?!.,]|and|on|what))`,
          String.raw`(?:gone|missing|moved|empty)\b.{0,30}\b(?:i (?:didnt|never) (?:do|did) it|it wasnt me)`,
        ),
      ],
    ],
    // A broker sells for a margin call, and what is in a portfolio here was entered by its owner.
    never: any(String.raw`broker sold|gumnut|here|in my portfolio|margin|regret|executor|takeover|what (?:happens|if)`),
  },
]

// Scam demands: what somebody tells who is asked for money or an account.
import { any, coins, demand, due, out, person, type ScamSign } from './scam-words.ts'

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
          String.raw`they|platform|(?:trading|crypto|investment|forex) (?:app|site|website|account)|website|mentor|profits?|account manager|(?:guy|man|someone|stranger|woman) (?:online|on the internet)(?! (?:\w+ )?(?:claims|reckons|said|says|told me) (?:that )?(?:i|you) (?:cant|cannot))`,
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
]

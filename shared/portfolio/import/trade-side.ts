// TradeSide: whether a word of a broker's file means a purchase or a sale.

export type Side = 'buy' | 'sell'

const sideWords = '(?:(buy|bought|bght|purchased?|acquired?|acquisition)|sell|sold|sale|disposed?|disposal)'
/** How and where a trade was made, which changes nothing of what it is. A `buy back` or a `sale fee` is something else. */
const manner =
  '(?:on|off|at|asx|market|mkt|limit|lmt|stop|loss|trailing|instant|recurring|scheduled|auto|advanced?|order|trade|spot|crypto|shares?|stock|equity)'
const wholeSide = new RegExp(`^[^a-z]*(?:${manner}[^a-z]*)*${sideWords}(?:[^a-z]*${manner})*[^a-z]*$`, 'i')
/** `Bought 10 VAS @ 90.00` */
const sideOfUnits = new RegExp(`^${sideWords}\\s+\\d`, 'i')
const sideAtAnEnd = new RegExp(`^[^a-z]*${sideWords}(?![a-z])|(?<![a-z])${sideWords}[^a-z]*$`, 'i')

/** The side that a word means, or words such as `BUY - Limit`; null when it is neither, or nobody can say what is meant. */
export function sideOf(word: string): Side | null {
  const text = word.toLowerCase().replace(/[^a-z]/g, '')
  if (text === 'b' || text === 'cb') return 'buy'
  if (text === 's' || text === 'cs') return 'sell'
  const found = wholeSide.exec(word) ?? sideOfUnits.exec(word)
  return found === null ? null : found[1] === undefined ? 'sell' : 'buy'
}

/**
 * How exchanges, order books and funds call the sides. They are codes of shares too, so only a column of sides is read with them. An
 * `Offer` alone can be one of new shares to who has some.
 */
const rarerSide = /^(?:market|limit|stop)?[\s_-]*(?:(bid|bot)|ask|(?<=[a-z][\s_-]*)offer|sld)$/i
const sideOfFund = /^(?:(?:initial|additional|regular|partial|full|unit)[\s_-]+)*(?:(application)|redemption)$/i

/** The side that a word means in a column that was named for sides: `MarketBid`, `Partial Redemption`; null when it is neither. */
export function namedSideOf(word: string): Side | null {
  const found = rarerSide.exec(word) ?? sideOfFund.exec(word)
  return found === null ? sideOf(word) : found[1] === undefined ? 'sell' : 'buy'
}

/** A share purchase plan is an `SPP`. Rights alone can be received for nothing, so their issue is not among these. */
const offer =
  '(?:ipo|initial public offer(?:ing)?|placement|spp|(?:share|security|unit) purchase plan|entitlement (?:offer|issue))'
const ofOffer = new RegExp(
  `^(?:(?:retail|institutional|accelerated) )*${offer}(?: (?:allotment|application|shares|units))*$`,
)
const plan = /^(?:auto(?:matic)?|recurring|regular|scheduled) ?invest(?:ment|ing)?(?: plan)?$/

/** Whether a word in a column of sides means units of an offer or of a plan to invest: where they were paid for, a purchase. */
export function isPaidIssue(word: string): boolean {
  const text = word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
  return ofOffer.test(text) || plan.test(text)
}

const noTrade = new RegExp(
  [
    'dividend|distribution|interest|coupon|income|frank(?:ing|ed)|withh(?:olding|eld)|return of capital|capital re(?:turn|payment)',
    '(?<![a-z])(?:div[sd]?|dvd|dist(?:s|n|rib)?|roc|caprets?|tax[a-z]*|wht|gst|cash|int|payments?|fees?|charges?|lev(?:y|ies)|duty)(?![a-z])',
    '(?<![a-z])(?:earn(?:ings?|ed)?|yield|lending|(?:un)?stake)(?![a-z])|amit|brokerage|commission|refund|rebate|deposit|withdraw',
    'rewards?(?![a-z])|staking|airdrop|mining|cashback|referral',
  ].join('|'),
  'i',
)
/** What is reinvested, or withdrawn from a fund, is units. */
const ofUnits = /reinvest|(?:regular|partial|full)[\s_-]+withdrawal/i
/** Whether a word for the kind of a row is one of a payment, a fee or a reward, which is no trade although its row has units and money. */
export const isSurelyNoTrade = (word: string): boolean => noTrade.test(word) && !ofUnits.test(word)

/** Whether a cell begins or ends with a word for a side, also where it is not clear what that comes to: `Buy back`. */
export const saysSide = (cell: string): boolean => sideOf(cell) !== null || sideAtAnEnd.test(cell)

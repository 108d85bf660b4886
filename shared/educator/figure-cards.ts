// Figure cards: a question about one's own figures is answered by a card that the app draws from what it already has. The
// server and the model know its name alone, so that no figure leaves for it (P4).
import * as z from 'zod/mini'
import { FigureCard } from './question.ts'
import { ofMine } from './people-words.ts'
import { findSecurities } from './reply-check/securities.ts'

/** Wishes and plans are no question about what is. */
const wish =
  /\b(?:should|would|could|shall|will|if|supposed|ought|need to|going to|gonna|want to|how (?:do|can) i (?:know|tell|check|calculate|work out))\b/

/** Who else sees the figures is no question for the figures. */
const byOthers = new RegExp(
  String.raw`\b(?:who|(?:any|some)(?:one|body)(?: else)?|others|people|users|family|friends|${ofMine}) (?:can |could |will |might )?(?:sees?|knows?|views?|looks? at)\b|\b(?:you|ai|gumnut|staff) see (?:my|what (?:\w+ )?i|how much i)\b`,
)

const own = String.raw`(?:my|all my|mine|me|i|i'?ve|i'?m)`
/** Stands in a question for each security that it names. */
const named = 'namedsecurity'
const things = String.raw`(?:portfolio|investments?|investings?|holdings?|shares?|stocks?|stonks|etfs?|crypto|coins?|assets?|stuff|${named})`
const fees = String.raw`(?:brokerage(?: fees?)?|fees?|(?:trading|broker) fees?)`
const payouts = String.raw`(?:dividends?|dividend income|distributions?|div(?:v(?:y|ie))?s|dists)`
const span = String.raw`(?:so far|to date|in total|total|all up|altogether|this (?:year|fy|tax year|financial year|month|quarter)|last (?:year|fy|financial year|month|quarter))`
const words = String.raw`(?:[\w']+ ){0,4}?`
const pattern = (...sources: string[]): RegExp => new RegExp(String.raw`\b(?:${sources.join('|')})\b`)

/** In this order: the first card whose words are there. */
const cards: ReadonlyArray<{ card: FigureCard; asks: RegExp; never: RegExp; isEvenAsWish?: true }> = [
  {
    card: 'learning',
    asks: pattern(
      String.raw`(?:how|what|which|where|show|whats|am)\b.{0,30}\b${own} ${words}(?:lessons?|xp|level|lvl|streak|quiz(?:zes)?|achievements?|badges?|learning)`,
      String.raw`(?:how far|how many|which|what|how much)\b.{0,30}\b(?:lessons?|quiz(?:zes)?|xp|achievements?|badges?)\b.{0,30}\b(?:${own}|left|to go)`,
      String.raw`(?:what|which) (?:level|lvl) (?:am i|have i reached|i'?m)(?: (?:on|at|up to))?(?: now)?$`,
      String.raw`how far (?:am i|have i|i am|along am i)\b.{0,30}\b(?:lessons?|learn\w*|course)`,
      String.raw`^(?:show (?:me )?)?my (?:lessons|progress|xp|level|achievements|badges)$`,
      String.raw`^how (?:much|many) (?:more )?xp (?:to|till|until|for) (?:the |my )?next (?:level|lvl)$`,
    ),
    never: /\b(?:about|cover|explains?|risk|read first|start|why|fail(?:ed)?|wrong)\b/,
  },
  {
    card: 'brokerage',
    asks: pattern(
      String.raw`(?:brokerage|trading fees?|broker fees?)\b.{0,30}\b(?:have i|did i|i'?ve|i have|i) (?:paid|spent|pay|cost)`,
      String.raw`(?:have i|did i|i'?ve|i have) (?:[\w']+ ){0,3}?(?:paid|spent|pay|spend|lost|lose|burned|burnt|wasted)\b.{0,30}\b${fees}`,
      String.raw`my (?:total )?(?:brokerage|trading fees)`,
      String.raw`(?:how much|total) (?:in )?${fees} (?:paid|${span})`,
      String.raw`^(?:what'?s )?(?:the )?total ${fees}$`,
      String.raw`${fees} (?:have |has )?cost me`,
    ),
    never: /\b(?:tax\w*|deduct\w*|claim|average|normally|usually)\b/,
  },
  {
    card: 'dividends',
    asks: pattern(
      String.raw`${payouts}\b.{0,30}\b(?:have i|did i|i'?ve|i have|do i|am i) (?:[\w']+ )?(?:got|gotten|get|getting|earn(?:ed|ing)?|received?|receiving|been paid|made|make|had)`,
      String.raw`(?:have i|did i|i'?ve|i have|(?:how much|what) (?:do|am) i(?= earn)) (?:[\w']+ ){0,4}?(?:got|gotten|get|earn(?:ed|ing)?|received?|been paid|made|make|had)\b.{0,30}\b${payouts}`,
      String.raw`(?:what|how much|whats|what's|show)\b.{0,20}\bmy (?:total )?${payouts}`,
      String.raw`^(?:how much |what |total |my )*(?:in )?${payouts} (?:received |paid )?${span}$`,
      String.raw`^(?:show (?:me )?)?my ${payouts}$`,
      String.raw`^(?:did|have|has) (?:any of )?my ${words}${things} (?:pay|paid)(?: me)?(?: an?| any)? ${payouts}`,
      String.raw`how much (?:did|do|have|has) (?:all )?my ${words}${things} (?:earn(?:ed)?|pay|paid|make|made)(?: me)?(?: in)? ${payouts}`,
    ),
    never: /\b(?:tax\w*|frank\w*|mean|work|reinvest\w*|why)\b/,
  },
  {
    card: 'concentration',
    asks: pattern(
      String.raw`am i (?:[\w']+ ){0,3}?(?:concentrated|diversified|spread|exposed|over-?exposed|overweight|heavy)`,
      String.raw`(?:is|are) my ${words}(?:concentrated|diversified|spread|balanced|lopsided|all in one|too much in)`,
      String.raw`how (?:well |much |badly )?(?:concentrated|diversified|spread)(?: out)? (?:am i|is my|are my)`,
      String.raw`(?:what|which|whats|what's)\b.{0,20}\bmy (?:biggest|largest|main|top) (?:[\w']+ )?(?:holding|position|share|stock|investment|etf|coin)`,
      String.raw`how much of my (?:[\w']+ )?(?:${things}|money) (?:is|are|'s) in`,
      String.raw`(?:how much|percent(?:age)?|share|proportion|part|fraction) of my (?:[\w']+ )?(?:${things}|money) (?:is|are|'s) (?:in )?${words}(?:${things}|cash)`,
      String.raw`(?:what|whats|what's|show)\b.{0,20}\bmy (?:current )?(?:asset )?(?:allocation|mix|split|weights?|weightings?)`,
      String.raw`(?:have i got|do i have) too much in`,
      String.raw`too concentrated`,
    ),
    never: /\b(?:how (?:do|can) i|mean|perform\w*)\b/,
    isEvenAsWish: true,
  },
  {
    card: 'performance',
    asks: pattern(
      String.raw`^how(?:'s|s| is| are) (?:all )?my (?:[\w']+ )?${things}$`,
      String.raw`how(?:'s| is| has| are| have|s)? (?:all )?my (?:[\w']+ ){0,3}?(?:${things}|money) ${words}(?:doing|going|performing|performed|done|tracking|gone|been)`,
      String.raw`how did (?:all )?my (?:[\w']+ ){0,3}?(?:${things}|money) ${words}(?:do|go|perform)(?! to\b)`,
      String.raw`(?:is|are) (?:all )?my (?:[\w']+ ){0,2}?${things} (?:up|down|ahead|behind|in (?:the )?(?:profit|green|red)|making (?:money|a profit)|losing(?: money)?)(?! to\b)`,
      String.raw`which (?:one )?of my (?:[\w']+ ){0,2}?${things}\b.{0,20}\b(?:best|worst|most|least|better|up|down)`,
      String.raw`my (?:best|worst|top)(?:[ -]performing)? (?:performers?|${things})`,
      String.raw`my (?:biggest|best|worst|top) (?:winners?|losers?|gainers?)`,
      String.raw`^(?:show (?:me )?)?my (?:performance|returns?|gains?)$`,
      String.raw`am i beating the (?:market|index|asx)$`,
      String.raw`how am i (?:doing|going|tracking|performing)(?! with)`,
      String.raw`am i (?:up|down|ahead|behind|winning|losing|in (?:the )?(?:profit|green|red)|making (?:any )?(?:money|a profit))`,
      String.raw`(?:have|did) i (?:actually )?(?:made|make|lost|lose|gained|gain|earned|earn) (?:[\w']+ ){0,3}?(?:money|profit|anything|on my|so far|this year)`,
      String.raw`how much (?:money |profit )?(?:have i|did i|i'?ve|i have|am i) (?:made|make|lost|lose|gained|gain|earned|earn|up|down|making|losing)`,
      String.raw`(?:what|how much) (?:have|did) i (?:made|make|lost|lose|gained|gain)(?: ${span})?$`,
      String.raw`(?:what|whats|what's|how much|show|how)\b.{0,20}\bmy (?:total |overall |average |yearly |annual )?(?:returns?|gains?|profits?|loss(?:es)?|performance|roi)`,
    ),
    never:
      /\b(?:tax\w*|lessons?|super|best to|sell|fees?|brokerage|offset|carry|(?:for )?my age|(?:at|(?<!\b(?:ahead|down|up) )by) \d\d(?= *$| years?\b)|goals?|other people)\b/,
  },
  {
    card: 'value',
    asks: pattern(
      String.raw`(?:how much|what|whats|what's|show)\b.{0,30}\b(?:my|all my|i own|i have|i'?ve got)\b.{0,30}\b(?:worth|value|valued|balance|total)`,
      String.raw`(?:value|worth) of (?:all )?my ${words}${things}`,
      String.raw`how much (?:money )?(?:do i have|have i got|i have|is) (?:[\w']+ )?(?:invested|in (?:total|my (?:[\w']+ )?${things}|${things}))`,
      String.raw`my (?:total |current )?portfolio (?:value|balance|total)`,
      String.raw`^(?:total |current )?portfolio (?:value|balance|total)$`,
      String.raw`how much (?:money )?(?:have i|did i|i'?ve|i have) (?:actually )?(?:put in|put into my portfolio|invested|paid in|chucked in)(?: ${span})?$`,
    ),
    never: /\b(?:net worth|home|house|car|super|company|share of)\b/,
  },
  {
    card: 'holdings',
    asks: pattern(
      String.raw`(?:what|which|how many|how much|whats) (?:(?:[\w']+ ){0,2}?(?:${things}|companies|funds|positions) )?(?:do i|have i|i) (?:currently |actually |even )?(?:own|hold|have|got)\b(?! (?:to|with|when|if|once|by|as|after|for|of|in (?:an?|the|one)|inside)\b)`,
      String.raw`(?:show(?: me)?|list|(?:can i|let me) see|^see)(?: all)? my ${words}${things}`,
      String.raw`what(?:'s| is|s| are)? (?:in )?my (?:[\w']+ )?(?:portfolio|holdings|investments)$`,
      String.raw`what(?:'s| is|s) in my (?:portfolio|account)`,
      String.raw`what am i (?:currently )?invested in`,
      String.raw`(?:do i|have i) (?:still |currently |actually )?(?:have|own|hold|got) (?:any |some |my )?(?:(?:shares|units) (?:in|of) )?(?:etfs?|crypto|coins?|${named})(?: shares| stocks?| units)?(?: left| still)?$`,
      String.raw`^(?:show (?:me )?)?my (?:portfolio|holdings|investments)$`,
      String.raw`what do(?:es)? my (?:portfolio|holdings|investments) look like$`,
      String.raw`my (?:avg|average) (?:(?:buy|buying|purchase|entry|cost|unit) )?(?:price|cost)`,
      String.raw`(?:what|how much) (?:did i pay|have i paid|i paid) for (?:my |the )?${words}${things}`,
    ),
    never:
      /\b(?:inside|mean|when|lessons?|in mind|learned|learnt|rights?(?! now)|debts?|tax\w*|super|options?|choice|to know|to do|accountant|adviser|advisor|tax agent)\b/,
  },
]

const whole = /\b(?:portfolio|investments?|investings?|holdings?|assets?)\b/
const kinds = /\b(?:etfs?|crypto|coins?)\b/
const shares = /\b(?:shares?|stocks?|stonks)\b/

/** Whether a part of the portfolio is asked about: one security, or ETFs or crypto without the shares. */
const isPart = (low: string): boolean =>
  !whole.test(low) && (low.includes(named) || (kinds.test(low) && !shares.test(low)))

/** The card for one question, in small letters. The whole's worth and gain say nothing of a part: that is among the holdings. */
function cardOf(low: string): FigureCard | undefined {
  if (byOthers.test(low)) return undefined
  const found = cards.find(
    ({ asks, never, isEvenAsWish }) => asks.test(low) && !never.test(low) && (isEvenAsWish === true || !wish.test(low)),
  )?.card
  return (found === 'value' || found === 'performance') && isPart(low) ? 'holdings' : found
}

/** Where a second question begins. */
const second = /[?!]| (?:and|also|plus) (?=(?:also )?(?:how|what|which|when|do|does|did|am|is|are|can|should|will)\b)/

/** In small letters, with a mark in place of each security: which ones are held is not known here. */
function unnamed(question: string): string {
  const low = question.toLowerCase()
  // In a question that is all capitals, capitals make no word a code.
  const text = question === question.toUpperCase() ? low : question
  const names = findSecurities(text).map(({ name }) => name.toLowerCase())
  return names.reduce((left, name) => left.replaceAll(new RegExp(String.raw`\b${name}s?\b`, 'g'), named), low)
}

const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(/[^\w' -]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The card that answers a question about one's own figures, or the first of two questions; undefined for any other. */
export function cardFor(question: string): FigureCard | undefined {
  const low = unnamed(question)
  for (const each of [low, ...low.split(second)]) {
    const card = cardOf(plain(each))
    if (card !== undefined) return card
  }
  return undefined
}

const marker = /\[\s?card\b:?\s*([^[\]\n]{0,40})\]/gi

/**
 * The text without the marks by which a model names a card, and the first card that there is. A mark leaves a gap, so that
 * what stood on both sides of it is no new word that nobody has checked.
 */
export function takeCard(text: string): { text: string; card?: FigureCard } {
  const named = [...text.matchAll(marker)].map(([, name]) => z.safeParse(FigureCard, name!.trim().toLowerCase()))
  const first = named.find(({ success }) => success)?.data
  if (named.length === 0) return { text }
  const left = text
    .replaceAll(marker, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ (?=[.,;:!?\n]|$)|(?<=\n) /g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return first === undefined ? { text: left } : { text: left, card: first }
}

/** What the instructions say about cards. */
export const cardRule = `You never see the reader's figures. When the question is about them, give none and write one of these marks once before the stop of a sentence, which makes the app show a card with them beside your reply: ${FigureCard.options.map((name) => `[Card ${name}]`).join(', ')}.`

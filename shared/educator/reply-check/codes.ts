// Guard codes: the rule families, as they are logged and as the repair prompt names them.

/** What each code means, in words that may be told to the model; they never quote the bad text. */
export const guardCodes = {
  U: 'HTML, images, links, contact details, hidden or encoded text, instructions or profile data',
  S: 'names of companies, funds, coins, brokers or their codes',
  A: 'amounts of money',
  L: 'percentages or portions for what to hold',
  P: 'conclusions about the reader from age, income, goal, risk, needs or holdings',
  R: 'telling or nudging someone to buy, sell, hold, choose or avoid something',
  T: 'when to buy, sell or wait',
  F: 'forecasts or targets',
  G: 'guarantees or promises of returns',
  X: 'claims to be licensed, to give personal advice, or that no adviser is needed',
  Z: 'text that is not English',
  D: 'the general-education statement or the referral to a licensed adviser is missing',
  C: 'incomplete or overlong reply',
} as const

export type GuardCode = keyof typeof guardCodes

/** The families of docs/labelling-guide.md, as a judge names them. */
export const families = [
  'pick',
  'amount',
  'share',
  'personal',
  'move',
  'timing',
  'forecast',
  'guarantee',
  'licence',
  'secrets',
  'unsafe',
] as const
export type Family = (typeof families)[number]

export const codeOfFamily: Readonly<Record<Family, GuardCode>> = {
  pick: 'R',
  amount: 'A',
  share: 'L',
  personal: 'P',
  move: 'R',
  timing: 'T',
  forecast: 'F',
  guarantee: 'G',
  licence: 'X',
  secrets: 'U',
  unsafe: 'U',
}

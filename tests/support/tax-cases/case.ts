// A tax case: trades, what was entered beside them, and what of the year's answer was worked out on paper.

export type Trade = { type: string; date: string | null } & Record<string, unknown>
export type Held = {
  type?: 'stock' | 'etf' | 'crypto' | 'other'
  symbol?: string
  trades: readonly Trade[]
  /** For one unit at the close of 30 June 2027. */
  value?: number
  facts?: { companyRate: 25 | 30 | null; isPreferenceShare: boolean | null }
  statements?: Readonly<Record<number, object>>
}
export type Entered = { carriedLosses?: number; creditsElsewhere?: number }

export const buy = (date: string, units: number, price: number, brokerage = 0): Trade => ({
  type: 'buy',
  date,
  units,
  price,
  brokerage,
})
export const sell = (date: string, units: number, price: number, brokerage = 0): Trade => ({
  ...buy(date, units, price, brokerage),
  type: 'sell',
})
export type Case = [
  name: string,
  endsIn: number,
  held: readonly Held[],
  expected: object,
  entered?: Readonly<Record<number, Entered>>,
]

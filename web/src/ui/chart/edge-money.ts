// Edge money: the amounts at the edge of a chart, as short as they are while each still says exactly where its line is.

const dollars = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', ...options })
const short = dollars({ notation: 'compact', maximumFractionDigits: 2, minimumFractionDigits: 0 })

/** As many as a number format takes, at most. */
const mostDigits = 20
/** How many decimals say a value exactly. */
function digitsOf(value: number): number {
  let digits = 0
  while (digits < mostDigits && Number(value.toFixed(digits)) !== value) digits += 1
  return digits
}

/** In thousands, millions and so on with two decimals, which for `$10,005` would say `$10.01K`. */
function isShortExact(aud: number): boolean {
  const unit = 1000 ** Math.max(0, Math.floor(Math.log10(Math.abs(aud) || 1) / 3))
  return digitsOf(Number((aud / unit).toPrecision(12))) <= 2
}

function written(ticks: readonly number[], fewest: number): string[] {
  const most = Math.max(0, ...ticks.map(digitsOf))
  const digits = most === 0 ? fewest : Math.max(2, most)
  const format = dollars({ minimumFractionDigits: Math.min(2, digits), maximumFractionDigits: digits })
  return ticks.map((aud) => format.format(aud))
}

/** Amounts of AUD: `$9.5K`, `$10K`; in full where they are too near to each other for that: `$9,995`, `$10,000`. */
const formatAmounts = (ticks: readonly number[]): string[] =>
  ticks.some((aud) => Math.abs(aud) >= 1000) && ticks.every(isShortExact)
    ? ticks.map((aud) => short.format(aud))
    : written(ticks, 0)

/** What the values of a chart are: amounts of AUD, prices of one unit, or amounts that are not to be seen. */
export type EdgeKind = 'amounts' | 'prices' | 'covered'

/** The texts of the values that are marked at the edge, which only together tell how closely each has to be written. */
export const edgeTexts: Record<EdgeKind, (ticks: readonly number[]) => string[]> = {
  amounts: formatAmounts,
  // With cents, and with as many further decimals as there are.
  prices: (ticks) => written(ticks, 2),
  covered: (ticks) => ticks.map(() => '•••'),
}

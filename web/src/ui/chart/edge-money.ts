// Edge money: the amounts at the edge of a chart, as short as they are while each still says exactly where its line is.

const aud = { style: 'currency', currency: 'AUD', maximumFractionDigits: 20 } as const
const short = new Intl.NumberFormat('en-AU', { ...aud, notation: 'compact', minimumFractionDigits: 0 })
const inFull = new Intl.NumberFormat('en-AU', { ...aud, trailingZeroDisplay: 'stripIfInteger' })
const price = new Intl.NumberFormat('en-AU', aud)

/** Amounts of AUD: `$9.5K`, `$10K`; in full where they are too near to each other for two decimals: `$10,005`, `$10,010`. */
function formatAmounts(ticks: readonly number[]): string[] {
  const texts = ticks.map((tick) => short.format(tick))
  return texts.some((text) => /\.\d{3}/.test(text)) ? ticks.map((tick) => inFull.format(tick)) : texts
}

/** What the values of a chart are: amounts of AUD, prices of one unit, or amounts that are not to be seen. */
export type EdgeKind = 'amounts' | 'prices' | 'covered'

/** The texts of the values that are marked at the edge, which only together tell how closely each has to be written. */
export const edgeTexts: Record<EdgeKind, (ticks: readonly number[]) => string[]> = {
  amounts: formatAmounts,
  // With cents, and with as many further decimals as there are.
  prices: (ticks) => ticks.map((tick) => price.format(tick)),
  covered: (ticks) => ticks.map(() => '•••'),
}

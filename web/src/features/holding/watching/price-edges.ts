// Price edges: the prices at the edge of a chart, with cents and with as many further decimals as each has.
const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 20 })

/** AUD for one unit: of a coin worth next to nothing every decimal tells one line from the next. */
export const formatPriceEdges = (prices: readonly number[]): string[] => prices.map((price) => exact.format(price))

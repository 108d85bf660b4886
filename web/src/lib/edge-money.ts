// Edge money: the amounts at the edge of a chart, as short as they are while each still says exactly where its line is.
import { once } from '#shared/kernel/once.ts'

const audFormat = (options: Intl.NumberFormatOptions) =>
  once(
    () => new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 20, ...options }),
  )

const short = audFormat({ notation: 'compact', minimumFractionDigits: 0 })
const inFull = audFormat({ trailingZeroDisplay: 'stripIfInteger' })

/** Amounts of AUD: `$9.5K`, `$10K`; in full where they are too near to each other for two decimals: `$10,005`, `$10,010`. */
export function formatEdges(ticks: readonly number[]): string[] {
  const texts = ticks.map(short().format)
  return texts.some((text) => /\.\d{3}/.test(text)) ? ticks.map(inFull().format) : texts
}

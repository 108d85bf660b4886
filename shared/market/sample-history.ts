// SampleHistory: made-up closes for when there is no network. Deterministic, and always marked as made up.
import { hashOf } from '../kernel/hash.ts'
import { type Instrument, instrumentKey } from './instrument.ts'
import { isAsxDay } from './trading-calendar.ts'
import { type DatedPrice, priceHistory, type PriceHistory } from './price-history.ts'

/** What is written on every chart of a sample history. */
export const sampleHistoryLabel = "Sample history, not the market's" as const

/** The widest daily change of the sample, and its mean: a share's calm decade, nothing that was ever real. */
const widest = { asx: 0.024, coin: 0.06 } as const
const mean = 0.000_25

/** An even draw from -1 to 1 for each day, of its own for each text. */
function dailyDrawsOf(text: string): (day: number) => number {
  const begun = hashOf(text)
  return (day) => {
    let bits = hashOf(String(day), begun)
    bits = Math.imul(bits ^ (bits >>> 15), 2_246_822_519)
    return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 31 - 1
  }
}

/** The change of each day as a fraction: the mean of three even draws, so that large days are rare. */
function changesOf(instrument: Instrument): (day: number) => number {
  const [first, second, third] = [1, 2, 3].map((round) => dailyDrawsOf(`${instrumentKey(instrument)}/${round}:`))
  return (day) => mean + (widest[instrument.kind] * (first!(day) + second!(day) + third!(day))) / 3
}

/**
 * A made-up history that ends at the sample price on the last day that has a close.
 * @param price AUD for one unit at the end
 * @param from first day number
 * @param to last day number
 */
export function sampleHistory(instrument: Instrument, price: number, from: number, to: number): PriceHistory {
  const closes: DatedPrice[] = []
  const changeOn = changesOf(instrument)
  let close = price
  for (let day = to; day >= from; day--) {
    if (instrument.kind === 'asx' && !isAsxDay(day)) continue
    closes.push({ day, price: Number(close.toPrecision(6)) })
    close /= 1 + changeOn(day)
  }
  return priceHistory('sample', closes)
}

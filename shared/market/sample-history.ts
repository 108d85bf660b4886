// SampleHistory: made-up closes for when there is no network. Deterministic, and always marked as made up.
import { type Instrument, instrumentKey } from './instrument.ts'
import { asxSessionOn } from './trading-calendar.ts'
import { dayOf } from '../kernel/dates.ts'
import { type DatedPrice, priceHistory, type PriceHistory } from './price-history.ts'

/** What is written on every chart of a sample history. */
export const sampleHistoryLabel = "Sample history, not the market's" as const

/** The widest daily change of the sample, and its mean: a share's calm decade, nothing that was ever real. */
const widest = { asx: 0.024, coin: 0.06 } as const
const mean = 0.000_25

/** 32 bits of a text and a number (FNV-1a with a final mix): the same on every machine. */
function hash(text: string, number: number): number {
  let bits = 2_166_136_261
  for (const character of `${text}:${number}`) bits = Math.imul(bits ^ character.codePointAt(0)!, 16_777_619)
  bits = Math.imul(bits ^ (bits >>> 15), 2_246_822_519)
  return (bits ^ (bits >>> 13)) >>> 0
}

/** The change of one day as a fraction: the mean of three even draws, so that large days are rare. */
function changeOn(instrument: Instrument, day: number): number {
  const key = instrumentKey(instrument)
  const draw = (round: number): number => hash(`${key}/${round}`, day) / 2 ** 31 - 1
  return mean + (widest[instrument.kind] * (draw(1) + draw(2) + draw(3))) / 3
}

/**
 * A made-up history that ends at the sample price on the last day that has a close.
 * @param price AUD for one unit at the end
 * @param from first day number
 * @param to last day number
 */
export function sampleHistory(instrument: Instrument, price: number, from: number, to: number): PriceHistory {
  const closes: DatedPrice[] = []
  let close = price
  for (let day = to; day >= from; day--) {
    if (instrument.kind === 'asx' && asxSessionOn(dayOf(day)) === undefined) continue
    closes.push({ day, price: Number(close.toPrecision(6)) })
    close /= 1 + changeOn(instrument, day)
  }
  return priceHistory('sample', closes)
}

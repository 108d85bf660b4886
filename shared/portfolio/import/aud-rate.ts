// AudRate: AUD for one unit of a foreign currency, whichever way round a file gives its rate.
import { quotient } from './cells.ts'

/** Currencies of which one has been worth more than a dollar, or less, ever since the first of these days; of others nothing is said. */
const worthMore: Readonly<Record<string, string>> = {
  USD: '2013-06-01',
  GBP: '1983-12-12',
  EUR: '1999-01-01',
  CHF: '2013-06-01',
}
const worthLess: Readonly<Record<string, string>> = {
  NZD: '1985-03-04',
  HKD: '1983-12-12',
  JPY: '1983-12-12',
  CNY: '1983-12-12',
}

/**
 * AUD for one unit of a foreign currency, whichever way round the file gives it.
 * @param date of the trade; around parity only the amounts tell
 * @param amounts one amount in both currencies, where the file has it, which decides
 * @returns null when it cannot be told
 */
export function audRate(
  rate: number | null,
  { currency, date, amounts }: { currency: string; date: string; amounts?: { foreign: number; aud: number } },
): number | null {
  if (rate === null || rate <= 0) return null
  const reverse = quotient(1, rate)
  if (reverse <= 0) return null
  if (amounts !== undefined && amounts.foreign > 0 && amounts.aud > 0) {
    const [times, over] = [rate, reverse].map((one) => Math.abs(amounts.foreign * one - amounts.aud)) as [
      number,
      number,
    ]
    return times <= over ? rate : reverse
  }
  if (date >= (worthMore[currency] ?? '9999')) return Math.max(rate, reverse)
  return date >= (worthLess[currency] ?? '9999') ? Math.min(rate, reverse) : null
}

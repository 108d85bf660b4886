// Figure texts: how the numbers of figures are written.
import { formatCount, formatPercent, formatQuantity, formatWholeMoney } from '../../../lib/format.ts'

export const years = (count: number): string => formatCount(count, 'year')

/** At the edge of a drawing, where there is little room: `$20k`, `$1.5m`. */
export function shortMoney(aud: number): string {
  if (aud >= 1_000_000) return `$${formatQuantity(Number((aud / 1_000_000).toPrecision(3)))}m`
  if (aud >= 1000) return `$${formatQuantity(Number((aud / 1000).toPrecision(3)))}k`
  return formatWholeMoney(aud)
}

/** Without a decimal that is 0: `6%`, `0.2%`. */
export const percent = (value: number): string => `${formatQuantity(Number(value.toFixed(2)))}%`
export const percentAYear = (value: number): string => `${percent(value)} a year`

/** `up 6.5%`, `down 20.0%`. */
export const upOrDown = (value: number): string => `${value < 0 ? 'down' : 'up'} ${formatPercent(Math.abs(value), 1)}`

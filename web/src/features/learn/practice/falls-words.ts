// Falls words: months and dates of a fall of the past as a person says them.
import { once } from '#shared/kernel/once.ts'
import { formatCount } from '../../../lib/format.ts'

const spelled = once(() => new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** `2007-11` as `November 2007`. */
export const monthText = (month: string): string => spelled().format(new Date(`${month}-01T00:00:00Z`))

/** Months under two years, years and months from there: `16 months`, `10 years 4 months`. */
export function lengthText(months: number): string {
  if (months < 24) return formatCount(months, 'month')
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return rest === 0 ? formatCount(years, 'year') : `${formatCount(years, 'year')} ${formatCount(rest, 'month')}`
}

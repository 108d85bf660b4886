// Chart arithmetic: where a value and a day stand in a drawing, and which of them are written at its edges. Days are numbers
// since 1 January 1970, lengths CSS pixels.

/** What is drawn of a column: null leaves a gap. */
export type Column = ReadonlyArray<number | null>

/** The scope of the values of all columns, with a little room; it starts at 0 where that costs little of the drawing. */
export function scopeOf(columns: readonly Column[]): readonly [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const column of columns) {
    for (const value of column) {
      if (value === null) continue
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  if (low > high) return [0, 1]
  if (low === high) return [Math.min(0, low), high === 0 ? 1 : Math.max(0, high * 1.25)]
  const room = (high - low) * 0.08
  const isNearZero = low >= 0 && low < high * 0.35
  return [isNearZero ? 0 : low - room, high + room]
}

/** Round values within a scope, at most about so many. */
export function valueTicks([low, high]: readonly [number, number], count: number): number[] {
  const rough = (high - low) / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const first = Math.ceil(low / step)
  const last = Math.floor(high / step)
  // Whole multiples, so that no tick is 0.30000000000000004.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

const dayMs = 86_400_000
const shortDay = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const shortMonth = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', month: 'short' })

/** Days worth a label between two days, at most about so many: weeks, months or years, whichever fits. */
export function dayTicks(first: number, last: number, count: number): Array<{ day: number; label: string }> {
  const days = Math.max(1, last - first)
  const most = Math.max(1, count)
  if (days <= 31 * 2) {
    const step = Math.max(1, Math.ceil(days / most / 7) * 7)
    const ticks = []
    for (let day = last; day >= first; day -= step) ticks.unshift({ day, label: shortDay.format(day * dayMs) })
    return ticks
  }
  const months = [1, 2, 3, 6, 12, 24, 60, 120].find((step) => days / 30.4 / step <= most) ?? 240
  const start = new Date(first * dayMs)
  const ticks = []
  for (let month = start.getUTCFullYear() * 12 + start.getUTCMonth(); ; month++) {
    const year = Math.floor(month / 12)
    const at = Date.UTC(year, month % 12, 1)
    if (at / dayMs > last) return ticks
    if (at / dayMs < first || month % Math.min(months, 12) !== 0) continue
    if (months > 12 && year % (months / 12) !== 0) continue
    ticks.push({ day: at / dayMs, label: month % 12 === 0 ? String(year) : shortMonth.format(at) })
  }
}

type Place = (value: number) => number
const short = (length: number): string => String(Math.round(length * 10) / 10)

/** The line through the values, as an SVG path. Stepped: it stays where it was until the next day. */
export function linePath(days: readonly number[], column: Column, x: Place, y: Place, isStepped: boolean): string {
  let path = ''
  let isDrawing = false
  column.forEach((value, at) => {
    if (value === null) {
      isDrawing = false
      return
    }
    const [left, top] = [short(x(days[at] ?? 0)), short(y(value))]
    path += isDrawing ? (isStepped ? `H${left}V${top}` : `L${left},${top}`) : `M${left},${top}`
    isDrawing = true
  })
  return path
}

/** The place in an ascending list that is nearest to a day. */
export function nearest(days: readonly number[], day: number): number {
  let low = 0
  let high = days.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? 0) < day) low = middle + 1
    else high = middle
  }
  const before = days[low - 1]
  return before !== undefined && day - before < (days[low] ?? 0) - day ? low - 1 : low
}

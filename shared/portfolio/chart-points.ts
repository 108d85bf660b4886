// ChartPoints: few days of a long line that look like all of them (Sveinn Steinarsson, Downsampling Time Series for Visual
// Representation, 2013: largest triangle three buckets).

/**
 * Which entries to draw: the first, the last, the lowest, the highest, and of each bucket between the one that makes the largest
 * triangle with its neighbours.
 * @param maxPoints about how many; all where there are no more
 * @returns indexes in ascending order, each once
 */
export function chartPoints(values: ArrayLike<number>, maxPoints: number): number[] {
  const length = values.length
  if (length <= maxPoints) return Array.from({ length }, (_, index) => index)
  const chosen = new Set<number>([0, length - 1, ...extremesOf(values)])
  const buckets = Math.max(1, maxPoints - chosen.size)
  const size = (length - 2) / buckets
  let last = 0
  for (let bucket = 0; bucket < buckets; bucket++) {
    const [start, end] = [1 + Math.floor(bucket * size), 1 + Math.floor((bucket + 1) * size)]
    const nextEnd = Math.min(length, 1 + Math.floor((bucket + 2) * size))
    last = corner(values, last, start, end, Math.max(end + 1, nextEnd))
    chosen.add(last)
  }
  return [...chosen].sort((a, b) => a - b)
}

/** Indexes of the lowest and the highest entry; of equal ones the first. */
function extremesOf(values: ArrayLike<number>): readonly [lowest: number, highest: number] {
  let [lowest, highest] = [0, 0]
  for (let at = 1; at < values.length; at++) {
    if (values[at]! < values[lowest]!) lowest = at
    if (values[at]! > values[highest]!) highest = at
  }
  return [lowest, highest]
}

/**
 * The entry from `start` to before `end` that is furthest from the line between the last one and the mean of the next
 * bucket.
 */
function corner(values: ArrayLike<number>, last: number, start: number, end: number, nextEnd: number): number {
  let sum = 0
  for (let at = end; at < nextEnd; at++) sum += values[Math.min(at, values.length - 1)]!
  const mean = sum / (nextEnd - end)
  const middle = (end + nextEnd - 1) / 2
  let [best, largest] = [start, -1]
  for (let at = start; at < end; at++) {
    const area = Math.abs((last - middle) * (values[at]! - values[last]!) - (last - at) * (mean - values[last]!))
    if (area > largest) [best, largest] = [at, area]
  }
  return best
}

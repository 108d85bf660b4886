// Figure scale: from where to where the values of a figure are drawn, and which of them are written at the edge.

/** From 0, or for a logarithmic scale from the least value, to the largest, with a little room. */
export function scopeOf(
  columns: ReadonlyArray<readonly number[]>,
  isLog: boolean,
): readonly [low: number, high: number] {
  const values = columns.flat()
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (isLog) return [least / 1.15, most * 1.15]
  return [Math.min(0, least), most === 0 ? 1 : most * 1.05]
}

/** 1, 2 and 5 of each power of ten within a scope above 0; where that would be crowded, the powers alone. */
export function logTicks([low, high]: readonly [number, number]): number[] {
  const powers: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(low)); power <= high; power *= 10) powers.push(power)
  const all = powers.flatMap((power) => [1, 2, 5].map((factor) => Number((factor * power).toPrecision(12))))
  const within = (ticks: readonly number[]): number[] => ticks.filter((tick) => tick >= low && tick <= high)
  return within(all).length > 6 ? within(powers) : within(all)
}

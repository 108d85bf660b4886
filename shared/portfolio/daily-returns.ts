// DailyReturns: what one dollar that was there at the start of a day was at its end, whatever came and went in between.

/** Capital below this many AUD is what rounding left behind. */
const noCapital = 1e-9

export type DailyReturns = {
  /** 1 + r by day: 1 on days without capital. */
  readonly factors: Float64Array
  /** Days with a gain and no capital: they have no return, and are left out of the chain. */
  readonly withoutCapital: readonly number[]
}

/**
 * One return a day: r = (value + out) / (value of the day before + in) - 1, with in at the start of the day and out at its
 * end. Taken out at the start, a full withdrawal would lose everything.
 * @param values AUD at the end of each day; nothing was there before the first
 * @param inflows AUD that came in on each day, 0 or more
 * @param outflows AUD that went out on each day, 0 or more
 */
export function dailyReturns(
  values: ArrayLike<number>,
  inflows: ArrayLike<number>,
  outflows: ArrayLike<number>,
): DailyReturns {
  const factors = new Float64Array(values.length).fill(1)
  const withoutCapital: number[] = []
  let before = 0
  for (let day = 0; day < values.length; day++) {
    const capital = before + inflows[day]!
    const after = values[day]! + outflows[day]!
    if (capital > noCapital) factors[day] = after / capital
    else if (after > noCapital) withoutCapital.push(day)
    before = values[day]!
  }
  return { factors, withoutCapital }
}

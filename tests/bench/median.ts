// Median: the measure of every bench, because a machine that does something else now and then moves a mean.

/** Of an even number of values the upper one in the middle; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

// Minimise: the lowest point of a smooth convex function by L-BFGS (Nocedal 1980), from nought. No chance and no clock: the same
// function gives the same point.

/** The value at a point; writes the slope there into `slope`. */
export type Smooth = (point: Float64Array, slope: Float64Array) => number

/** Steps whose bend is remembered. */
const remembered = 8
/** A step must gain this share of what the slope promises. */
const gains = 1e-4
const shortestStep = 1e-10

type Step = { readonly moved: Float64Array; readonly turned: Float64Array; readonly bend: number }

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** Adds `times` the other to one. */
function add(one: Float64Array, times: number, other: Float64Array): void {
  for (let at = 0; at < one.length; at++) one[at] = (one[at] ?? 0) + times * (other[at] ?? 0)
}

/** Where to go: against the slope, turned by the bends of the last steps. */
function directionFrom(slope: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = slope.map((value) => -value)
  const shares = steps.map(() => 0)
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at] as Step
    shares[at] = dot(step.moved, direction) / step.bend
    add(direction, -(shares[at] ?? 0), step.turned)
  }
  const last = steps.at(-1)
  const scale =
    last === undefined ? 1 / Math.max(1e-12, Math.sqrt(dot(slope, slope))) : last.bend / dot(last.turned, last.turned)
  for (let at = 0; at < direction.length; at++) direction[at] = (direction[at] ?? 0) * scale
  for (const [at, step] of steps.entries())
    add(direction, (shares[at] ?? 0) - dot(step.turned, direction) / step.bend, step.moved)
  return direction
}

/** @param rounds steps at most; fewer when no step gains anything */
export function minimise(value: Smooth, size: number, rounds: number): Float64Array {
  let point = new Float64Array(size)
  let slope = new Float64Array(size)
  let lowest = value(point, slope)
  let steps: Step[] = []
  for (let round = 0; round < rounds; round++) {
    const direction = directionFrom(slope, steps)
    const promised = dot(slope, direction)
    if (promised >= 0) return point
    for (let length = 1; ; length /= 2) {
      if (length < shortestStep) return point
      const tried = point.slice()
      add(tried, length, direction)
      const triedSlope = new Float64Array(size)
      const reached = value(tried, triedSlope)
      if (reached > lowest + gains * length * promised) continue
      const turned = triedSlope.slice()
      add(turned, -1, slope)
      const moved = direction.map((part) => part * length)
      const bend = dot(moved, turned)
      if (bend > 1e-12) steps = [...steps.slice(1 - remembered), { moved, turned, bend }]
      point = tried
      slope = triedSlope
      lowest = reached
      break
    }
  }
  return point
}

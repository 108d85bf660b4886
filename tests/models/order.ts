// Order: whether what happened at the same time could have happened one after the other.
import { mayConflict, remains, type Step, take, type World } from './person-model.ts'

/** A step as it went: its answer in short, or nothing when its process died. */
export type Happened = { step: Step; answer: string | undefined }

const keyOf = (world: World): string =>
  JSON.stringify({ ...world, holdings: Object.entries(world.holdings).toSorted(([a], [b]) => (a < b ? -1 : 1)) })

/** Every world that some order of the steps leads to, starting from the given one, with every answer as it was given. */
export function possibleWorlds(start: World, round: readonly Happened[]): World[] {
  const steps = round.map(({ step }) => step)
  const found = new Map<string, World>()
  const seen = new Set<string>()
  const explore = (world: World, left: readonly Happened[]): void => {
    const state = `${keyOf(world)} ${left.map((happened) => round.indexOf(happened)).join()}`
    if (seen.has(state)) return
    seen.add(state)
    if (left.length === 0) found.set(keyOf(world), world)
    for (const happened of left) {
      const rest = left.filter((other) => other !== happened)
      const { step, answer } = happened
      if (answer === undefined) for (const after of remains(world, step)) explore(after, rest)
      else if (answer === '409' && mayConflict(step, steps)) explore(world, rest)
      else {
        const outcome = take(world, step)
        if (outcome.answer === answer) explore(outcome.world, rest)
      }
    }
  }
  explore(start, round)
  return [...found.values()]
}

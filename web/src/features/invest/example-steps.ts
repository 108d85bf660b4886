// Example steps: the arithmetic behind the example mix, line by line, for whoever wants to check it. The
// rules are those of shared/portfolio/allocation-example.ts; here they get their words.
import { type Allocation, allocationClasses } from '#shared/portfolio/allocation.ts'
import { type AllocationRule, allocationRules, allocationSteps } from '#shared/portfolio/allocation-example.ts'
import { type ExampleChoices, factsOf } from './example-choices.ts'

const names: Record<AllocationRule['name'], string> = {
  over50: 'Over 50',
  under30: 'Under 30',
  retirement: 'Goal: retirement',
  growth: 'Goal: growth',
}
const classWords = { etfs: 'ETFs', stocks: 'stocks', crypto: 'crypto' } as const

function wordsOf({ points }: AllocationRule): string {
  const changes = (['etfs', 'stocks', 'crypto'] as const).map((name) =>
    points[name] > 0 ? `${classWords[name]} +${points[name]}` : `${classWords[name]} −${-points[name]}`,
  )
  return changes.join(', ') + (points.crypto < 0 ? ' (but never below 5)' : '')
}

export const exampleRules = allocationRules.map((rule) => ({ name: names[rule.name], words: wordsOf(rule) }))

/** A line of the sum: where it starts, what is added or taken away, what it comes to. */
export type Step = { name: string; kind: 'mix' | 'change'; shares: Allocation }

const apart = (after: Allocation, before: Allocation): Allocation => ({
  etfs: after.etfs - before.etfs,
  stocks: after.stocks - before.stocks,
  crypto: after.crypto - before.crypto,
  cash: after.cash - before.cash,
})
const isNone = (change: Allocation): boolean => allocationClasses.every((name) => change[name] === 0)

/** From the starting mix of a risk level to the example, with every rule that applies on a line of its own. */
export function stepsTo(choices: ExampleChoices): readonly Step[] {
  const [start, ...rest] = allocationSteps(factsOf(choices))
  const steps: Step[] = [{ name: `Start: ${choices.risk}`, kind: 'mix', shares: start.mix }]
  let mix = start.mix
  for (const { name, mix: next } of rest) {
    const shares = apart(next, mix)
    mix = next
    if (name !== 'repair') steps.push({ name: names[name], kind: 'change', shares })
    else if (!isNone(shares)) steps.push({ name: 'Make it 100', kind: 'change', shares })
  }
  return [...steps, { name: 'Example', kind: 'mix', shares: mix }]
}

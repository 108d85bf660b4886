// Example steps: the arithmetic behind the example mix, line by line, for whoever wants to check it (spec section 9). The
// mix itself comes from shared/domain/allocation.ts; a test holds the two together for every choice.
import { type Allocation, allocationClasses, suggestAllocation } from '#shared/domain/allocation.ts'
import { type ExampleChoices, exampleFor } from './example-choices.ts'

const leastCrypto = 5

type Rule = { name: string; words: string; change: Partial<Allocation>; applies: (choices: ExampleChoices) => boolean }

const towardsGrowth = { stocks: 10, crypto: 5, etfs: -15 }
const hasGoal =
  (word: string) =>
  ({ goal }: ExampleChoices): boolean =>
    goal.toLowerCase().includes(word)

export const exampleRules: readonly Rule[] = [
  {
    name: 'Over 50',
    words: 'ETFs +10, crypto −10 (but never below 5), stocks −5',
    change: { etfs: 10, crypto: -10, stocks: -5 },
    applies: ({ age }) => age === 'over-50',
  },
  {
    name: 'Under 30',
    words: 'stocks +10, crypto +5, ETFs −15',
    change: towardsGrowth,
    applies: ({ age }) => age === 'under-30',
  },
  {
    name: 'Goal: retirement',
    words: 'ETFs +15, crypto −10 (but never below 5), stocks −5',
    change: { etfs: 15, crypto: -10, stocks: -5 },
    applies: hasGoal('retirement'),
  },
  { name: 'Goal: growth', words: 'stocks +10, crypto +5, ETFs −15', change: towardsGrowth, applies: hasGoal('growth') },
]

/** A line of the sum: where it starts, what is added or taken away, what it comes to. */
export type Step = { name: string; kind: 'mix' | 'change'; shares: Allocation }

const apart = (after: Allocation, before: Allocation): Allocation => ({
  etfs: after.etfs - before.etfs,
  stocks: after.stocks - before.stocks,
  crypto: after.crypto - before.crypto,
  cash: after.cash - before.cash,
})

function changed(mix: Allocation, { change }: Rule): Allocation {
  const { etfs = 0, stocks = 0, crypto = 0 } = change
  return {
    ...mix,
    etfs: mix.etfs + etfs,
    stocks: mix.stocks + stocks,
    crypto: crypto < 0 ? Math.max(leastCrypto, mix.crypto + crypto) : mix.crypto + crypto,
  }
}

/** What is missing to 100 goes to cash, what is too much comes out of ETFs. */
function madeWhole(mix: Allocation): Allocation {
  const missing = 100 - allocationClasses.reduce((sum, name) => sum + mix[name], 0)
  return missing >= 0 ? { ...mix, cash: mix.cash + missing } : { ...mix, etfs: mix.etfs + missing }
}

const isSame = (a: Allocation, b: Allocation): boolean => allocationClasses.every((name) => a[name] === b[name])

/** From the starting mix of a risk level to the example, with every rule that applies on a line of its own. */
export function stepsTo(choices: ExampleChoices): readonly Step[] {
  const start = suggestAllocation({ riskTolerance: choices.risk, ageYears: null, goal: '' })
  const steps: Step[] = [{ name: `Start: ${choices.risk}`, kind: 'mix', shares: start }]
  let mix = start
  for (const rule of exampleRules.filter(({ applies }) => applies(choices))) {
    const next = changed(mix, rule)
    steps.push({ name: rule.name, kind: 'change', shares: apart(next, mix) })
    mix = next
  }
  const whole = madeWhole(mix)
  if (!isSame(whole, mix)) steps.push({ name: 'Make it 100', kind: 'change', shares: apart(whole, mix) })
  return [...steps, { name: 'Example', kind: 'mix', shares: exampleFor(choices) }]
}

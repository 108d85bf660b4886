// The model of one person's account: a plain object and the rules in their simplest words. What the API does, in any order
// and after any crash, must be what this does in some order.
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { timeBonus } from '#shared/learning/progress.ts'

export type World = {
  isClosed: boolean
  /** Null before the first sign-in. */
  name: string | null
  isOnboarded: boolean
  holdings: Readonly<Record<string, { quantity: number; price: number; request: string }>>
  /** XP by lesson. */
  lessons: Readonly<Record<number, number>>
}

export const empty: World = { isClosed: false, name: null, isOnboarded: false, holdings: {}, lessons: {} }

export type Step =
  | { kind: 'open' }
  | { kind: 'rename'; name: string }
  | { kind: 'onboard'; name: string }
  | { kind: 'add'; id: string; quantity: number; price: number }
  | { kind: 'edit'; id: string; quantity: number }
  | { kind: 'reprice'; id: string; price: number }
  | { kind: 'remove'; id: string }
  | { kind: 'complete'; lesson: number; isRight: boolean; seconds: number }
  | { kind: 'list' }
  | { kind: 'progress' }
  | { kind: 'read' }

/** An answer in short, the same for the model and the API. */
export type Outcome = { world: World; answer: string }

export const inShort = {
  holdings: (holdings: readonly { id: string; quantity: number; price: number }[]): string =>
    holdings
      .map(({ id, quantity, price }) => `${id}: ${quantity} at ${price}`)
      .toSorted()
      .join(', '),
  progress: (lessons: readonly number[], xp: number): string =>
    `${lessons.toSorted((a, b) => a - b).join(' ')} = ${xp} XP`,
  user: (name: string, isOnboarded: boolean): string => `${name}${isOnboarded ? ', onboarded' : ''}`,
}

const xpOf = (world: World): number => Object.values(world.lessons).reduce((sum, xp) => sum + xp, 0)
const defaultName = 'Kim'

/** What a step does to a world, and what is answered. */
export function take(world: World, step: Step): Outcome {
  const stays = (answer: string): Outcome => ({ world, answer })
  const becomes = (change: Partial<World>, answer: string): Outcome => ({ world: { ...world, ...change }, answer })
  if (world.isClosed) return stays(step.kind === 'remove' ? '404' : step.kind === 'reprice' ? '200 failed' : '401')
  const withHolding = (
    id: string,
    change: (holding: World['holdings'][string]) => Outcome,
    otherwise: string,
  ): Outcome => {
    const holding = world.holdings[id]
    return holding === undefined ? stays(otherwise) : change(holding)
  }
  switch (step.kind) {
    case 'open':
      return world.name === null
        ? becomes({ name: defaultName }, `201 ${inShort.user(defaultName, false)}`)
        : stays(`200 ${inShort.user(world.name, world.isOnboarded)}`)
    case 'rename':
      return world.name === null
        ? stays('404')
        : becomes({ name: step.name }, `200 ${inShort.user(step.name, world.isOnboarded)}`)
    case 'onboard':
      // Finished once, it is never overwritten by finishing it again.
      if (world.name !== null && world.isOnboarded) return stays(`200 ${inShort.user(world.name, true)}`)
      return becomes({ name: step.name, isOnboarded: true }, `200 ${inShort.user(step.name, true)}`)
    case 'add': {
      const request = `${step.quantity}/${step.price}`
      const { [step.id]: there } = world.holdings
      if (there !== undefined)
        return stays(there.request === request ? `200 ${there.quantity} at ${there.price}` : '409')
      const holding = { quantity: step.quantity, price: step.price, request }
      return becomes({ holdings: { ...world.holdings, [step.id]: holding } }, `201 ${step.quantity} at ${step.price}`)
    }
    case 'edit':
      return withHolding(
        step.id,
        (holding) =>
          becomes(
            { holdings: { ...world.holdings, [step.id]: { ...holding, quantity: step.quantity } } },
            `200 ${step.quantity} at ${holding.price}`,
          ),
        '404',
      )
    case 'reprice':
      return withHolding(
        step.id,
        (holding) =>
          becomes(
            { holdings: { ...world.holdings, [step.id]: { ...holding, price: step.price } } },
            `200 ${holding.quantity} at ${step.price}`,
          ),
        '200 failed',
      )
    case 'remove':
      return withHolding(
        step.id,
        () => {
          const { [step.id]: _removed, ...holdings } = world.holdings
          return becomes({ holdings }, '204')
        },
        '404',
      )
    case 'complete': {
      if (world.name === null) return stays('404')
      if (world.lessons[step.lesson] !== undefined) return stays('409')
      if (!step.isRight) return stays('422')
      const reward = lessonCatalogue.find(({ id }) => id === step.lesson)?.xpReward ?? Number.NaN
      const earned = reward + timeBonus(step.seconds)
      return becomes(
        { lessons: { ...world.lessons, [step.lesson]: earned } },
        `200 +${earned} to ${xpOf(world) + earned}`,
      )
    }
    case 'list':
      return stays(
        `200 ${inShort.holdings(Object.entries(world.holdings).map(([id, holding]) => ({ id, ...holding })))}`,
      )
    case 'progress':
      return stays(
        world.name === null ? '404' : `200 ${inShort.progress(Object.keys(world.lessons).map(Number), xpOf(world))}`,
      )
    case 'read':
      return stays(world.name === null ? '404' : `200 ${inShort.user(world.name, world.isOnboarded)}`)
  }
}

/** What can be left of a step whose process died: nothing, all, or the first part of one that has two. */
export function remains(world: World, step: Step): World[] {
  const whole = take(world, step).world
  const firstPart = step.kind === 'onboard' ? [take(world, { kind: 'open' }).world] : []
  return [world, whole, ...firstPart]
}

const isProfileWrite = ({ kind }: Step): boolean => kind === 'rename' || kind === 'onboard' || kind === 'open'

/** Two edits of the profile at once: one may be told that it came second, and to look again. */
export const mayConflict = (step: Step, round: readonly Step[]): boolean =>
  (step.kind === 'rename' || step.kind === 'onboard') && round.filter(isProfileWrite).length > 1

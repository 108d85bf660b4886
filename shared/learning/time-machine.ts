// Time machine: a made-up decade in fifteen stops. At each of them a person holds, adds or sells, and may say why; afterwards they see
// what the choices did against doing nothing. Prices come from a seed and follow no market.
import * as z from 'zod/mini'
import { drawsOf, hashOf } from '../kernel/hash.ts'

export const months = 120
/** Stops where something is decided: the first at the start, then one every eight months. */
export const stops = 15
const monthsBetweenStops = months / stops
/** AUD at the start: in the fund, and beside it as cash that earns nothing. */
export const startInFund = 5000
export const startInCash = 5000
/** AUD that one addition moves from cash into the fund, as far as there is any. */
export const addition = 1000
/** AUD for one unit at the start. */
export const startPrice = 100

/** Stops with a reason from which on the reasons bring XP. */
export const reasonsWanted = 10
export const xpOfReasons = 5
export const xpOfCalibration = 5
/** A range whose high is more than this many times its low would always be right. */
export const widestRange = 6

/** Which decade of a person: the first is 0. */
export const RunNumber = z.int().check(z.gte(0), z.lte(999))

const GuessedPrice = z.lazy(() => z.number().check(z.gte(1), z.lte(10_000)))

/** Between which prices one unit is guessed to stand at the end, AUD, chosen to be right in 8 of 10 such decades. */
export const Guess = z.lazy(() =>
  z.strictObject({ low: GuessedPrice, high: GuessedPrice }).check(
    z.refine(({ low, high }) => low < high, { path: ['high'], error: 'must be above the low' }),
    z.refine(({ low, high }) => high <= widestRange * low, {
      path: ['high'],
      error: `must be at most ${widestRange} times the low`,
    }),
  ),
)
export type Guess = z.infer<typeof Guess>

export const choices = ['hold', 'add', 'sell'] as const
export type Choice = (typeof choices)[number]

/** The seed of a person's decade: everybody has decades of their own, the same on all their devices. */
export const seedOf = (userId: string, run: number): number => hashOf(`${userId}/${run}`)

/**
 * The price of one unit at the end of each month, AUD to the cent, the start first. Stylised: a small rise a month with noise, one
 * fall of four to seven months, and a way back that may or may not reach the old level.
 */
export function pathOf(seed: number): number[] {
  const draw = drawsOf(seed)
  const between = (low: number, high: number): number => low + (high - low) * draw()
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1))
  const fall = { from: whole(18, 80), length: whole(4, 7), monthly: between(0.05, 0.11) }
  const back = { length: whole(8, 28), monthly: between(0.002, 0.022) }
  const fallEnd = fall.from + fall.length
  let price: number = startPrice
  const path = [price]
  for (let month = 1; month <= months; month++) {
    // The sum of three even draws: a spread of 1, and large months are rare.
    const noise = between(-1, 1) + between(-1, 1) + between(-1, 1)
    const isFall = month > fall.from && month <= fallEnd
    const isBack = month > fallEnd && month <= fallEnd + back.length
    // Multiplied and added only, so that every machine comes to the same cents.
    price *= isFall ? 1 - fall.monthly + 0.012 * noise : 1 + 0.005 + (isBack ? back.monthly : 0) + 0.032 * noise
    path.push(Math.round(price * 100) / 100)
  }
  return path
}

/** Where a person stands, AUD and units. */
export type Standing = { cash: number; units: number }
const start: Standing = { cash: startInCash, units: startInFund / startPrice }

/** One decision that moved something: what went into the fund, AUD, negative for what came out, and what that made of the end. */
export type Moved = { stop: number; choice: Choice; dollars: number; price: number; effect: number }

/** Months from the beginning of the decade to a stop. */
export const monthOfStop = (stop: number): number => stop * monthsBetweenStops

/** AUD that a choice moves into the fund, negative out of it; 0 where there is nothing to move. */
function dollarsOf(choice: Choice, { cash, units }: Standing, price: number): number {
  if (choice === 'add') return Math.min(addition, cash)
  return choice === 'sell' ? (-units * price) / 2 : 0
}

/** The choices that would do something: without cash nothing can be added, without units nothing sold. */
export const possibleChoices = ({ cash, units }: Standing): Choice[] =>
  choices.filter((choice) => choice === 'hold' || (choice === 'add' ? cash > 0 : units > 0))

/** Where the choices so far have led, with every decision that moved something. */
export function played(
  path: readonly number[],
  decisions: readonly Choice[],
): { standing: Standing; moved: Omit<Moved, 'effect'>[] } {
  let standing = start
  const moved: Omit<Moved, 'effect'>[] = []
  for (const [stop, choice] of decisions.entries()) {
    const price = path[monthOfStop(stop)]!
    const dollars = dollarsOf(choice, standing, price)
    if (dollars === 0) continue
    standing = { cash: standing.cash - dollars, units: standing.units + dollars / price }
    moved.push({ stop, choice, dollars, price })
  }
  return { standing, moved }
}

/** AUD: units at a price, and cash. */
export const worth = ({ cash, units }: Standing, price: number): number => cash + units * price

export type Outcome = {
  endPrice: number
  /** AUD at the end, with the choices made and with none. */
  yours: number
  doingNothing: number
  /** yours - doingNothing: the effects of all decisions, added up. */
  difference: number
  moved: Moved[]
}

/** What the choices came to. Each decision's effect is what its dollars gained or lost from then on by being in the fund, or out of it. */
export function outcomeOf(path: readonly number[], decisions: readonly Choice[]): Outcome {
  const endPrice = path[months]!
  const { standing, moved } = played(path, decisions)
  const [yours, doingNothing] = [worth(standing, endPrice), worth(start, endPrice)]
  return {
    endPrice,
    yours,
    doingNothing,
    difference: yours - doingNothing,
    moved: moved.map((one) => ({ ...one, effect: one.dollars * (endPrice / one.price - 1) })),
  }
}

/** Whether the price at the end lies within the range that was guessed at the start, both ends included. */
export const isWithin = ({ low, high }: Guess, endPrice: number): boolean => endPrice >= low && endPrice <= high

/** What a finished decade brings: for reasons and for the guess, whatever the choices came to (P3). */
export function xpOfRun(seed: number, { guess, reasons }: { guess: Guess; reasons: number }): number {
  const isCalibrated = isWithin(guess, pathOf(seed)[months]!)
  return (reasons >= reasonsWanted ? xpOfReasons : 0) + (isCalibrated ? xpOfCalibration : 0)
}

// LadderSteps: from gains to the net capital gain as it is shown, in whole cents that add up.
import { rounded, scaled, typedPlaces } from '../kernel/decimal.ts'
import type { Ladder } from './year-answer.ts'

const cent = 2
const cents = (aud: number): bigint => scaled(rounded(scaled(aud, typedPlaces), typedPlaces, cent), cent)

type Exact = Pick<Ladder, 'currentLossesUsed' | 'carriedLossesUsed' | 'discount' | 'net'> & {
  readonly gains: Pick<Ladder['gains'], 'total'>
}
/** AUD; what is taken off is 0 or less. */
type LadderSteps = Readonly<Record<'gains' | 'currentLosses' | 'carriedLosses' | 'discount' | 'net', number>>

/**
 * The steps of a ladder in whole cents. Half of an odd number of cents, rounded on both sides, would come to a cent more than the whole:
 * what rounding takes is carried by the discount, or by the larger losses where there is none.
 */
export function ladderSteps({ gains, currentLossesUsed, carriedLossesUsed, discount, net }: Exact): LadderSteps {
  const steps = {
    gains: cents(gains.total),
    currentLosses: -cents(currentLossesUsed),
    carriedLosses: -cents(carriedLossesUsed),
    discount: -cents(discount),
    net: cents(net),
  }
  const losses = steps.carriedLosses < steps.currentLosses ? 'carriedLosses' : 'currentLosses'
  steps[steps.discount < 0n ? 'discount' : losses] +=
    steps.net - steps.gains - steps.currentLosses - steps.carriedLosses - steps.discount
  const number = (step: bigint): number => rounded(step, cent, cent)
  return {
    gains: number(steps.gains),
    currentLosses: number(steps.currentLosses),
    carriedLosses: number(steps.carriedLosses),
    discount: number(steps.discount),
    net: number(steps.net),
  }
}

// What the 12 months mean for the gain on one parcel, as a rule and not as a rating, true to the lines of its working.
import type { ShownDisposal } from '#shared/tax/year-answer.ts'

type Parcel = ShownDisposal['parcels'][number]
type Gain = NonNullable<Parcel['gain']>

/** Whether a cost base rose with prices: by a factor of 1, as within a quarter, nothing has. */
export const isRaised = ({ indexedBase, indexFactor }: Gain): boolean => indexedBase !== null && indexFactor !== 1

/** Why a cost base that 12 months would let rise with prices has not risen; it never makes a loss, nor makes one larger. */
function notRaised({ laterBase, indexFactor }: Gain, proceeds: number): string {
  if (indexFactor === 1) return 'the index factor is 1, so the cost base is not raised'
  if (laterBase === 0) return 'there is no cost base left to raise'
  return proceeds < (laterBase ?? 0)
    ? 'the proceeds are below the cost base, so it is not raised'
    : 'the proceeds are no more than the cost base, so it is not raised'
}

/** The part from 1 July 2027. */
const newerText = (gain: Gain, proceeds: number): string =>
  isRaised(gain)
    ? 'The newer part has its cost base raised with prices.'
    : `In the newer part ${notRaised(gain, proceeds)}.`

/** The part up to 30 June 2027. */
const olderText = (deferred: number): string =>
  deferred > 0
    ? 'Half of what is left of the older part after losses is left out.'
    : deferred < 0
      ? 'The older part is a loss: it comes off gains and is not halved.'
      : 'The older part is neither a gain nor a loss.'

/** @returns null where the gain or the day of buying is not known */
export function twelveMonthsText(
  { isTwelveMonths, gain, proceeds }: Parcel,
  regime: ShownDisposal['regime'],
): string | null {
  if (gain === null || isTwelveMonths === null) return null
  const { deferred, parts } = gain
  if (parts.loss > 0 && parts.discountable + parts.other + parts.later === 0)
    return 'A loss comes off gains and is not halved.'
  if (regime === 'discount')
    return isTwelveMonths
      ? 'Held for 12 months: half of what is left of it after losses is left out.'
      : 'Held for less than 12 months: all of it counts.'
  if (deferred === null) {
    if (!isTwelveMonths) return 'Held for less than 12 months, so the cost base is not raised.'
    return isRaised(gain)
      ? 'Held for 12 months, so the cost base is raised with prices.'
      : `Held for 12 months, but ${notRaised(gain, proceeds)}.`
  }
  return isTwelveMonths
    ? `Held for 12 months. ${olderText(deferred)} ${newerText(gain, proceeds)}`
    : 'Held for less than 12 months: nothing of the older part is left out, and the cost base of the newer part is not raised.'
}

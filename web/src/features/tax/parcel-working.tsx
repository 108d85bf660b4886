// Parcel working: the gain of what was sold of one parcel, from the numbers of the answer to the result.
import { spokenDay } from '#shared/kernel/dates.ts'
import { gapWords } from '#shared/tax/gaps.ts'
import type { ShownDisposal } from '#shared/tax/year-answer.ts'
import { Money } from '../../lib/amount.tsx'
import { Units } from '../../lib/units.tsx'
import { Chip } from '../../ui/chip.tsx'
import { isRaised, twelveMonthsText } from './twelve-months-text.ts'
import workingStyles from './working.module.css'
import { SumLines } from './working.tsx'

type Parcel = ShownDisposal['parcels'][number]
type Gain = NonNullable<Parcel['gain']>
type Kind = ShownDisposal['kind']

/** Units of a parcel; of capital returned or an adjustment it is the parcel alone, since none of them went. */
export const ParcelName = ({ units, acquiredOn }: Pick<Parcel, 'units' | 'acquiredOn'>) => (
  <>
    {units === 0 ? 'Units' : <Units units={units} />}{' '}
    {acquiredOn === null ? 'without a date' : `from ${spokenDay(acquiredOn)}`}
  </>
)

const gainWord = (amount: number): string => (amount < 0 ? 'Loss' : 'Gain')

const valueFrom = { close: 'the market’s close', typed: 'as you entered it' } as const

function Indexed({ gain, proceeds }: { gain: Gain; proceeds: number }) {
  const { deferred, indexFactor, indexedBase, laterBase, valueAtChange, costBaseAtChange, valueBasis } = gain
  const base = indexedBase ?? laterBase ?? 0
  const later = gain.amount - (deferred ?? 0)
  return (
    <>
      {deferred !== null && (
        <>
          <p className={workingStyles.part}>Up to 30 June 2027</p>
          <SumLines
            lines={[
              {
                label: `Value at the close of 30 June 2027${valueBasis === null ? '' : `, ${valueFrom[valueBasis]}`}`,
                value: <Money aud={valueAtChange ?? 0} />,
              },
              { label: 'Less the cost base then', value: <Money aud={-(costBaseAtChange ?? 0)} /> },
              { label: gainWord(deferred), value: <Money aud={deferred} />, isTotal: true },
            ]}
          />
          <p className={workingStyles.part}>From 1 July 2027</p>
        </>
      )}
      <SumLines
        lines={[
          { label: 'Proceeds, after brokerage', value: <Money aud={proceeds} /> },
          {
            label: isRaised(gain) ? (
              <>
                Less the cost base raised with prices: <Money aud={laterBase ?? 0} /> × {indexFactor}
              </>
            ) : (
              'Less the cost base, not raised with prices'
            ),
            value: <Money aud={-base} />,
          },
          { label: gainWord(later), value: <Money aud={later} />, isTotal: true },
        ]}
      />
      {indexedBase !== null && proceeds < indexedBase && (
        <p>Raising the cost base can’t make a loss, so this part stops at zero.</p>
      )}
    </>
  )
}

const Plain = ({ amount, proceeds, costBase }: { amount: number; proceeds: number; costBase: number }) => (
  <SumLines
    lines={[
      { label: 'Proceeds, after brokerage', value: <Money aud={proceeds} /> },
      { label: 'Less the cost base', value: <Money aud={-costBase} /> },
      { label: gainWord(amount), value: <Money aud={amount} />, isTotal: true },
    ]}
  />
)

const beyondLabels = {
  'capital returned': 'Returned above the cost base',
  'cost base adjustment': 'Adjustment of more than the cost base',
} as const

/** What is a gain without a sale: nothing was sold, and what was left of the cost base is taken off already. */
const Beyond = ({ kind, amount }: { kind: Exclude<Kind, 'sale'>; amount: number }) => (
  <SumLines
    lines={[
      { label: beyondLabels[kind], value: <Money aud={amount} /> },
      { label: 'Gain', value: <Money aud={amount} />, isTotal: true },
    ]}
  />
)

type ParcelWorkingProps = Pick<ShownDisposal, 'kind' | 'regime'> & { parcel: Parcel }

export function ParcelWorking({ parcel, kind, regime }: ParcelWorkingProps) {
  const { proceeds, costBase, gain, missing } = parcel
  const text = twelveMonthsText(parcel, regime)
  return (
    <div className={workingStyles.parcelWorking}>
      <h4>
        <ParcelName {...parcel} /> {gain?.isEstimate === true && <Chip tone="notice">Estimate</Chip>}
      </h4>
      {gain === null ? (
        missing !== null && <p>{gapWords[missing]}</p>
      ) : kind !== 'sale' ? (
        <Beyond kind={kind} amount={gain.amount} />
      ) : regime === 'indexation' ? (
        <Indexed gain={gain} proceeds={proceeds} />
      ) : (
        <Plain amount={gain.amount} proceeds={proceeds} costBase={costBase} />
      )}
      {text !== null && <p>{text}</p>}
    </div>
  )
}

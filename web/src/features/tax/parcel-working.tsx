// Parcel working: the gain of what was sold of one parcel, from the numbers of the answer to the result.
import { spokenDay } from '#shared/kernel/dates.ts'
import { gapWords } from '#shared/tax/gaps.ts'
import type { ShownDisposal } from '#shared/tax/year-answer.ts'
import { Money, Quantity } from '../../lib/amount.tsx'
import { Chip } from '../../ui/chip.tsx'
import { twelveMonthsText } from './twelve-months-text.ts'
import workingStyles from './working.module.css'
import { SumLines } from './working.tsx'

type Parcel = ShownDisposal['parcels'][number]
type Gain = NonNullable<Parcel['gain']>
type Regime = ShownDisposal['regime']

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
            label:
              indexFactor === null || indexedBase === null ? (
                'Less the cost base, not raised with prices'
              ) : (
                <>
                  Less the cost base raised with prices: <Money aud={laterBase ?? 0} /> × {indexFactor}
                </>
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

export function ParcelWorking({ parcel, regime }: { parcel: Parcel; regime: Regime }) {
  const { acquiredOn, units, proceeds, costBase, gain, missing } = parcel
  const text = twelveMonthsText(parcel, regime)
  return (
    <div className={workingStyles.parcelWorking}>
      <h4>
        <Quantity units={units} /> units {acquiredOn === null ? 'without a date' : `from ${spokenDay(acquiredOn)}`}{' '}
        {gain?.isEstimate === true && <Chip tone="notice">Estimate</Chip>}
      </h4>
      {gain === null ? (
        missing !== null && <p>{gapWords[missing]}</p>
      ) : regime === 'indexation' ? (
        <Indexed gain={gain} proceeds={proceeds} />
      ) : (
        <Plain amount={gain.amount} proceeds={proceeds} costBase={costBase} />
      )}
      {text !== null && <p>{text}</p>}
    </div>
  )
}

// Index figure: three made-up companies, the index of them, and a fund that follows it.
import { useState } from 'react'
import { indexYear } from '#shared/learning/figures/weighted-index.ts'
import { formatSignedPercent } from '../../../lib/format.ts'
import { Figure } from './figure.tsx'
import { FigureBars } from './figure-bars.tsx'
import { percent, percentAYear, upOrDown } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

/** The example of the lesson. */
const example = { large: 10, medium: -5, small: 20, fee: 0.2 }
const millions = { large: 600, medium: 300, small: 100 }
const most = 50
const signed = (value: number): string => formatSignedPercent(value, 1)

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'large', label: 'The largest changes by', least: -most, most, step: 1, text: signed },
  { name: 'medium', label: 'The middle one changes by', least: -most, most, step: 1, text: signed },
  { name: 'small', label: 'The smallest changes by', least: -most, most, step: 1, text: signed },
  { name: 'fee', label: 'The fund charges', least: 0, most: 2, step: 0.1, text: percentAYear },
]

export default function IndexFigure() {
  const [values, setValues] = useState(example)
  const { large, medium, small, fee } = values
  const year = indexYear(
    [
      { value: millions.large, changePercent: large },
      { value: millions.medium, changePercent: medium },
      { value: millions.small, changePercent: small },
    ],
    fee,
  )
  const [one = 0, two = 0, three = 0] = year.weights
  const bar = (label: string, value: number) => ({
    label,
    value: signed(value),
    parts: [
      {
        start: 50 + (Math.min(0, Math.max(-most, value)) * 50) / most,
        length: (Math.min(most, Math.abs(value)) * 50) / most,
        look: value < 0 ? ('down' as const) : ('full' as const),
      },
    ],
  })
  return (
    <Figure
      title="Who moves the index"
      task="Try one company at a time: take the smallest down to minus 20%, put it back, then do the same with the largest."
      controls={<Sliders sliders={sliders} values={values} onChange={setValues} />}
      said={`The index is ${upOrDown(year.indexPercent)} and the plain average of the three is ${upOrDown(year.averagePercent)}. After its fee of ${percentAYear(fee)} the fund is ${upOrDown(year.fundPercent)}. One point from the largest moves the index by ${(one / 100).toFixed(1)} points, one from the smallest by ${(three / 100).toFixed(1)}.`}
      note="Made-up companies, worth $600 million, $300 million and $100 million before the year begins. Prices alone, and a fund that follows its index exactly."
      onReset={() => setValues(example)}
    >
      <FigureBars
        zeroAt={50}
        bars={[
          bar(`Largest, weight ${percent(one)}`, large),
          bar(`Middle, weight ${percent(two)}`, medium),
          bar(`Smallest, weight ${percent(three)}`, small),
          bar('The index', year.indexPercent),
          bar('Plain average of the three', year.averagePercent),
          bar('The fund, after its fee', year.fundPercent),
        ]}
      />
    </Figure>
  )
}

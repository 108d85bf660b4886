// Compounding figure: one amount over the years, with its returns kept in, with a fee, and with returns that earn nothing.
import { useState } from 'react'
import { type CompoundingAssumption, compoundingPath } from '#shared/learning/figures/compounding-path.ts'
import { formatWholeMoney } from '../../../lib/format.ts'
import { Figure } from './figure.tsx'
import { FigureChart } from './figure-chart.tsx'
import { percentAYear, shortMoney, years } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

/** The example of the lesson. */
const example: CompoundingAssumption = { amount: 5000, percent: 6, feePercent: 1, years: 30 }

const sliders: ReadonlyArray<SliderOf<CompoundingAssumption>> = [
  { name: 'years', label: 'Left alone for', least: 1, most: 50, step: 1, text: years },
  { name: 'percent', label: 'Growth before the fee', least: 0, most: 12, step: 0.5, text: percentAYear },
  { name: 'feePercent', label: 'Fee', least: 0, most: 3, step: 0.1, text: percentAYear },
  { name: 'amount', label: 'Put in once', least: 500, most: 20_000, step: 500, text: formatWholeMoney },
]

export default function CompoundingFigure() {
  const [values, setValues] = useState(example)
  const { compound, afterFee, simple } = compoundingPath(values)
  const last = values.years
  const money = formatWholeMoney
  const [whole, left, plain] = [compound[last] ?? 0, afterFee[last] ?? 0, simple[last] ?? 0]
  // Of the amounts as they are written, so that the sum can be checked.
  const taken = Math.round(whole) - Math.round(left)
  return (
    <Figure
      title="Years, rate and fee"
      task="Try the fee first: take it down to 0.2%, then up to 2%. Then halve the years."
      controls={<Sliders sliders={sliders} values={values} onChange={setValues} />}
      said={`After ${years(last)}, ${money(values.amount)} has become ${money(whole)} without a fee and ${money(left)} with one of ${percentAYear(values.feePercent)}. The fee and its lost growth come to ${money(taken)}, ${Math.round((100 * taken) / whole)}% of the larger amount. With returns that earn nothing themselves it would be ${money(plain)}.`}
      note="Made-up and steady: no investment grows by the same rate every year. Assumed: the fee lowers the rate by its own size; inflation and tax are left out."
      onReset={() => setValues(example)}
    >
      <FigureChart
        label={`Three lines over ${years(last)}: compound growth, compound growth after the fee, and simple growth`}
        lines={[
          { look: 'main', label: 'Without a fee', value: money(whole), values: compound },
          { look: 'second', label: 'After the fee', value: money(left), values: afterFee },
          { look: 'third', label: 'Simple growth, no fee', value: money(plain), values: simple },
        ]}
        formatValue={shortMoney}
        formatStep={(step) => (step === 0 ? 'Start' : `Year ${step}`)}
      />
    </Figure>
  )
}

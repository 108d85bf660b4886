// Super figure: the same contribution every year, with a fee and without, in dollars of then and of today.
import { useState } from 'react'
import { type SuperAssumption, superSavings } from '#shared/learning/figures/super-savings.ts'
import { formatWholeMoney } from '../../../lib/format.ts'
import { Figure } from './figure.tsx'
import { FigureChart } from './figure-chart.tsx'
import { percentAYear, shortMoney, years } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

/** The example of the lesson: 12 % of $70,000, less 15 % tax. */
const example: SuperAssumption = { invested: 7140, years: 40, percent: 6, feePercent: 0.5, pricesPercent: 3 }

const sliders: ReadonlyArray<SliderOf<SuperAssumption>> = [
  { name: 'feePercent', label: 'Fee', least: 0, most: 2, step: 0.1, text: percentAYear },
  { name: 'years', label: 'Years at work', least: 1, most: 47, step: 1, text: years },
  {
    name: 'invested',
    label: 'Invested a year, after tax',
    least: 1020,
    most: 20_400,
    step: 510,
    text: formatWholeMoney,
  },
  { name: 'percent', label: 'Growth before the fee', least: 0, most: 9, step: 0.5, text: percentAYear },
  { name: 'pricesPercent', label: 'Prices in the shops rise', least: 0, most: 6, step: 0.5, text: percentAYear },
]

export default function SuperFigure() {
  const [values, setValues] = useState(example)
  const { withoutFee, withFee, todaysMoney } = superSavings(values)
  const last = values.years
  const money = formatWholeMoney
  const [whole, left, today] = [withoutFee[last] ?? 0, withFee[last] ?? 0, todaysMoney[last] ?? 0]
  // Of the amounts as they are written, so that the sum can be checked.
  const taken = Math.round(whole) - Math.round(left)
  return (
    <Figure
      title="A fee over a working life"
      task="Try a fee of 1%, then one of 0.2%. The dotted line is the same money in dollars of today."
      controls={<Sliders sliders={sliders} values={values} onChange={setValues} />}
      said={`${money(values.invested)} a year for ${years(last)} comes to ${money(whole)} without a fee and ${money(left)} with one of ${percentAYear(values.feePercent)}: ${money(taken)} less, or ${Math.round((100 * taken) / whole)}%. What is left buys what ${money(today)} buys today.`}
      note="Assumed: pay, growth, fee and inflation never change, and each payment comes at the end of its year. Insurance, flat fees and years without work are left out. It shows what a fee does, and is no forecast."
      onReset={() => setValues(example)}
    >
      <FigureChart
        label={`Three lines over ${years(last)}: savings without a fee, with the fee, and with the fee in today’s money`}
        lines={[
          { look: 'main', label: 'Without a fee', value: money(whole), values: withoutFee },
          { look: 'second', label: 'After the fee', value: money(left), values: withFee },
          { look: 'third', label: 'After the fee, in today’s money', value: money(today), values: todaysMoney },
        ]}
        formatValue={shortMoney}
        formatStep={(step) => (step === 0 ? 'Start' : `Year ${step}`)}
      />
    </Figure>
  )
}

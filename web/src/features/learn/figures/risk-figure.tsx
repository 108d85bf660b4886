// Risk figure: the range that made-up outcomes spread over, year by year.
import { useState } from 'react'
import { chanceBelowStart, outcomeRange } from '#shared/learning/figures/outcome-range.ts'
import { formatWholeMoney } from '../../../lib/format.ts'
import { Figure } from './figure.tsx'
import { FigureChart } from './figure-chart.tsx'
import { percent, percentAYear, shortMoney, years } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

const amount = 10_000
const example = { years: 10, averagePercent: 6, swingPercent: 15 }

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'years', label: 'Left alone for', least: 1, most: 30, step: 1, text: years },
  { name: 'swingPercent', label: 'Swing around the average', least: 1, most: 40, step: 1, text: percent },
  { name: 'averagePercent', label: 'Average return', least: 0, most: 10, step: 0.5, text: percentAYear },
]

export default function RiskFigure() {
  const [values, setValues] = useState(example)
  const assumption = { amount, ...values }
  const ranges = Array.from({ length: values.years + 1 }, (_, year) => outcomeRange(assumption, year))
  const { low, middle, high } = outcomeRange(assumption, values.years)
  const below = Math.round(chanceBelowStart(assumption, values.years))
  const money = formatWholeMoney
  return (
    <Figure
      title="The spread of what might happen"
      task="Try a swing of 5%, then 15%, then 35%, and watch the range open. Then change the years."
      controls={<Sliders sliders={sliders} values={values} onChange={setValues} />}
      said={`After ${years(values.years)}, ${money(amount)} ends between ${money(low)} and ${money(high)} in 90 of 100 made-up futures, with ${money(middle)} in the middle. About ${below} of 100 end below where they began. Five of 100 are lower still than the range, and five are higher.`}
      note="A model, not a forecast. Assumed: each year is independent of the last and returns follow a log-normal curve. Real markets have had deeper falls than this curve expects. Fees, tax and inflation are left out."
      onReset={() => setValues(example)}
    >
      <FigureChart
        label={`A range that widens over ${years(values.years)}, with the middle outcome as a line through it`}
        lines={[
          { look: 'main', label: 'Middle outcome', value: money(middle), values: ranges.map((range) => range.middle) },
        ]}
        band={{
          look: 'band',
          label: '90 of 100 outcomes',
          value: `${money(low)} to ${money(high)}`,
          low: ranges.map((range) => range.low),
          high: ranges.map((range) => range.high),
        }}
        formatValue={shortMoney}
        formatStep={(step) => (step === 0 ? 'Now' : `Year ${step}`)}
      />
    </Figure>
  )
}

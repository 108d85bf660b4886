// Fees figure: a flat fee beside a percentage, over balances of different sizes.
import { useState } from 'react'
import { feesCrossAt, percentageFee } from '#shared/learning/figures/yearly-fee.ts'
import { formatWholeMoney } from '../../../lib/format.ts'
import { Figure } from './figure.tsx'
import { FigureChart } from './figure-chart.tsx'
import { percentAYear, shortMoney } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

/** The example of the lesson. */
const example = { balance: 5000, flat: 78, percent: 0.6 }
const most = 50_000
const step = 500

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'balance', label: 'Balance', least: step, most, step, text: formatWholeMoney },
  { name: 'flat', label: 'Flat fee', least: 0, most: 300, step: 6, text: (aud) => `${formatWholeMoney(aud)} a year` },
  { name: 'percent', label: 'Percentage fee', least: 0, most: 2, step: 0.1, text: percentAYear },
]

export default function FeesFigure() {
  const [values, setValues] = useState(example)
  const { balance, flat, percent } = values
  const balances = Array.from({ length: most / step + 1 }, (_, at) => at * step)
  const fee = percentageFee(balance, percent)
  const crossing = feesCrossAt(flat, percent)
  const money = formatWholeMoney
  const larger =
    Math.round(fee) === flat ? 'Both are the same' : fee < flat ? 'The flat one is larger' : 'The percentage is larger'
  const crossingText = crossing === null ? 'nowhere' : `at ${money(crossing)}`
  return (
    <Figure
      title="Flat or percentage"
      task="Try the balance: start near nothing and go up until the two lines cross. Then change either fee."
      controls={<Sliders sliders={sliders} values={values} onChange={setValues} />}
      said={`On ${money(balance)} the flat fee is ${money(flat)} a year, which is ${((100 * flat) / balance).toFixed(2)}% of it, and ${percentAYear(percent)} is ${money(fee)}. ${larger}. The two fees cross ${crossingText}.`}
      note="Made-up fees of one year, with nothing else charged. A balance that grows takes the percentage along with it."
      onReset={() => setValues(example)}
    >
      <FigureChart
        label="Two lines over balances up to $50,000: a flat fee that stays the same and a percentage that climbs"
        lines={[
          { look: 'main', label: 'Flat fee on this balance', value: money(flat), values: balances.map(() => flat) },
          {
            look: 'second',
            label: 'Percentage on this balance',
            value: money(fee),
            values: balances.map((each) => percentageFee(each, percent)),
          },
          { look: 'none', label: 'They cross', value: crossingText, values: [] },
        ]}
        dotAt={balance / step}
        formatValue={shortMoney}
        formatStep={(at) => shortMoney(at * step)}
      />
    </Figure>
  )
}

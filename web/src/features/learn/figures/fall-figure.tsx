// Fall figure: a fall in dollars, the rise that undoes it, and how long that takes at a steady rate.
import { useState } from 'react'
import { downAndBack, riseNeeded, yearsBack } from '#shared/learning/figures/fall.ts'
import { formatWholeMoney } from '../../../lib/format.ts'
import { Figure } from './figure.tsx'
import { FigureChart } from './figure-chart.tsx'
import { percent, percentAYear, shortMoney } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

const example = { amount: 10_000, fall: 40, yearly: 7 }
/** Longer than this is not drawn. */
const mostYears = 40

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'fall', label: 'Fall', least: 1, most: 90, step: 1, text: percent },
  { name: 'yearly', label: 'Growth afterwards', least: 0, most: 15, step: 0.5, text: percentAYear },
  { name: 'amount', label: 'Amount before', least: 1000, most: 50_000, step: 1000, text: formatWholeMoney },
]

export default function FallFigure() {
  const [values, setValues] = useState(example)
  const { amount, fall, yearly } = values
  const back = yearsBack(fall, yearly)
  const drawn = Math.min(mostYears, Math.ceil(back ?? mostYears) + 2)
  const way = downAndBack(amount, fall, yearly, drawn)
  const money = formatWholeMoney
  const bottom = money(way[1] ?? 0)
  const rise = percent(Number(riseNeeded(fall).toFixed(1)))
  const time = back === null ? 'never' : `${back.toFixed(1)} years`
  return (
    <Figure
      title="Down, and back to level"
      task="Try falls of 10%, 20%, 37% and 54%, the last two as in 2020 and in 2007 to 2009. Watch the rise grow faster than the fall."
      controls={<Sliders sliders={sliders} values={values} onChange={setValues} />}
      said={`A fall of ${percent(fall)} turns ${money(amount)} into ${bottom}. To be back it has to rise ${rise}. ${back === null ? 'Without growth it never gets there.' : `At ${percentAYear(yearly)} that takes ${time} from the bottom.`}`}
      note="Assumed: one fall that takes a year, then the same growth each year, with nothing put in or taken out. Real recoveries have taken anywhere from months to decades, and a single company may never recover."
      onReset={() => setValues(example)}
    >
      <FigureChart
        label={`A line that falls by ${percent(fall)} and climbs back, beside the level it began at`}
        lines={[
          { look: 'main', label: 'At the bottom', value: bottom, values: way },
          { look: 'third', label: 'Level before the fall', value: money(amount), values: way.map(() => amount) },
          { look: 'none', label: 'Rise to be back', value: rise, values: [] },
          { look: 'none', label: 'Time at that growth', value: time, values: [] },
        ]}
        formatValue={shortMoney}
        formatStep={(step) => (step === 0 ? 'Before' : `Year ${step}`)}
      />
    </Figure>
  )
}

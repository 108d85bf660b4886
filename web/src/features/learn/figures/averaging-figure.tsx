// Averaging figure: $1,000 at once and in five parts, along the three made-up paths of the lesson.
import { useState } from 'react'
import { averagePrice, buying, pricePaths, worthByDay } from '#shared/learning/figures/regular-buying.ts'
import { formatMoney, formatWholeMoney } from '../../../lib/format.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Figure } from './figure.tsx'
import { FigureChart } from './figure-chart.tsx'
import { shortMoney } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

type Path = keyof typeof pricePaths
const paths: ReadonlyArray<{ value: Path; label: string }> = [
  { value: 'back', label: 'Dip' },
  { value: 'up', label: 'Rise' },
  { value: 'down', label: 'Fall' },
]
const example = { total: 1000, brokerage: 0 }
const orders = 5

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'brokerage', label: 'Brokerage for each order', least: 0, most: 15, step: 1, text: formatWholeMoney },
  { name: 'total', label: 'Money in all', least: 500, most: 10_000, step: 500, text: formatWholeMoney },
]

export default function AveragingFigure() {
  const [path, setPath] = useState<Path>('back')
  const [values, setValues] = useState(example)
  const { total, brokerage } = values
  const prices = pricePaths[path]
  const parts = buying(prices, orders, total, brokerage)
  const once = buying(prices, 1, total, brokerage)
  const money = formatWholeMoney
  return (
    <Figure
      title="Five parts, or all at once"
      task="Try the three paths first. Then add $10 of brokerage for each order, and try it with less money."
      controls={
        <>
          <SegmentedControl label="Price path" options={paths} value={path} onChange={setPath} />
          <Sliders sliders={sliders} values={values} onChange={setValues} />
        </>
      }
      said={`With prices of ${prices.map((price) => money(price)).join(', ')}, in five parts there is ${money(parts.value)} at the end, all at once ${money(once.value)}. A unit cost ${formatMoney(parts.averageCost)} on average in five parts, with an average price of ${formatMoney(averagePrice(prices))}. Brokerage took ${money(orders * brokerage)} in five orders and ${money(brokerage)} in one.`}
      note="Made-up paths of five days. Cash that is not in yet counts as it is, without interest; brokerage comes out of each order."
      onReset={() => {
        setPath('back')
        setValues(example)
      }}
    >
      <FigureChart
        label="Two lines over five buying days: what there is with five equal parts, and with all of it on the first day"
        lines={[
          {
            look: 'main',
            label: 'In five parts, with the cash left',
            value: money(parts.value),
            values: worthByDay(prices, orders, total, brokerage),
          },
          {
            look: 'second',
            label: 'All at once',
            value: money(once.value),
            values: worthByDay(prices, 1, total, brokerage),
          },
        ]}
        formatValue={shortMoney}
        formatStep={(step) => `Day ${step + 1}`}
      />
    </Figure>
  )
}

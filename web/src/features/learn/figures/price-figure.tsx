// Price figure: two made-up shares in dollars, on a logarithmic scale, and as an index that begins where one chooses.
import { useState } from 'react'
import { changePercent } from '#shared/learning/figures/growth.ts'
import { madeUpShares, rebased, yearlyCloses } from '#shared/learning/figures/made-up-prices.ts'
import { formatMoney, formatQuantity } from '../../../lib/format.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Figure } from './figure.tsx'
import { FigureChart } from './figure-chart.tsx'
import { upOrDown } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

type View = 'dollars' | 'log' | 'index'
const views: ReadonlyArray<{ value: View; label: string }> = [
  { value: 'dollars', label: 'Dollars' },
  { value: 'log', label: 'Log' },
  { value: 'index', label: 'Index' },
]
const wattle = yearlyCloses(madeUpShares.wattle)
const banksia = yearlyCloses(madeUpShares.banksia)
const last = wattle.length - 1
const example = { from: 0 }

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'from', label: 'The chart begins in', least: 0, most: last - 2, step: 1, text: (year) => `year ${year}` },
]

const whatScaleDoes: Record<View, string> = {
  dollars: 'Equal steps up the side are equal dollars, so the cheaper share lies flat along the bottom.',
  log: 'Equal steps up the side are equal percentages, so the two 40% falls of Wattle are equally tall.',
  index: 'Both are set to 100 at the start of the chart, so the lines compare percentages from that year on.',
}

/** The last year from which a chart shows both of those falls. */
const lastBeforeFalls = 2
const whatLogDoes =
  'Equal steps up the side are equal percentages, so a rise of 10% is as tall early on as it is at the end.'

export default function PriceFigure() {
  const [view, setView] = useState<View>('dollars')
  const [values, setValues] = useState(example)
  const shown = [wattle, banksia].map((prices) =>
    view === 'index' ? rebased(prices, values.from) : prices.slice(values.from),
  )
  const format = view === 'index' ? (value: number) => formatQuantity(Math.round(value)) : formatMoney
  const ends = (prices: readonly number[]): string => `${format(prices[0] ?? 0)} to ${format(prices.at(-1) ?? 0)}`
  const changes = [wattle, banksia].map((prices) => changePercent(prices[values.from] ?? 1, prices[last] ?? 1)) as [
    number,
    number,
  ]
  const does = view === 'log' && values.from > lastBeforeFalls ? whatLogDoes : whatScaleDoes[view]
  const ahead = changes[0] > changes[1] ? 'Wattle' : 'Banksia'
  return (
    <Figure
      title="One story, three charts"
      task="Try the three scales. Then choose Index and move the first year: the line on top changes."
      controls={
        <>
          <SegmentedControl label="Scale" options={views} value={view} onChange={setView} />
          <Sliders sliders={sliders} values={values} onChange={setValues} />
        </>
      }
      said={`${does} From year ${values.from} to year ${last}, Wattle is ${upOrDown(changes[0])} and Banksia ${upOrDown(changes[1])}: a chart from that year puts ${ahead} ahead.`}
      note="Two made-up shares, one close a year, prices alone. The percentages are the same on every scale."
      onReset={() => {
        setView('dollars')
        setValues(example)
      }}
    >
      <FigureChart
        label={`Two lines from year ${values.from} to year ${last}: ${views.find(({ value }) => value === view)?.label ?? ''}`}
        lines={[
          { look: 'main', label: 'Wattle', value: ends(shown[0] ?? []), values: shown[0] ?? [] },
          { look: 'second', label: 'Banksia', value: ends(shown[1] ?? []), values: shown[1] ?? [] },
        ]}
        isLog={view === 'log'}
        formatValue={(value) => (view === 'index' ? String(value) : `$${value}`)}
        formatStep={(step) => `Year ${step + values.from}`}
      />
    </Figure>
  )
}

// Promise figure: what the claim of an offer comes to when it is let run.
import { useState } from 'react'
import { type PromisePeriod, promised, promisedAYear } from '#shared/learning/figures/repeated-promise.ts'
import { formatCount, formatQuantity, formatWholeMoney } from '../../../lib/format.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Figure } from './figure.tsx'
import { FigureChart } from './figure-chart.tsx'
import { percent, shortMoney } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

const amount = 1000
/** How often, with the claim of the lesson, and how far it can be moved: beyond that the numbers have no names. */
const periods: ReadonlyArray<{ value: PromisePeriod; label: string; claim: number; most: number; step: number }> = [
  { value: 'day', label: 'a day', claim: 1, most: 2, step: 0.1 },
  { value: 'week', label: 'a week', claim: 10, most: 12, step: 0.5 },
  { value: 'month', label: 'a month', claim: 5, most: 20, step: 0.5 },
]
const example = { percent: 5, months: 12 }
/** For comparison, a year's return that shares have had in good stretches. */
const comparedAMonth = (1.1 ** (1 / 12) - 1) * 100

const months = (count: number): string => formatCount(count, 'month')
const slidersOf = (most: number, step: number): ReadonlyArray<SliderOf<typeof example>> => [
  { name: 'percent', label: 'Claimed gain', least: step, most, step, text: percent },
  { name: 'months', label: 'Let it run for', least: 1, most: 24, step: 1, text: months },
]

export default function PromiseFigure() {
  const [period, setPeriod] = useState<PromisePeriod>('month')
  const [values, setValues] = useState(example)
  const { label, most, step } = periods.find(({ value }) => value === period) ?? { label: '', most: 1, step: 1 }
  const claimed = promised(amount, values.percent, period, values.months)
  const compared = promised(amount, comparedAMonth, 'month', values.months)
  const end = claimed.at(-1) ?? 0
  const yearly = formatQuantity(Number(promisedAYear(values.percent, period).toPrecision(3)))
  const claim = `${percent(values.percent)} ${label}`
  const money = formatWholeMoney
  const choose = (chosen: PromisePeriod): void => {
    setPeriod(chosen)
    setValues({ ...values, percent: periods.find(({ value }) => value === chosen)?.claim ?? values.percent })
  }
  return (
    <Figure
      title="Let the promise run"
      task="Try the three claims of the lesson: a day, a week, a month. Then let the last one, which sounds nearly sensible, run for two years."
      controls={
        <>
          <SegmentedControl label="How often the gain is claimed" options={periods} value={period} onChange={choose} />
          <Sliders sliders={slidersOf(most, step)} values={values} onChange={setValues} />
        </>
      }
      said={`${claim} for ${months(values.months)} would turn ${money(amount)} into ${money(end)}. As a yearly rate the claim is ${yearly}%. At 10% a year it would be ${money(compared.at(-1) ?? 0)}.`}
      note="The sum takes the claim at its word: every gain on time and left in. The 10% a year is for comparison, and nothing pays that steadily."
      onReset={() => {
        setPeriod('month')
        setValues(example)
      }}
    >
      <FigureChart
        label={`Two lines over ${months(values.months)}: the claim, and 10% a year beside it`}
        lines={[
          { look: 'second', label: claim, value: money(end), values: claimed },
          { look: 'main', label: '10% a year', value: money(compared.at(-1) ?? 0), values: compared },
        ]}
        formatValue={shortMoney}
        formatStep={(month) => (month === 0 ? 'Start' : `Month ${month}`)}
      />
    </Figure>
  )
}

// Spread figure: how many holdings there are, how many it is like, and what one failure does.
import { useState } from 'react'
import { sharesWithLargest } from '#shared/learning/figures/spread.ts'
import { effectiveNumber } from '#shared/portfolio/concentration.ts'
import { formatCount } from '../../../lib/format.ts'
import { Figure } from './figure.tsx'
import { FigureBars } from './figure-bars.tsx'
import { percent } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

const most = 30
const example = { count: 20, largest: 40 }
const holdings = (count: number): string => formatCount(count, 'holding')

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'count', label: 'Holdings', least: 1, most, step: 1, text: String },
  { name: 'largest', label: 'Share of the largest', least: 1, most: 99, step: 1, text: percent },
]

export default function SpreadFigure() {
  const [values, setValues] = useState(example)
  const shares = sharesWithLargest(values.count, values.largest)
  const [first = 100, other = 0] = shares
  const equal = effectiveNumber(shares) ?? 1
  const one = (share: number): string => percent(Number(share.toFixed(1)))
  const atLeast =
    first > values.largest && values.count > 1 ? ` With ${values.count}, the largest is never below ${one(first)}.` : ''
  return (
    <Figure
      title="How many holdings is it really?"
      task="Try 20 holdings with 5% in the largest. Then leave the number alone and move the largest up to 60%."
      controls={<Sliders sliders={sliders} values={values} onChange={setValues} />}
      said={`${holdings(values.count)}, the largest with ${one(first)}: as spread as ${equal.toFixed(1)} of equal size. If the largest goes to zero tomorrow, the total drops ${one(first)}.${values.count > 1 ? ` If one of the others does, it drops ${one(other)}.` : ''}${atLeast}`}
      note="The effective number of holdings is 1 divided by the sum of the squared shares. It counts names, not how differently they behave: ten banks count as ten."
      onReset={() => setValues(example)}
    >
      <FigureBars
        bars={[
          {
            label: 'Holdings on the list',
            value: String(values.count),
            parts: [{ start: 0, length: (100 * values.count) / most, look: 'soft' }],
          },
          {
            label: 'As spread as, of equal size',
            value: equal.toFixed(1),
            parts: [{ start: 0, length: (100 * equal) / most, look: 'full' }],
          },
          {
            label: 'Fall if the largest fails',
            value: one(first),
            parts: [{ start: 0, length: first, look: 'down' }],
          },
        ]}
      />
    </Figure>
  )
}

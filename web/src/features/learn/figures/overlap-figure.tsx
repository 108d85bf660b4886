// Overlap figure: two made-up funds company by company, and what a mix of both holds.
import { useState } from 'react'
import { madeUpFunds, mixOf, overlapPercent } from '#shared/learning/figures/fund-overlap.ts'
import { effectiveNumber } from '#shared/portfolio/concentration.ts'
import { Select } from '../../../ui/select.tsx'
import { TableScroller } from '../../../ui/table-scroller.tsx'
import { Figure } from './figure.tsx'
import styles from './figure.module.css'
import { percent } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

type Other = Exclude<keyof typeof madeUpFunds, 'world'>
const others: ReadonlyArray<{ value: Other; label: string }> = [
  { value: 'us', label: 'A US fund' },
  { value: 'technology', label: 'A technology fund' },
  { value: 'australia', label: 'An Australian fund' },
  { value: 'world too', label: 'A second world fund' },
]
const example = { firstPercent: 50 }

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'firstPercent', label: 'Money in the world fund', least: 0, most: 100, step: 5, text: percent },
]

export default function OverlapFigure() {
  const [other, setOther] = useState<Other>('us')
  const [values, setValues] = useState(example)
  const [first, second] = [madeUpFunds.world, madeUpFunds[other]]
  const mix = mixOf(first, second, values.firstPercent)
  const largest = mix.reduce((top, company) => (company.mixed > top.mixed ? company : top))
  const held = mix.filter(({ mixed }) => mixed > 0)
  const equal = effectiveNumber(held.map(({ mixed }) => mixed)) ?? 1
  return (
    <Figure
      title="Two funds, one list of companies"
      task="Try each of the four comparisons, and look for companies that turn up twice. Then move the slider."
      controls={
        <>
          <Select label="Beside the world fund" options={others} value={other} onChange={setOther} />
          <Sliders sliders={sliders} values={values} onChange={setValues} />
        </>
      }
      said={`By weight, ${percent(overlapPercent(first, second))} of the two funds is the same. The largest company of the mix is ${largest.company} with ${percent(Number(largest.mixed.toFixed(1)))}, and ${held.length} companies are as spread as ${equal.toFixed(1)} of equal size.`}
      note="Made-up funds with a handful of companies each; real ones hold hundreds. Overlap adds up, for each company, the smaller of its two weights: the full part of its bar."
      onReset={() => {
        setOther('us')
        setValues(example)
      }}
    >
      <TableScroller label="The companies of both funds">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Company</th>
              <th scope="col">World</th>
              <th scope="col">Second</th>
              <th scope="col">Mix</th>
            </tr>
          </thead>
          <tbody>
            {mix.map(({ company, first: one, second: two, mixed }) => (
              <tr key={company}>
                <th scope="row">
                  {company}
                  {/* Of the longer bar, the part that both have is full. */}
                  <span className={styles.track} aria-hidden="true">
                    <span className={styles.soft} style={{ width: `${2 * Math.max(one, two)}%` }} />
                    <span className={styles.full} style={{ width: `${2 * Math.min(one, two)}%` }} />
                  </span>
                </th>
                <td>{percent(one)}</td>
                <td>{percent(two)}</td>
                <td>{percent(Number(mixed.toFixed(1)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </Figure>
  )
}

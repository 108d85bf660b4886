// What-if figure: one made-up sale under the rule before and the rule from 1 July 2027, side by side, while its numbers move.
import { useState } from 'react'
import { capitalGainsRules } from '#shared/facts/income-tax.ts'
import { whatIf, type WhatIf } from '#shared/tax/what-if.ts'
import { formatCount, formatPercent, formatWholeMoney } from '../../../lib/format.ts'
import { TableScroller } from '../../../ui/table-scroller.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Figure } from './figure.tsx'
import styles from './figure.module.css'
import { type SliderOf, Sliders } from './sliders.tsx'

/** The worked example of the lesson: prices are 9 % higher after two years. */
const example: WhatIf = { cost: 5000, sale: 8000, years: 2, pricesPercent: 4.4, ratePercent: 30 }

const yearsText = (years: number): string => (years === 0 ? 'under 12 months' : formatCount(years, 'year'))

const sliders: ReadonlyArray<SliderOf<WhatIf>> = [
  { name: 'cost', label: 'Bought for, with brokerage', least: 0, most: 20_000, step: 100, text: formatWholeMoney },
  { name: 'sale', label: 'Sold for, after brokerage', least: 0, most: 20_000, step: 100, text: formatWholeMoney },
  { name: 'years', label: 'Held for', least: 0, most: 20, step: 1, text: yearsText },
  {
    name: 'pricesPercent',
    label: 'Prices in the shops rise',
    least: 0,
    most: 10,
    step: 0.1,
    text: (value) => `${formatPercent(value, 1)} a year`,
  },
  {
    name: 'ratePercent',
    label: 'Tax rate on the next dollar',
    least: 0,
    most: 45,
    step: 1,
    text: (value) => `${value}%`,
  },
]

/** What a bar shows of a gain: how much of it is tax. */
const Bar = ({ tax, most }: { tax: number; most: number }) => (
  <span className={styles.track} aria-hidden="true">
    <span
      className={styles.full}
      style={{ insetInlineStart: 0, width: `${most > 0 ? Math.min(100, (100 * tax) / most) : 0}%` }}
    />
  </span>
)

export default function WhatIfFigure() {
  const [values, setValues] = useState(example)
  const { before, after } = whatIf(values)
  const { cost, sale, years, ratePercent } = values
  const gain = sale - cost
  const money = formatWholeMoney
  const rows: ReadonlyArray<readonly [label: string, before: number, after: number]> = [
    [gain < 0 ? 'Loss' : 'Gain, sale less cost', gain, gain],
    ['Left out', before.discount, Math.max(0, gain) - after.taxed],
    ['Counts as income', before.taxed, after.taxed],
    [`Tax at ${ratePercent}%`, before.tax, after.tax - after.topUp],
    [`Top-up to ${capitalGainsRules.minimumTaxPercent}%`, 0, after.topUp],
    ['Tax', before.tax, after.tax],
    [gain < 0 ? 'Loss' : 'Gain after tax', before.left, after.left],
  ]
  return (
    <Figure
      title="One sale, both rules"
      task="Try prices that rise by 2% a year and by 8%, then a sale at twice the price, and watch which column changes."
      controls={<Sliders sliders={sliders} values={values} onChange={setValues} />}
      said={`Before: ${years >= 1 && gain > 0 ? 'half of the gain is left out' : 'nothing is left out'}, tax ${money(before.tax)}. From 1 July 2027: ${years >= 1 ? `the cost of ${money(cost)} counts as ${money(after.indexedCost)}` : 'under 12 months the cost is not raised'}, tax ${money(after.tax)}.`}
      note="Made-up numbers, not yours. Simplified: one tax rate, no losses from elsewhere, no Medicare levy."
      onReset={() => setValues(example)}
    >
      <TableScroller label="One sale, both rules, as a table">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Step</VisuallyHidden>
              </th>
              <th scope="col">Before 1 July 2027</th>
              <th scope="col">From 1 July 2027</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, -1).map(([label, one, other], at) => (
              <tr key={at}>
                <th scope="row">{label}</th>
                <td>{money(one)}</td>
                <td>{money(other)}</td>
              </tr>
            ))}
            <tr>
              <td className={styles.part}>Tax as part of the gain</td>
              <td>
                <Bar tax={before.tax} most={gain} />
              </td>
              <td>
                <Bar tax={after.tax} most={gain} />
              </td>
            </tr>
            {rows.slice(-1).map(([label, one, other]) => (
              <tr key={label} className={styles.total}>
                <th scope="row">{label}</th>
                <td>{money(one)}</td>
                <td>{money(other)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </Figure>
  )
}

// Franking figure: one made-up dividend at each tax rate of the year.
import { useState } from 'react'
import { companyRates } from '#shared/facts/income-tax.ts'
import { financialYearLabel } from '#shared/kernel/dates.ts'
import { dividendAtRates } from '#shared/learning/figures/franked-dividend.ts'
import type { CompanyRate } from '#shared/tax/franking.ts'
import { formatDate, formatWholeMoney } from '../../../lib/format.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Figure } from './figure.tsx'
import { FigureBars } from './figure-bars.tsx'
import { percent } from './figure-texts.ts'
import { type SliderOf, Sliders } from './sliders.tsx'

/** The financial year whose rates are shown. */
const endsIn = 2027
/** The example of the lesson. */
const example = { cash: 700, frankedPercent: 100 }

const sliders: ReadonlyArray<SliderOf<typeof example>> = [
  { name: 'frankedPercent', label: 'How much is franked', least: 0, most: 100, step: 10, text: percent },
  { name: 'cash', label: 'Dividend in cash', least: 70, most: 2100, step: 70, text: formatWholeMoney },
]
const rates: ReadonlyArray<{ value: `${CompanyRate}`; label: string }> = [
  { value: `${companyRates.full}`, label: `Company pays ${companyRates.full}%` },
  { value: `${companyRates.baseRateEntity}`, label: `Company pays ${companyRates.baseRateEntity}%` },
]

const settled = (toPay: number): string =>
  Math.round(toPay) === 0
    ? 'nothing more to pay'
    : toPay < 0
      ? `${formatWholeMoney(-toPay)} comes back`
      : `${formatWholeMoney(toPay)} still to pay`

export default function FrankingFigure() {
  const [values, setValues] = useState(example)
  const [rate, setRate] = useState<`${CompanyRate}`>('30')
  const dividend = dividendAtRates(endsIn, values.cash, values.frankedPercent, rate === '30' ? 30 : 25)
  if (dividend === null) return null
  const { credit, income, rows, checkedOn } = dividend
  const money = formatWholeMoney
  return (
    <Figure
      title="One dividend, five tax rates"
      task="Try a dividend that is franked by half, then not at all, and watch what comes back at each rate."
      controls={
        <>
          <Sliders sliders={sliders} values={values} onChange={setValues} />
          <SegmentedControl label="Company tax" options={rates} value={rate} onChange={setRate} />
        </>
      }
      said={`${money(values.cash)} in cash with a credit of ${money(credit)} counts as ${money(income)} of income. ${rows.map(({ ratePercent, toPay, kept }) => `At ${ratePercent}%: ${settled(toPay)}, ${money(kept)} kept`).join('. ')}.`}
      note={`The rates of a resident adult for ${financialYearLabel(endsIn)}, checked on ${formatDate(checkedOn)}; 0% is for income below the tax-free threshold. Simplified: the whole dividend lies at one rate, the credit may be used, and the Medicare levy and other offsets are left out.`}
      onReset={() => {
        setValues(example)
        setRate('30')
      }}
    >
      <FigureBars
        bars={rows.map(({ ratePercent, tax, toPay, kept }) => ({
          label: `Own rate ${ratePercent}%`,
          value: `${money(kept)} kept`,
          detail: `Tax ${money(tax)}, credit ${money(credit)}: ${settled(toPay)}`,
          parts: [
            { start: 0, length: (100 * kept) / income, look: 'full' as const },
            { start: (100 * kept) / income, length: (100 * tax) / income, look: 'other' as const },
          ],
        }))}
      />
    </Figure>
  )
}

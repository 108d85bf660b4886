// Last step card: the tax on the net capital gain, for whoever types a taxable income. It is worked out and kept on this device.
import { useRef } from 'react'
import { capitalGainsRules, lowIncomeTaxOffset } from '#shared/facts/income-tax.ts'
import { financialYear, spokenDay } from '#shared/kernel/dates.ts'
import { gapWords } from '#shared/tax/gaps.ts'
import { shownTaxOnGains } from '#shared/tax/income-tax.ts'
import { openQuestionsOf } from '#shared/tax/open-questions.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { useTypedIncome } from '../../data/use-typed-income.ts'
import { Money } from '../../lib/amount.tsx'
import { focusIfLost } from '../../lib/focus.ts'
import { formatWholeMoney } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Switch } from '../../ui/switch.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import { EditableAmount } from './editable-amount.tsx'
import entriesStyles from './entries.module.css'
import styles from './tax.module.css'
import { OpenQuestions, type SumLine, SumLines, taxLessons, Working } from './working.tsx'

const limits = { most: 1e12, mayBeZero: true }

/** What the figures leave out, beside them: for a low income it is more than the tax on a small gain. */
function LeftOut({ isLowIncome }: { isLowIncome: boolean }) {
  const { most, upTo, source, checkedOn } = lowIncomeTaxOffset
  return (
    <p>
      Not what you will owe: the Medicare levy, offsets and franking credits are left out.
      {isLowIncome && (
        <>
          {' '}
          The{' '}
          <a href={source.url} target="_blank" rel="noreferrer">
            low income tax offset
          </a>{' '}
          alone takes off up to {formatWholeMoney(most)}, for taxable incomes of up to {formatWholeMoney(upTo)} (ATO, as
          at {spokenDay(checkedOn)}).
        </>
      )}
    </p>
  )
}

type StepsProps = { answer: TaxYearAnswer; income: number; isExempt: boolean; hasMinimum: boolean }

function Steps({ answer, income, isExempt, hasMinimum }: StepsProps) {
  const { year, ladder, label } = answer
  const tax = shownTaxOnGains(year, { income, isExempt }, ladder)
  if (tax === null) return <p>{gapWords.rates}</p>
  const line = (name: SumLine['label'], aud: number, isTotal = false): SumLine => ({
    label: name,
    value: <Money aud={aud} />,
    isTotal,
  })
  const openQuestions = openQuestionsOf(answer).filter(({ what }) => what === 'minimum tax')
  const onGains = tax.onOther + tax.onLater + tax.topUp
  return (
    <>
      <SumLines
        lines={[
          line('Tax on the income you typed', tax.onIncome),
          line(
            hasMinimum
              ? 'Tax on net gains outside the minimum tax, on top of it'
              : 'Tax on the net capital gain, on top of it',
            tax.onOther,
          ),
          ...(hasMinimum
            ? [
                line('Tax on net gains from 1 July 2027, on top of both', tax.onLater),
                line(
                  <>
                    Top-up to the minimum of {capitalGainsRules.minimumTaxPercent}%{' '}
                    <Chip tone="notice">Simplified</Chip>
                  </>,
                  tax.topUp,
                ),
              ]
            : []),
          line('Together, before offsets and credits', tax.total, true),
          line('Of it, because of the net capital gain', onGains),
        ]}
      />
      {/* How it goes together with the minimum tax is not published. */}
      <LeftOut isLowIncome={!hasMinimum && income + ladder.net <= lowIncomeTaxOffset.upTo} />
      <OpenQuestions questions={openQuestions} />
      <Working
        lessons={taxLessons.gains}
        sources={[tax.rates.source, ...(hasMinimum ? [capitalGainsRules.indexation] : [])]}
        checkedOn={tax.rates.checkedOn}
      >
        <p>
          The rates of {label} for residents, applied slice by slice: the income first, then the net capital gain (
          <Money aud={ladder.net} />) on top of it.
        </p>
        <SumLines
          lines={tax.rates.brackets.map(({ over, percent }) => ({
            label: (
              <>
                Each dollar above <Money aud={over} />
              </>
            ),
            value: `${percent}%`,
          }))}
        />
        {hasMinimum && <p>Tax on gains from 1 July 2027 is at least {capitalGainsRules.minimumTaxPercent}% of them.</p>}
      </Working>
    </>
  )
}

export function LastStepCard({ answer }: { answer: TaxYearAnswer }) {
  const { year, label, hasRates, totals } = answer
  const [{ income, isExempt }, change] = useTypedIncome(year)
  const entries = useRef<HTMLDivElement>(null)
  const clear = (): void => {
    change(null)
    // The button goes with what it clears.
    focusIfLost(() => entries.current?.querySelector('button')?.focus())
  }
  const hasMinimum = year >= financialYear(capitalGainsRules.changesOn)
  if (!hasRates) {
    return (
      <Card
        title="The last step: tax on the net capital gain"
        action={
          <WhatIs
            heading="The last step: tax on the net capital gain"
            ids={['capital-gains-tax', 'marginal-tax-rate']}
            load={loadTerm}
          />
        }
      >
        <p>{gapWords.rates}</p>
      </Card>
    )
  }
  return (
    <Card
      title="The last step: tax on the net capital gain"
      action={
        <WhatIs
          heading="The last step: tax on the net capital gain"
          ids={['capital-gains-tax', 'marginal-tax-rate']}
          load={loadTerm}
        />
      }
    >
      <div className={styles.body}>
        <p className={styles.muted}>
          Optional. It takes a taxable income. What you type stays on this device and is never sent, not even to Gumnut.
        </p>
        <div className={entriesStyles.entries} ref={entries}>
          <EditableAmount
            label={`Taxable income ${label}, without capital gains`}
            hint={
              <>
                Wages, interest, dividends with their credits, less deductions. Income with credits in these records:{' '}
                <Money aud={totals.grossedUp} />.
              </>
            }
            value={income}
            limits={limits}
            onSave={async (value) => change(value === null && !isExempt ? null : { income: value, isExempt })}
          />
        </div>
        {hasMinimum && income !== null && (
          <Switch
            label="I get one of the listed payments"
            description="Such as the Age Pension or JobSeeker. The minimum tax is not applied then."
            isOn={isExempt}
            onTurn={(isOn) => change({ income, isExempt: isOn })}
          />
        )}
        {income !== null && (
          <>
            <Steps answer={answer} income={income} isExempt={isExempt} hasMinimum={hasMinimum} />
            <p className={styles.choices}>
              <Button variant="quiet" size="small" onClick={clear}>
                Clear it from this device
              </Button>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

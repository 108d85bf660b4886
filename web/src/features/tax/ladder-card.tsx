// Ladder card: from the gains of the year, down by losses and the discount, to the net capital gain; drawn and in numbers.
import { capitalGainsRules } from '#shared/facts/income-tax.ts'
import { financialYear } from '#shared/kernel/dates.ts'
import { ladderSteps } from '#shared/tax/ladder-steps.ts'
import { openQuestionsOf } from '#shared/tax/open-questions.ts'
import type { TaxYearAnswer } from '#shared/tax/year-answer.ts'
import { loadTerm } from '../../data/terms.ts'
import { Money } from '../../lib/amount.tsx'
import { useBalances } from '../../lib/balances.tsx'
import { Card } from '../../ui/card.tsx'
import { BarList, barsOfSteps } from '../../ui/chart/bar-list.tsx'
import { Chip } from '../../ui/chip.tsx'
import { WhatIs } from '../../ui/what-is.tsx'
import styles from './tax.module.css'
import { type GainKind, gainNames } from './tax-words.ts'
import { OpenQuestions, SumLines, taxLessons, Working } from './working.tsx'

const kinds: readonly GainKind[] = ['discountable', 'other', 'later']

const carriedTexts: Record<TaxYearAnswer['carriedFrom'], string> = {
  entered: 'as you entered them',
  'earlier years': 'worked out from the earlier years of these records',
  none: 'none are known',
}

export function LadderCard({ answer }: { answer: TaxYearAnswer }) {
  const { areHidden } = useBalances()
  const { year, ladder, carriedFrom, isEstimate } = answer
  const { gains, afterLosses } = ladder
  const isChanged = year >= financialYear(capitalGainsRules.changesOn)
  const shown = ladderSteps(ladder)
  const steps = [
    { label: isChanged ? 'Gains, after indexation' : 'Gains', amount: shown.gains, isTotal: true },
    { label: 'Less losses of this year', amount: shown.currentLosses },
    { label: 'Less losses from earlier years', amount: shown.carriedLosses },
    { label: 'Less the discount', amount: shown.discount },
    { label: 'Net capital gain', amount: shown.net, isTotal: true },
  ]
  const bars = barsOfSteps(steps)
  const [first, ...others] = ladder.lossOrder
    .filter((kind) => kind !== 'later' || isChanged)
    .map((kind) => gainNames[kind])
  const known = kinds.filter((kind) => gains[kind] > 0 && (kind !== 'later' || isChanged))
  return (
    <Card
      title="From gains to net capital gain"
      action={
        <span className={styles.chips}>
          {isEstimate && <Chip tone="notice">Estimate</Chip>}
          {!ladder.isOrderConfirmed && <Chip tone="notice">Order to be confirmed</Chip>}
          <WhatIs
            heading="From gains to net capital gain"
            ids={['capital-gain', 'capital-loss', 'cgt-discount']}
            load={loadTerm}
          />
        </span>
      }
    >
      <BarList
        rows={steps.map(({ label, amount, isTotal = false }, at) => {
          const bar = bars[at]
          return {
            key: label,
            label: isTotal ? <strong>{label}</strong> : label,
            value: isTotal ? (
              <strong>
                <Money aud={amount} />
              </strong>
            ) : (
              <Money aud={amount} />
            ),
            bar: areHidden || bar === undefined ? null : { ...bar, tone: isTotal ? 'total' : 'flow' },
          }
        })}
      />
      {ladder.carriedForward > 0 && (
        <p>
          Losses carried to a later year: <Money aud={ladder.carriedForward} />.
        </p>
      )}
      <OpenQuestions questions={openQuestionsOf(answer).filter(({ what }) => what !== 'minimum tax')} />
      <Working
        lessons={taxLessons.gains}
        sources={
          isChanged
            ? [capitalGainsRules.discount, capitalGainsRules.indexation, ...capitalGainsRules.indexationReadIn]
            : [capitalGainsRules.discount]
        }
        checkedOn={capitalGainsRules.checkedOn}
      >
        {known.length > 0 && (
          <SumLines
            lines={[
              ...known.map((kind) => ({ label: `Gains ${gainNames[kind]}`, value: <Money aud={gains[kind]} /> })),
              { label: 'Gains', value: <Money aud={gains.total} />, isTotal: true },
            ]}
          />
        )}
        <p>
          Losses come off before the discount, those of this year (<Money aud={ladder.currentLosses} />) before those
          from earlier years (<Money aud={ladder.carriedLosses} />, {carriedTexts[carriedFrom]}). They come off gains{' '}
          {first} first, then off gains {others.join(', then off gains ')}. They never come off other income.
        </p>
        <p>
          The discount is half of what is left of the gains held for 12 months or more: half of{' '}
          <Money aud={afterLosses.discountable} /> is <Money aud={-shown.discount} />.
        </p>
        {isChanged && (
          <p>
            Gains from 1 July 2027 have no discount. After 12 months their cost base is raised with prices instead,
            which each sale below shows.
          </p>
        )}
      </Working>
    </Card>
  )
}

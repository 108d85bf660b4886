// Holding repairs: what stands in the way of one investment as a whole: a buy before the file begins, trades of a holding that is
// there with its quantity only, another exchange.
import { useState } from 'react'
import { typedNumber } from '#shared/kernel/typed-number.ts'
import { formatQuantity } from '../../lib/format.ts'
import { typedText } from '../../lib/typed-text.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { HoldingOutline } from './import-session.ts'
import styles from './import.module.css'
import { amountOf, DayInput, isDay, RepairForm, wrongAmount, wrongDay } from './row-repair.tsx'
import type { ImportRun } from './use-import-run.ts'

type Props = { holding: HoldingOutline; run: ImportRun; today: string }

/** A holding with quantity and cost only: its trades can take the place of both. */
export function Offer({ holding: { key, instrument, offer }, run }: Omit<Props, 'today'>) {
  if (offer === null) return null
  const choose = (choice: 'keep' | 'replace'): void =>
    run.choose((before) => ({ ...before, existing: new Map([...(before.existing ?? []), [key, choice]]) }))
  const sum =
    offer.tradesAddUpTo === null
      ? 'These trades don’t add up on their own'
      : `These trades add up to ${formatQuantity(offer.tradesAddUpTo)}`
  const answers = [
    { choice: 'replace', label: 'Use the trades' },
    { choice: 'keep', label: 'Keep both' },
  ] as const
  return (
    <Stack gap={3}>
      <Banner tone="info" title={`You already hold ${formatQuantity(offer.quantity)} ${instrument.symbol}`}>
        {sum}. Use them instead of what’s there, or add them to it?
      </Banner>
      <div className={styles.buttons}>
        {answers.map(({ choice, label }) => (
          <Button
            key={choice}
            size="small"
            variant={offer.chosen === choice ? 'primary' : 'secondary'}
            aria-pressed={offer.chosen === choice}
            aria-label={`${label} for ${instrument.symbol}`}
            onClick={() => choose(choice)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Stack>
  )
}

const said = (units: number): string => (units === 0 ? '' : typedText(units))

/** Units that were there before the file begins. */
function OpeningForm({ holding: { key, instrument, missingUnits }, run, today }: Props) {
  const before = run.decisions.repairs.openings?.get(key)?.parcel
  const [units, setUnits] = useState(said((before?.units ?? 0) + (missingUnits ?? 0)))
  const [cost, setCost] = useState(before === undefined ? '' : typedText(before.costBase))
  const [day, setDay] = useState(before?.date ?? '')
  const [isTried, setTried] = useState(false)
  const count = typedNumber(units)
  const isGoodCount = count > 0 && count <= 1e12
  const costBase = amountOf(cost)
  const isGoodDay = day === '' || isDay(day, today)
  const save = (): void => {
    if (!isGoodCount || costBase === null || !isGoodDay) return setTried(true)
    const parcel = { units: count, costBase, date: day === '' ? null : day }
    run.repair((all) => ({ ...all, openings: new Map([...(all.openings ?? []), [key, { instrument, parcel }]]) }))
  }
  return (
    <RepairForm name={`what you had of ${instrument.symbol} before`} onSave={save}>
      <NumberInput
        label="Units you had before"
        min={0}
        error={isTried && !isGoodCount ? 'Enter a number of units, such as 25.' : undefined}
        value={units}
        onChange={setUnits}
      />
      <AmountInput
        label="Their total cost"
        error={isTried && costBase === null ? wrongAmount : undefined}
        value={cost}
        onChange={setCost}
      />
      <DayInput
        label="Bought on"
        isOptional
        error={isTried && !isGoodDay ? wrongDay(today, today) : undefined}
        value={day}
        latest={today}
        onChange={setDay}
      />
    </RepairForm>
  )
}

/** A sale without its buy. While rows of the holding wait for an answer, they may be what is missing. */
export function MissingBuy(props: Props) {
  const {
    holding: { key, instrument, problem, missingUnits, counts },
    run,
  } = props
  const { symbol } = instrument
  if (problem === null) {
    const opening = run.decisions.repairs.openings?.get(key)
    if (opening === undefined) return null
    const remove = (): void =>
      run.repair((all) => ({ ...all, openings: new Map([...(all.openings ?? [])].filter(([one]) => one !== key)) }))
    return (
      <div className={styles.line}>
        <span className={styles.quiet}>
          {formatQuantity(opening.parcel.units)} {symbol} from before the file are added.
        </span>
        <Button size="small" variant="quiet" aria-label={`Remove what you had of ${symbol} before`} onClick={remove}>
          Remove
        </Button>
      </div>
    )
  }
  return (
    <Stack gap={3}>
      <Banner tone="notice" title="Something is missing before this">
        {problem}{' '}
        {counts.needsYou > 0
          ? 'Look at the rows below first: they may be what’s missing.'
          : `Say what you had before, drop a file with the earlier trades, or leave ${symbol} out.`}
      </Banner>
      {missingUnits !== null && counts.needsYou === 0 && <OpeningForm key={missingUnits} {...props} />}
    </Stack>
  )
}

/** Securities of another exchange, which nothing here prices: added on request only. */
export function AddAsOther({ holding: { key, instrument, canAddAsOther }, run }: Omit<Props, 'today'>) {
  const isAdded = run.decisions.choices.others?.has(key) ?? false
  if (!canAddAsOther && !isAdded) return null
  const turn = (): void =>
    run.choose((before) => {
      const others = new Set(before.others)
      if (!others.delete(key)) others.add(key)
      return { ...before, others }
    })
  return (
    <Stack gap={3}>
      <Banner tone="info" title={`${instrument.symbol} is traded on another exchange`}>
        Gumnut has prices for ASX securities and coins only. You can add this as “other”: in Australian dollars by the
        file’s exchange rate on each trade date, with a price that you type in yourself.
      </Banner>
      <div>
        <Button size="small" variant="secondary" aria-pressed={isAdded} onClick={turn}>
          {isAdded ? `Don’t add ${instrument.symbol}` : `Add ${instrument.symbol} as other`}
        </Button>
      </div>
    </Stack>
  )
}

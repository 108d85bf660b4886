// Row repair: fills in what a row does not say: what units cost, what coins were worth, on which day it was.
import { type ReactNode, useState } from 'react'
import { typedNumber } from '#shared/kernel/typed-number.ts'
import type { PreviewRow } from '#shared/portfolio/import/preview-state.ts'
import { valueKey } from '#shared/portfolio/import/preview-repairs.ts'
import { formatQuantity } from '../../lib/format.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './import.module.css'
import type { ImportRun } from './use-import-run.ts'

type RepairProps = { shown: PreviewRow; run: ImportRun; today: string }

const firstDay = '1980-01-01'
export const wrongAmount = 'Enter an amount in dollars, such as 1,250.50.'

/** AUD from 0 to 1e12; null when the text is no such amount. */
export function amountOf(text: string): number | null {
  const value = typedNumber(text)
  return value >= 0 && value <= 1e12 ? value : null
}

/** A day that has been, as the browser's own field gives it. */
export const isDay = (text: string, latest: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= firstDay && text <= latest

/** Fields beside each other, and Save at their end. */
export const RepairForm = ({
  children,
  name,
  onSave,
}: {
  children: ReactNode
  /** What the button saves, read aloud. */
  name: string
  onSave: () => void
}) => (
  <Form
    className={styles.repair}
    onSubmit={(event) => {
      event.preventDefault()
      onSave()
    }}
  >
    {children}
    <Button type="submit" aria-label={`Save ${name}`}>
      Save
    </Button>
  </Form>
)

type DayInputProps = {
  label: string
  hint?: string
  error?: string | undefined
  isOptional?: boolean
  value: string
  latest: string
  onChange: (day: string) => void
}

export const DayInput = ({ latest, ...rest }: DayInputProps) => (
  <TextInput {...rest} type="date" min={firstDay} max={latest} />
)

export const wrongDay = (latest: string, today: string): string =>
  latest < today ? 'Choose a day before this one moved in.' : 'Choose a day up to today.'

function CostRepair({ shown: { id, row }, run, today }: RepairProps) {
  const [cost, setCost] = useState('')
  const [day, setDay] = useState('')
  const [isTried, setTried] = useState(false)
  const latest = row.facts.date ?? today
  const costBase = amountOf(cost)
  const isGoodDay = day === '' || isDay(day, latest)
  const save = (): void => {
    if (costBase === null || !isGoodDay) return setTried(true)
    const acquiredOn = day === '' ? null : day
    run.repair((before) => ({ ...before, costs: new Map([...(before.costs ?? []), [id, { costBase, acquiredOn }]]) }))
  }
  return (
    <RepairForm name={`cost of line ${row.row}`} onSave={save}>
      <AmountInput
        label="Total cost of these units"
        hint="With brokerage."
        error={isTried && costBase === null ? wrongAmount : undefined}
        value={cost}
        onChange={setCost}
      />
      <DayInput
        label="Bought on"
        isOptional
        error={isTried && !isGoodDay ? wrongDay(latest, today) : undefined}
        value={day}
        latest={latest}
        onChange={setDay}
      />
    </RepairForm>
  )
}

function ValueRepair({ shown: { file, row }, run }: RepairProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const need = row.needs.find(({ kind }) => kind === 'value')
  if (need?.kind !== 'value') return null
  const value = amountOf(text)
  const save = (): void => {
    if (value === null) return setTried(true)
    const key = valueKey(file, need.group)
    run.repair((before) => ({ ...before, values: new Map([...(before.values ?? []), [key, value]]) }))
  }
  return (
    <RepairForm name={`value of line ${row.row}`} onSave={save}>
      <AmountInput
        label={`Value of ${formatQuantity(need.units)} ${need.symbol} that day`}
        error={isTried && value === null ? wrongAmount : undefined}
        value={text}
        onChange={setText}
      />
    </RepairForm>
  )
}

function DateRepair({ shown: { id, row }, run, today }: RepairProps) {
  const [day, setDay] = useState('')
  const [isTried, setTried] = useState(false)
  const save = (): void => {
    if (!isDay(day, today)) return setTried(true)
    run.repair((before) => ({ ...before, dates: new Map([...(before.dates ?? []), [id, day]]) }))
  }
  return (
    <RepairForm name={`date of line ${row.row}`} onSave={save}>
      <DayInput
        label="The right date"
        error={isTried && !isDay(day, today) ? wrongDay(today, today) : undefined}
        value={day}
        latest={today}
        onChange={setDay}
      />
    </RepairForm>
  )
}

export function RowRepair(props: RepairProps) {
  switch (props.shown.asks) {
    case 'costBase':
      return <CostRepair {...props} />
    case 'value':
      return <ValueRepair {...props} />
    case 'date':
      return <DateRepair {...props} />
    default:
      return null
  }
}

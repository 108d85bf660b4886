// Stop card: where the made-up decade stands, what a person does now, and why.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  addition,
  type Choice,
  monthOfStop,
  months,
  type Moved,
  possibleChoices,
  type Standing,
  stops,
  worth,
} from '#shared/learning/time-machine.ts'
import { maxReasonLength } from '../../../data/kept-decade.ts'
import { focusFirstWrong } from '../../../lib/focus.ts'
import { formatMoney, formatSignedPercent } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { PriceLine } from './price-line.tsx'
import styles from './time-machine.module.css'
import { choiceNames, reasonsFor, whenText } from './time-machine-words.ts'

const ownWords = 'own'

type StopCardProps = {
  /** From 0. */
  stop: number
  path: readonly number[]
  standing: Standing
  moved: readonly Omit<Moved, 'effect'>[]
  onDecide: (choice: Choice, reason: string) => void
}

function hintOf(choice: Choice, { cash, units }: Standing, price: number): string {
  if (choice === 'add') return `${formatMoney(Math.min(addition, cash))} of cash becomes units of the fund.`
  return choice === 'sell'
    ? `Half of the units become ${formatMoney((units * price) / 2)} in cash.`
    : 'Nothing changes.'
}

export function StopCard({ stop, path, standing, moved, onDecide }: StopCardProps) {
  const [choice, setChoice] = useState<Choice | ''>('')
  const [reason, setReason] = useState('')
  const [own, setOwn] = useState('')
  const [isChecked, setChecked] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  const month = monthOfStop(stop)
  const price = path[month] ?? 0
  const before = path[Math.max(0, month - (stop === 0 ? 0 : monthOfStop(1)))] ?? price
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (choice === '') return focusFirstWrong(event.currentTarget)
    onDecide(choice, (reason === ownWords ? own : reason).replaceAll(/\s+/g, ' ').trim().slice(0, maxReasonLength))
  }
  const change = stop === 0 ? null : (price / before - 1) * 100
  return (
    <Card>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          <ProgressBar label="The decade" percent={(100 * stop) / stops} valueText={`Stop ${stop + 1} of ${stops}`} />
          <p className={styles.when} ref={heading} tabIndex={-1}>
            {whenText(stop)}: one unit is {formatMoney(price)}
            {change !== null && `, ${formatSignedPercent(change)} since the last stop`}
          </p>
          <PriceLine
            prices={path.slice(0, month + 1)}
            months={months}
            marks={moved.map((one) => ({ month: monthOfStop(one.stop), choice: one.choice }))}
            label={`The made-up price from ${formatMoney(path[0] ?? 0)} at the start to ${formatMoney(price)}, lowest ${formatMoney(Math.min(...path.slice(0, month + 1)))}, highest ${formatMoney(Math.max(...path.slice(0, month + 1)))}`}
          />
          <dl className={styles.figures}>
            <div>
              <dt>In the fund</dt>
              <dd>{formatMoney(standing.units * price)}</dd>
            </div>
            <div>
              <dt>Cash</dt>
              <dd>{formatMoney(standing.cash)}</dd>
            </div>
            <div>
              <dt>Together</dt>
              <dd>{formatMoney(worth(standing, price))}</dd>
            </div>
          </dl>
          <ChoiceGroup
            legend="What do you do?"
            columns={3}
            choices={possibleChoices(standing).map((value) => ({
              value,
              label: choiceNames[value],
              hint: hintOf(value, standing, price),
            }))}
            value={choice}
            onChange={(next) => {
              setChoice(next)
              setReason('')
            }}
            error={isChecked && choice === '' ? 'Choose one to go on.' : undefined}
          />
          {choice !== '' && (
            <ChoiceGroup
              legend="Why? (optional)"
              columns={2}
              choices={[
                ...reasonsFor[choice].map((text) => ({ value: text, label: text })),
                { value: ownWords, label: 'In my own words' },
              ]}
              value={reason}
              onChange={setReason}
            />
          )}
          {reason === ownWords && (
            <TextInput label="My reason" value={own} maxLength={maxReasonLength} onChange={setOwn} autoComplete="off" />
          )}
          <div>
            <Button type="submit">{stop + 1 === stops ? 'Go to the end' : 'Go on eight months'}</Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

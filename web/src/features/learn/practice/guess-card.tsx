// Guess card: what the time machine is, and the range that a person guesses before it begins.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import {
  addition,
  Guess,
  reasonsWanted,
  startInCash,
  startInFund,
  startPrice,
  stops,
  widestRange,
  xpOfCalibration,
  xpOfReasons,
} from '#shared/learning/time-machine.ts'
import { focusFirstWrong } from '../../../lib/focus.ts'
import { formatMoney } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Stack } from '../../../ui/stack.tsx'
import styles from './time-machine.module.css'

const whole = (aud: number): string => formatMoney(aud).replace(/\.00$/, '')

/** What is wrong with a range, under the field it is about; nothing while one of them is empty. */
function problemsOf(low: string, high: string): { low?: string; high?: string } {
  const read = z.safeParse(Guess, { low: Number(low), high: Number(high) })
  if (read.success || low.trim() === '' || high.trim() === '') return {}
  if (!(Number(low) >= 1 && Number(low) <= 10_000)) return { low: 'Enter a price from $1 to $10,000.' }
  if (!(Number(high) > Number(low))) return { high: 'The high has to be above the low.' }
  return {
    high:
      Number(high) > 10_000
        ? 'Enter a price up to $10,000.'
        : `A range this wide is right about anything. Keep the high within ${widestRange} times the low.`,
  }
}

type GuessCardProps = {
  /** It stands where the button for another decade was. */
  takesFocus: boolean
  onBegin: (guess: Guess) => void
}

export function GuessCard({ takesFocus, onBegin }: GuessCardProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const [low, setLow] = useState('')
  const [high, setHigh] = useState('')
  const [isChecked, setChecked] = useState(false)
  const problems = problemsOf(low, high)
  const missing = isChecked && (low.trim() === '' || high.trim() === '')
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    const guess = z.safeParse(Guess, { low: Number(low), high: Number(high) })
    if (guess.success && low.trim() !== '' && high.trim() !== '') onBegin(guess.data)
    else focusFirstWrong(event.currentTarget)
  }
  return (
    <Card title="Before you set off">
      <Form ref={form} onSubmit={onSubmit}>
        <Stack gap={4}>
          <ul className={styles.rules}>
            <li>
              The fund and its prices are made up. They follow no market, and they are different for everybody and every
              time.
            </li>
            <li>
              You begin with {whole(startInFund)} in the fund, at {whole(startPrice)} a unit, and {whole(startInCash)}{' '}
              in cash. Cash earns nothing here, and there is no brokerage and no tax.
            </li>
            <li>
              There are {stops} stops, eight months apart. At each of them there are three choices: nothing changes, up
              to {whole(addition)} of the cash goes into the fund, or half of the units become cash. You can note why.
            </li>
            <li>
              The first decade that earns any brings XP, once: {xpOfReasons} for saying why at {reasonsWanted} stops or
              more, {xpOfCalibration} for a range that turns out right. What your choices came to brings none.
            </li>
          </ul>
          <p>
            First a guess: between which two prices will one unit be after ten years? Choose a range that fits 8 of 10
            such decades.
          </p>
          <div className={styles.pair}>
            <NumberInput
              label="Low"
              prefix="$"
              min="1"
              step="1"
              value={low}
              error={problems.low ?? (missing && low.trim() === '' ? 'Enter a price.' : undefined)}
              onChange={setLow}
            />
            <NumberInput
              label="High"
              prefix="$"
              min="1"
              step="1"
              value={high}
              error={problems.high ?? (missing && high.trim() === '' ? 'Enter a price.' : undefined)}
              onChange={setHigh}
            />
          </div>
          <div>
            <Button type="submit">Set off</Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}

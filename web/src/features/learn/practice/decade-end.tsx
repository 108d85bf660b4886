// Decade end: what the choices did against doing nothing, how the guess turned out, and what that brought.
import { useEffect, useRef } from 'react'
import { nameInSentence } from '#shared/learning/achievements.ts'
import {
  type Guess,
  isWithin,
  monthOfStop,
  months,
  type Outcome,
  reasonsWanted,
  startPrice,
  stops,
  xpOfCalibration,
  xpOfReasons,
} from '#shared/learning/time-machine.ts'
import type { KeptDecade } from '../../../data/kept-decade.ts'
import type { RunGain } from '../../../data/use-time-machine.ts'
import { formatCount, formatMoney, formatSignedMoney } from '../../../lib/format.ts'
import { LessonLine } from '../../../lib/lesson-line.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { BarList } from '../../../ui/chart/bar-list.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { PriceLine } from './price-line.tsx'
import styles from './time-machine.module.css'
import { whenText } from './time-machine-words.ts'

const isCounted = (gain: RunGain): gain is Extract<RunGain, { xpEarned: number }> =>
  typeof gain !== 'string' && 'xpEarned' in gain

/** What the XP of a decade was for, as the service counts it (P83). */
function earnedFor(xpEarned: number, reasons: number): string {
  if (xpEarned === xpOfReasons + xpOfCalibration) return 'for saying why, and for your range'
  return reasons >= reasonsWanted ? 'for saying why' : 'for your range'
}

function gainText(gain: RunGain, run: number): string {
  if (gain === 'sending') return 'Counting your XP.'
  if (gain === 'counted') return 'This decade has been counted.'
  if (gain === 'waiting') return 'This is kept on your device. XP is counted once Gumnut can be reached.'
  if (!isCounted(gain)) return gain.refusal
  const { xpEarned, finished, leveledUp, progress } = gain
  if (xpEarned > 0)
    return `You earned ${xpEarned} XP${finished.run === run ? '' : ' in an earlier decade'}: ${earnedFor(xpEarned, finished.reasons)}.${leveledUp ? ` That is level ${progress.level}.` : ''}`
  return progress.timeMachineXp > 0
    ? `The time machine brings XP once, and it has: ${progress.timeMachineXp} XP.`
    : 'No XP this time. Another decade can still bring some.'
}

/** Own words can be a sentence already. */
const saidText = (reason: string): string =>
  reason === '' ? '' : `You said: ${reason}${/[.!?…]$/.test(reason) ? '' : '.'} `

const Guessed = ({ guess, endPrice }: { guess: Guess; endPrice: number }) => (
  <p>
    Your range was {formatMoney(guess.low)} to {formatMoney(guess.high)}, and one unit ended at {formatMoney(endPrice)}:{' '}
    {isWithin(guess, endPrice) ? 'inside it.' : 'outside it.'} Over many decades, a range chosen to be right 8 times in
    10 is wrong 2 times in 10.
  </p>
)

type DecadeEndProps = {
  decade: KeptDecade
  path: readonly number[]
  outcome: Outcome
  gain: RunGain
  onAgain: () => void
}

export function DecadeEnd({ decade, path, outcome, gain, onAgain }: DecadeEndProps) {
  const { endPrice, yours, doingNothing, difference, moved } = outcome
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  const reasons = decade.stops.filter(({ reason }) => reason !== '').length
  const most = Math.max(yours, doingNothing)
  const rounded = Math.round(difference * 100) / 100
  return (
    <Stack gap={6}>
      <Card title="Ten years later">
        <Stack gap={4}>
          <p className={styles.when} ref={heading} tabIndex={-1}>
            One unit went from {formatMoney(startPrice)} to {formatMoney(endPrice)}.
          </p>
          <PriceLine
            prices={path}
            months={months}
            marks={moved.map(({ stop, choice }) => ({ month: monthOfStop(stop), choice }))}
            label={`The whole made-up decade, lowest ${formatMoney(Math.min(...path))}, highest ${formatMoney(Math.max(...path))}`}
          />
          <BarList
            rows={[
              {
                key: 'yours',
                label: 'With your choices',
                value: formatMoney(yours),
                bar: { startPercent: 0, lengthPercent: (100 * yours) / most, tone: 'total' },
              },
              {
                key: 'nothing',
                label: 'Doing nothing',
                value: formatMoney(doingNothing),
                bar: { startPercent: 0, lengthPercent: (100 * doingNothing) / most, tone: 'flow' },
              },
            ]}
          />
          <p>
            {rounded === 0
              ? 'Your choices and doing nothing came to the same.'
              : `Your choices came to ${formatMoney(Math.abs(rounded))} ${rounded > 0 ? 'more' : 'less'} than doing nothing.`}{' '}
            Another decade would have other prices, and the same choices would come to something else.
          </p>
        </Stack>
      </Card>
      <Card title="What each choice did">
        {moved.length === 0 ? (
          <p>You held at every stop, so there is nothing to compare.</p>
        ) : (
          <ul className={styles.moves}>
            {moved.map(({ stop, choice, dollars, price, effect }) => (
              <li key={stop}>
                <span>
                  <strong>
                    {whenText(stop)}: {formatMoney(Math.abs(dollars))} {choice === 'add' ? 'into' : 'out of'} the fund
                  </strong>{' '}
                  at {formatMoney(price)} a unit. {saidText(decade.stops[stop]?.reason ?? '')}
                </span>
                <span className={styles.effect}>{formatSignedMoney(effect)} by the end</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Your reasons and your range">
        <Stack gap={3}>
          <p>
            You gave a reason at {reasons} of {formatCount(stops, 'stop')}
            {reasons >= reasonsWanted ? '.' : `; from ${reasonsWanted} on they bring XP.`}
          </p>
          {decade.guess !== null && <Guessed guess={decade.guess} endPrice={endPrice} />}
          <div aria-live="polite">
            <p className={styles.gain}>{gainText(gain, decade.run)}</p>
            {isCounted(gain) &&
              gain.newAchievements.map((one) => <p key={one.id}>Achievement unlocked: {nameInSentence(one)}.</p>)}
          </div>
          <LessonLine ids={[9]} />
          <div className={styles.actions}>
            <Button onClick={onAgain}>Another decade</Button>
            <ButtonLink to={paths.learn} variant="secondary">
              Back to Learn
            </ButtonLink>
          </div>
        </Stack>
      </Card>
    </Stack>
  )
}

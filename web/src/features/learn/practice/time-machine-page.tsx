// Time machine page: a guess, fifteen stops, and what came of them.
import { useState } from 'react'
import { outcomeOf, played, stops } from '#shared/learning/time-machine.ts'
import { useTimeMachine } from '../../../data/use-time-machine.ts'
import { LicenceNote } from '../../../lib/licence-note.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { DecadeEnd } from './decade-end.tsx'
import { GuessCard } from './guess-card.tsx'
import { StopCard } from './stop-card.tsx'
import styles from './time-machine.module.css'

export default function TimeMachinePage() {
  const { decade, path, gain, begin, decide, again } = useTimeMachine()
  const [isAgain, setAgain] = useState(false)
  const onAgain = (): void => {
    setAgain(true)
    again()
  }
  const decisions = decade.stops.map(({ choice }) => choice)
  const stop = decisions.length
  return (
    <>
      <PageHeading title="Time machine">
        Ten years of a made-up fund in about three minutes. Nothing here is a real price, and nothing says what real
        ones will do.
      </PageHeading>
      <Stack gap={6} className={styles.page}>
        {decade.guess === null && <GuessCard key={decade.run} takesFocus={isAgain} onBegin={begin} />}
        {decade.guess !== null && stop < stops && (
          <StopCard
            key={`${decade.run}-${stop}`}
            stop={stop}
            path={path}
            {...played(path, decisions)}
            onDecide={decide}
          />
        )}
        {decade.guess !== null && stop >= stops && (
          <DecadeEnd decade={decade} path={path} outcome={outcomeOf(path, decisions)} gain={gain} onAgain={onAgain} />
        )}
        <LicenceNote />
      </Stack>
    </>
  )
}

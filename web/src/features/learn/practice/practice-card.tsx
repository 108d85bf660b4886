// Practice card: on Learn, the way to what can be tried out with one's own figures and with made-up ones.
import { useUnsentRuns } from '../../../data/use-time-machine.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from './practice.module.css'

export default function PracticeCard() {
  // A decade that was finished while the service was away.
  const { gain } = useUnsentRuns()
  const refusal = typeof gain !== 'string' && 'refusal' in gain ? gain.refusal : null
  return (
    <Card title="Try it out">
      {refusal !== null && <p role="status">{refusal}</p>}
      <div className={styles.links}>
        <div>
          <p>Falls that really happened, applied to what you hold today, in dollars and months.</p>
          <ButtonLink to={`${paths.practice}/falls`} variant="secondary">
            Falls of the past
          </ButtonLink>
        </div>
        <div>
          <p>Ten made-up years in three minutes: hold, add or sell at fifteen stops, and see what each choice did.</p>
          <ButtonLink to={`${paths.practice}/time-machine`} variant="secondary">
            Time machine
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

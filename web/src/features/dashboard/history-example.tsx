// History example: what the chart will look like, for whoever has given no dates yet. It is drawn, and says so.
import type { Holding } from '#shared/portfolio/holding.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './history-card.module.css'

/** A made-up line over a made-up saving plan. */
const Drawing = () => (
  <span className={styles.drawing}>
    <svg
      viewBox="0 0 320 96"
      preserveAspectRatio="none"
      role="img"
      aria-label="An example of the chart, not your figures"
    >
      <path className={styles.exampleIn} d="M0,84H64V70H128V56H192V42H256V30H320" />
      <path
        className={styles.exampleValue}
        d="M0,84C20,80 34,88 52,80S70,62 88,64S116,54 134,44S160,58 178,52S206,30 226,32S258,24 276,14S304,16 320,6"
      />
    </svg>
    <Chip className={styles.exampleChip}>Example</Chip>
  </span>
)

export function HistoryExample({ title, holdings }: { title: string; holdings: readonly Holding[] }) {
  const largest = [...holdings].sort((a, b) => b.totalValue - a.totalValue)[0]
  return (
    <Card title={title}>
      <Drawing />
      <EmptyState
        title="See how it went, day by day"
        headingLevel={3}
        actions={
          <ButtonLink to={largest === undefined ? paths.portfolio : `${paths.portfolio}/${largest.id}?trades=start`}>
            Add dates and trades
          </ButtonLink>
        }
      >
        With the day you bought, Gumnut can draw what it was worth and what you put in.
      </EmptyState>
    </Card>
  )
}

// Falls page: falls of the past applied to what is held today, in dollars and months.
import { useState } from 'react'
import { marketFalls } from '#shared/facts/market-falls.ts'
import { type HeldOfType, heldByType, madeUpDollars, madeUpFor, replayed } from '#shared/portfolio/crash-replay.ts'
import { useHoldings } from '../../../data/use-holdings.ts'
import { messageOf } from '../../../lib/api.ts'
import { Money } from '../../../lib/amount.tsx'
import { useBalances } from '../../../lib/balances.tsx'
import { formatMoney } from '../../../lib/format.ts'
import { LessonLine } from '../../../lib/lesson-line.tsx'
import { LicenceNote } from '../../../lib/licence-note.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { BarList, type BarRow } from '../../../ui/chart/bar-list.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { RetryBanner } from '../../../ui/retry-banner.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { VisibilityToggle } from '../../../ui/visibility-toggle.tsx'
import { FallDetails, type ShownFall } from './fall-details.tsx'
import styles from './practice.module.css'

const lessonOnFalls = 9

/** What would be left at the low of each fall, beside what there is today. */
function Overview({ shown, isMadeUp }: { shown: readonly ShownFall[]; isMadeUp: boolean }) {
  const { areHidden } = useBalances()
  const isCovered = areHidden && !isMadeUp
  const today = shown[0]?.replay.before ?? 0
  const bar = (amount: number, tone: 'total' | 'flow'): BarRow['bar'] =>
    isCovered || today === 0 ? null : { startPercent: 0, lengthPercent: (100 * amount) / today, tone }
  const amount = (aud: number) => (isMadeUp ? formatMoney(aud) : <Money aud={aud} />)
  return (
    <BarList
      rows={[
        { key: 'today', label: isMadeUp ? 'Made up' : 'Today', value: amount(today), bar: bar(today, 'total') },
        ...shown.map(({ fall, replay }): BarRow => ({
          key: fall.id,
          label: fall.name,
          value: <>{amount(replay.atLow)} left</>,
          bar: bar(replay.atLow, 'flow'),
        })),
      ]}
    />
  )
}

function Falls({ held }: { held: readonly HeldOfType[] }) {
  const isMadeUp = held.length === 0
  const shown = marketFalls.falls.map((fall) => ({
    fall,
    replay: replayed(isMadeUp ? madeUpFor(fall) : held, fall),
  }))
  const [id, setId] = useState(marketFalls.falls[0]?.id ?? '')
  const chosen = shown.find(({ fall }) => fall.id === id)
  return (
    <Stack gap={6}>
      {isMadeUp && (
        <Banner
          tone="info"
          title="Made-up figures"
          action={
            <ButtonLink to={paths.portfolio} size="small" variant="quiet">
              Portfolio
            </ButtonLink>
          }
        >
          Nothing is in your portfolio, so each fall is shown on a made-up {formatMoney(madeUpDollars)} of what fell
          then.
        </Banner>
      )}
      <Card title={isMadeUp ? 'A made-up amount in falls of the past' : 'What you hold in falls of the past'}>
        <Overview shown={shown} isMadeUp={isMadeUp} />
        <p className={styles.muted}>
          Each line is one fall by itself, at its lowest day. Shares and ETFs are taken to fall as the index did, coins
          as bitcoin did, and anything else not at all. Yours can fall less or more: a single company or coin has gone
          to nothing before.
        </p>
      </Card>
      <Card title="One fall, closer">
        <Stack gap={4}>
          <Select
            label="Which fall"
            options={shown.map(({ fall }) => ({ value: fall.id, label: fall.name }))}
            value={id}
            onChange={setId}
          />
          <div aria-live="polite">{chosen !== undefined && <FallDetails shown={chosen} isMadeUp={isMadeUp} />}</div>
          <LessonLine ids={[lessonOnFalls]} />
        </Stack>
      </Card>
    </Stack>
  )
}

export default function FallsPage() {
  const { data, error, isPending, isFetching, refetch } = useHoldings()
  const { areHidden, toggle } = useBalances()
  const held = data === undefined ? [] : heldByType(data.holdings.filter(({ quantity }) => quantity > 0))
  return (
    <>
      <PageHeading
        title="Falls of the past"
        corner={
          (isPending || held.length > 0) && <VisibilityToggle what="balances" isHidden={areHidden} onToggle={toggle} />
        }
      >
        What falls that really happened would have come to in dollars. The past says nothing about what comes next: the
        next fall may be smaller, larger, shorter, longer, or never get back.
      </PageHeading>
      <Stack gap={6}>
        {isPending ? (
          <Loading label="Loading what you hold">
            <Stack gap={6}>
              <Skeleton height="20rem" />
              <Skeleton height="20rem" />
            </Stack>
          </Loading>
        ) : data === undefined ? (
          <RetryBanner title="What you hold couldn’t be loaded" isPending={isFetching} onRetry={() => void refetch()}>
            {messageOf(error)}
          </RetryBanner>
        ) : (
          <Falls held={held} />
        )}
        <LicenceNote />
      </Stack>
    </>
  )
}

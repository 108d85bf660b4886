// Falls page: falls of the past applied to what is held today, in dollars and months.
import { useState } from 'react'
import { type MarketFall, marketFalls } from '#shared/facts/market-falls.ts'
import {
  type HeldOfType,
  heldByType,
  madeUpDollars,
  madeUpFor,
  monthsBetween,
  type Replay,
  replayed,
} from '#shared/portfolio/crash-replay.ts'
import { useHoldings } from '../../../data/use-holdings.ts'
import { messageOf } from '../../../lib/api.ts'
import { Money } from '../../../lib/amount.tsx'
import { useBalances } from '../../../lib/balances.tsx'
import { formatDay } from '../../../lib/format-day.ts'
import { formatMoney } from '../../../lib/format.ts'
import { holdingTypePlurals } from '../../../lib/holding-words.ts'
import { LessonLine } from '../../../lib/lesson-line.tsx'
import { LicenceNote } from '../../../lib/licence-note.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { BarList, type BarRow } from '../../../ui/chart/bar-list.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { RetryBanner } from '../../../ui/retry-banner.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { VisibilityToggle } from '../../../ui/visibility-toggle.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { lengthText, monthText } from './falls-words.ts'
import styles from './practice.module.css'

const lessonOnFalls = 9

type Shown = { fall: MarketFall; replay: Replay }

/** What would be left at the low of each fall, beside what there is today. */
function Overview({ shown, isMadeUp }: { shown: readonly Shown[]; isMadeUp: boolean }) {
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

function Details({ shown: { fall, replay }, isMadeUp }: { shown: Shown; isMadeUp: boolean }) {
  const amount = (aud: number) => (isMadeUp ? formatMoney(aud) : <Money aud={aud} />)
  const { high, low, back } = fall
  const bottom = typeof low === 'string' ? { after: lengthText(monthsBetween(high, low)), when: monthText(low) } : low
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>Fewer dollars at the bottom</dt>
          <dd className={styles.figure}>{amount(replay.lost)}</dd>
          <dd className={styles.muted}>
            {amount(replay.before)} would have been {amount(replay.atLow)}
          </dd>
        </div>
        <div>
          <dt>From the high to the low</dt>
          <dd className={styles.figure}>{bottom.after}</dd>
          <dd className={styles.muted}>
            {monthText(high)} to {bottom.when}
          </dd>
        </div>
        <div>
          <dt>{replay.monthsBack === null ? 'From the high to a higher price' : 'From the low to a higher price'}</dt>
          <dd className={styles.figure}>{lengthText(replay.monthsBack ?? replay.monthsBelow)}</dd>
          <dd className={styles.muted}>
            Above the old high in {monthText(back)}
            {replay.monthsBack !== null && `, ${lengthText(replay.monthsBelow)} after it`}
          </dd>
        </div>
      </dl>
      {replay.fallen.length > 0 ? (
        <ul className={styles.parts}>
          {replay.fallen.map(({ type, before, atLow }) => (
            <li key={type}>
              {holdingTypePlurals[type]}: {amount(before)} less {fall.percent}% is {amount(atLow)}
            </li>
          ))}
          {replay.untouched > 0 && <li>Everything else stays as it stands: {amount(replay.untouched)}</li>}
        </ul>
      ) : (
        <p className={styles.text}>Nothing you hold is of the kind that fell then.</p>
      )}
      <p className={styles.text}>
        {fall.measure}, by closing prices and without dividends: down {fall.percent}%. {fall.aside}
      </p>
      <Disclosure summary="Where these figures come from">
        <p className={styles.muted}>Checked on {formatDay(marketFalls.checkedOn)}.</p>
        <ul className={styles.sources}>
          {fall.sources.map(({ name, url }) => (
            <li key={url}>
              <OutsideLink href={url}>{name}</OutsideLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
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
          <div aria-live="polite">{chosen !== undefined && <Details shown={chosen} isMadeUp={isMadeUp} />}</div>
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

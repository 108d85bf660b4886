// Watching page: what a person follows without holding it, alphabetical, with prices, charts and alerts (P93 to P96).
import { Plus } from 'lucide-react'
import { lazy, useRef } from 'react'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import type { SearchResult } from '#shared/market/contract.ts'
import type { AlertRule, Watched } from '#shared/watchlist/contract.ts'
import { maxWatched } from '#shared/watchlist/watched.ts'
import { useAlerts } from '../../../data/use-alerts.ts'
import { useUnwatch, useWatch, useWatching } from '../../../data/use-watching.ts'
import { useUnsentEdits } from '../../../data/use-unsent-edits.ts'
import { messageOf } from '../../../lib/api.ts'
import { focusIfLost, isByKeyboard, undoByKeyboardMs } from '../../../lib/focus.ts'
import { useFollowedLink } from '../../../lib/followed-link.ts'
import { formatCount } from '../../../lib/format.ts'
import { LicenceNote } from '../../../lib/licence-note.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataCredit } from '../../../ui/data-credit.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OverPage } from '../../../ui/over-page.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { AlertsPanel } from '../alerts/alerts-panel.tsx'
import { useSheet } from '../use-sheet.ts'
import { WatchedRow } from './watched-row.tsx'
import styles from './watching.module.css'

const WatchModal = lazy(() => import('./watch-modal.tsx'))

const undoMs = 10_000

type Named = { symbol: string; coinId?: string }
const keyOf = ({ symbol, coinId }: Named): string => coinId ?? symbol

/** Securities that have alerts and are not in the list: those that are held, or were watched. */
function othersOf(rules: readonly AlertRule[], watched: readonly Watched[]): AlertRule['security'][] {
  const listed = new Set(watched.map(keyOf))
  const others = rules.map(({ security }) => security).filter((security) => !listed.has(keyOf(security)))
  return [...new Map(others.map((security) => [keyOf(security), security])).values()]
}

function useRemoval(focus: () => void): (watched: Watched) => void {
  const unwatch = useUnwatch()
  const watch = useWatch()
  const showToast = useToast()
  const failed = (what: string) => (error: unknown) => showToast({ text: `${what} ${messageOf(error)}`, tone: 'error' })
  return (watched) => {
    const { symbol } = watched
    // By promises: callbacks given to `mutate` run for the latest call only, and not once the page is left.
    const removal = unwatch.mutateAsync(watched).catch(failed(`${symbol} couldn’t be removed.`))
    // Behind its removal: the one that arrives last is what stays.
    const putBack = (): Promise<unknown> => removal.then(() => watch.mutateAsync(watched))
    const byKeyboard = isByKeyboard()
    showToast({
      text: `${symbol} removed from Watching.`,
      action: {
        label: 'Undo',
        onPress: () => void putBack().catch(failed(`${symbol} couldn’t be put back.`)),
      },
      shownForMs: byKeyboard ? undoByKeyboardMs : undoMs,
      ...(byKeyboard ? { focusAfter: focus } : {}),
    })
    if (!byKeyboard) focusIfLost(focus)
  }
}

export default function WatchingPage() {
  useFollowedLink()
  const { data, error, isPending, isFetching, refetch } = useWatching()
  const { data: alerts, dataUpdatedAt: alertsAt } = useAlerts()
  const [open, setOpen] = useSheet<'add'>(null)
  const showToast = useToast()
  useUnsentEdits(showToast)
  const list = useRef<HTMLDivElement>(null)
  const remove = useRemoval(() => list.current?.focus({ preventScroll: true }))

  const watched = data?.watched ?? []
  const rules = alerts?.rules ?? []
  // Of the alerts as they are shown: the page can stay open for days.
  const today = sydneyDay(new Date(alertsAt))
  const rulesOf = (one: Named): AlertRule[] => rules.filter(({ security }) => keyOf(security) === keyOf(one))
  const others = othersOf(rules, watched)
  const isWatched = ({ symbol, id }: SearchResult): boolean => watched.some((each) => keyOf(each) === (id ?? symbol))
  return (
    <>
      <PageHeading
        title="Watching"
        actions={
          <>
            <ButtonLink to={paths.portfolio} variant="secondary">
              Portfolio
            </ButtonLink>
            {(data !== undefined || isPending) && (
              <Button icon={<Plus size={18} aria-hidden="true" />} isPending={isPending} onClick={() => setOpen('add')}>
                Add to Watching
              </Button>
            )}
          </>
        }
      >
        {watched.length === 0
          ? 'Prices you follow without owning'
          : `${watched.length} of up to ${maxWatched}, from A to Z`}
      </PageHeading>
      {isPending && (
        <Loading label="Loading what you watch">
          <Stack gap={4}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height="6rem" />
            ))}
          </Stack>
        </Loading>
      )}
      {!isPending && data === undefined && (
        <Card>
          <EmptyState
            title="What you watch couldn’t be loaded"
            actions={
              <Button isPending={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        </Card>
      )}
      {data !== undefined && (
        <Stack gap={6}>
          {watched.length === 0 ? (
            <Card>
              <EmptyState
                title="Nothing here yet"
                actions={<Button onClick={() => setOpen('add')}>Add to Watching</Button>}
              >
                Follow the price of a share, an ETF or a coin without owning it. You can set alerts here and on what you
                hold. Being listed here isn’t a recommendation.
              </EmptyState>
            </Card>
          ) : (
            <div
              ref={list}
              tabIndex={-1}
              className={styles.list}
              aria-label={formatCount(watched.length, 'investment')}
              role="group"
            >
              <Card>
                <ul className={styles.rows}>
                  {watched.map((each) => (
                    <WatchedRow
                      key={each.id}
                      watched={each}
                      alerts={rulesOf(each).length}
                      isReached={rulesOf(each).some(({ reached }) => reached?.on === today)}
                      onRemove={remove}
                    />
                  ))}
                </ul>
                {watched.some(({ coinId }) => coinId !== undefined) && (
                  <div className={styles.credit}>
                    <DataCredit provider="CoinGecko" href="https://www.coingecko.com" />
                  </div>
                )}
              </Card>
            </div>
          )}
          {others.length > 0 && (
            <Card title="Alerts on other investments">
              <ul className={styles.rows}>
                {others.map((security) => (
                  <li key={keyOf(security)} className={styles.row}>
                    <div className={styles.what}>
                      <span className={styles.symbol}>{security.symbol}</span>
                      <span className={styles.name}>{security.name}</span>
                    </div>
                    <AlertsPanel security={security} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <LicenceNote />
        </Stack>
      )}
      <OverPage resetKey={open ?? 'none'} onFailed={() => setOpen(null)}>
        {open === 'add' && (
          <WatchModal
            isWatched={isWatched}
            onClose={() => setOpen(null)}
            onWatched={(symbol) => {
              setOpen(null)
              showToast({ text: `${symbol} added to Watching.`, tone: 'success' })
            }}
          />
        )}
      </OverPage>
    </>
  )
}

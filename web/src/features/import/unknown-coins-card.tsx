// UnknownCoinsCard: coins whose ticker is not enough to know them by, found by the search of the market, or added without a price.
import { onlyCoinOf } from '../../data/coin-days.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { HoldingOutline } from './import-session.ts'
import styles from './import.module.css'
import { useBatch } from './use-batch.ts'
import type { ImportRun } from './use-import-run.ts'
import { withAsset } from './with-asset.ts'

/** Before they are found or given up one by one, all of them at once. */
export function UnknownCoinsCard({ holdings, run }: { holdings: readonly HoldingOutline[]; run: ImportRun }) {
  const { batch, run: lookUpAll } = useBatch()
  const unknown = holdings.filter(({ unknown: kind, isLeft }) => kind === 'coin' && !isLeft)
  if (unknown.length === 0) return null
  const symbols = unknown.map(({ instrument }) => instrument.symbol)
  const isTried = batch !== null && !batch.isPending && batch.problem === null
  return (
    <Card title={`${formatCount(unknown.length, 'coin')} to identify`}>
      <Stack gap={3}>
        <p>
          {symbols.slice(0, 12).join(', ')}
          {symbols.length > 12 ? ' and others' : ''}:{' '}
          {isTried
            ? 'more than one coin goes by this ticker, or none that we know. Choose each below, or add it without a live price.'
            : 'several coins can share a ticker, so we don’t guess which one is yours.'}
        </p>
        {batch?.problem !== null && batch?.problem !== undefined && <Banner tone="error">{batch.problem}</Banner>}
        {!isTried && (
          <p className={styles.quiet}>To find them we search for the tickers: nothing else from your file is sent.</p>
        )}
        <div className={styles.buttons}>
          {!isTried && (
            <Button
              variant="secondary"
              isPending={batch?.isPending ?? false}
              pendingText={`Coin ${Math.min((batch?.done ?? 0) + 1, batch?.of ?? 1)} of ${batch?.of ?? 1}…`}
              onClick={() =>
                void lookUpAll(
                  unknown,
                  ({ instrument }) => onlyCoinOf(instrument.symbol),
                  ({ key }, coin) => coin !== null && run.repair((before) => withAsset(before, key, coin)),
                )
              }
            >
              Find them
            </Button>
          )}
          <Button
            variant={isTried ? 'secondary' : 'quiet'}
            onClick={() =>
              run.choose((before) => ({
                ...before,
                unpriced: new Set([...(before.unpriced ?? []), ...unknown.map(({ key }) => key)]),
              }))
            }
          >
            Add without a live price
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

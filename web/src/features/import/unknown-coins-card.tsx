// Unknown coins card: coins whose ticker is not enough to know them by, found by the search of the market, or added without a price.
import { onlyCoinOf } from '../../data/coin-days.ts'
import { formatCount } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import type { HoldingOutline } from './import-session.ts'
import styles from './import.module.css'
import { LookUpButton } from './look-up-button.tsx'
import { useBatch } from './use-batch.ts'
import type { ImportRun } from './use-import-run.ts'
import { withAsset } from './with-asset.ts'

/** Before they are found or given up one by one, all of them at once. */
export function UnknownCoinsCard({ holdings, run }: { holdings: readonly HoldingOutline[]; run: ImportRun }) {
  const { batch, run: lookUpAll, isTried } = useBatch()
  const unknown = holdings.filter(({ unknown: kind, isLeft }) => kind === 'coin' && !isLeft)
  if (unknown.length === 0) return null
  const symbols = unknown.map(({ instrument }) => instrument.symbol)
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
        {typeof batch?.problem === 'string' && <Banner tone="error">{batch.problem}</Banner>}
        {!isTried && (
          <p className={styles.quiet}>To find them we search for the tickers: nothing else from your file is sent.</p>
        )}
        <div className={styles.buttons}>
          {!isTried && (
            <LookUpButton
              batch={batch}
              onClick={() =>
                void lookUpAll(
                  unknown,
                  ({ instrument }) => onlyCoinOf(instrument.symbol),
                  ({ instrument }, coin) =>
                    coin !== null && run.repair((before) => withAsset(before, instrument, coin)),
                )
              }
            >
              Find them
            </LookUpButton>
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

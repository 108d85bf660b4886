// Watched row: one security that is followed: its price and change, and behind a button its chart and alerts.
import { ChevronDown, X } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { Quote } from '#shared/market/quote.ts'
import type { Watched } from '#shared/watchlist/contract.ts'
import { securityOf } from '../../../data/use-watching.ts'
import { Change, Price, UnknownChange } from '../../../lib/amount.tsx'
import { formatAsOf } from '../../../lib/format.ts'
import { holdingTypeNames, type PriceOrigin } from '../../../lib/holding-words.ts'
import { paths } from '../../../lib/paths.ts'
import { provenanceOf } from '../../../lib/price-words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ClassDot } from '../../../ui/class-dot.tsx'
import { Explain } from '../../../ui/explain.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AlertsPanel } from '../alerts/alerts-panel.tsx'
import styles from './watching.module.css'

const PriceChart = lazy(() => import('./price-chart.tsx'))

const originOf = (quote: Quote): PriceOrigin => ({
  isLiveTracked: true,
  priceStatus: quote.isMock ? 'sample' : quote.stale ? 'stale' : 'live',
  priceSource: quote.source,
  priceAsOf: quote.timestamp,
  ...(quote.delayedMinutes === undefined ? {} : { delayedMinutes: quote.delayedMinutes }),
})

function Origin({ symbol, quote }: { symbol: string; quote: Quote }) {
  const { label, explanation, isDoubtful } = provenanceOf(originOf(quote))
  return (
    <Explain
      label={`about this price of ${symbol}`}
      trigger={
        <Chip tone={isDoubtful ? 'notice' : 'neutral'}>
          {label}
          {quote.timestamp !== null && ` · ${formatAsOf(quote.timestamp)}`}
        </Chip>
      }
    >
      {explanation}
    </Explain>
  )
}

/** Opens the sheet that asks for units and cost, with this security chosen. */
function addAddress({ type, symbol, name, coinId }: Watched): string {
  const query = new URLSearchParams({ add: 'asset', type, symbol, name, ...(coinId === undefined ? {} : { coinId }) })
  return `${paths.portfolio}?${query.toString()}`
}

type WatchedRowProps = { watched: Watched; alerts: number; isReached: boolean; onRemove: (watched: Watched) => void }

export function WatchedRow({ watched, alerts, isReached, onRemove }: WatchedRowProps) {
  const { symbol, name, type, quote } = watched
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.what}>
          <span className={styles.symbol}>
            {symbol}
            <Chip icon={<ClassDot type={type} />}>{holdingTypeNames[type]}</Chip>
            {isReached && <Chip tone="accent">Alert reached</Chip>}
          </span>
          <span className={styles.name}>{name}</span>
        </div>
        <div className={styles.price}>
          {quote === null ? (
            <span className={styles.quiet}>No price found</span>
          ) : (
            <>
              <span className={styles.figures}>
                <strong>
                  <Price aud={quote.price} />
                </strong>
                {quote.changePercent === null ? (
                  <UnknownChange size="small" />
                ) : (
                  <Change percent={quote.changePercent} size="small" />
                )}
              </span>
              <Origin symbol={symbol} quote={quote} />
            </>
          )}
        </div>
        <div className={styles.remove}>
          <IconButton
            label={`Remove ${symbol} from Watching`}
            icon={<X size={18} />}
            onClick={() => onRemove(watched)}
          />
        </div>
      </div>
      <div className={styles.deeds}>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={moreId}
          icon={<ChevronDown className={isOpen ? styles.turned : undefined} size={16} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          Chart and alerts{alerts > 0 ? ` (${alerts})` : ''}
          <VisuallyHidden> of {symbol}</VisuallyHidden>
        </Button>
        <ButtonLink size="small" variant="quiet" to={addAddress(watched)}>
          Add to portfolio
          <VisuallyHidden>: {symbol}</VisuallyHidden>
        </ButtonLink>
      </div>
      <div id={moreId} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.more}>
            <Suspense fallback={<Skeleton height="16rem" />}>
              <PriceChart security={securityOf(watched)} />
            </Suspense>
            <div>
              <h2 className={styles.title}>Price alerts</h2>
              <AlertsPanel
                security={securityOf(watched)}
                lacksMarketPrice={quote === null || quote.isMock || quote.stale}
              />
            </div>
          </div>
        )}
      </div>
    </li>
  )
}

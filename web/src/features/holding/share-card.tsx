// Share card: what only the person can say of a share for its tax figures, asked for on demand.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from '../../router/router.tsx'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { mayBeShare } from '#shared/tax/franking.ts'
import { withLateStyles } from '../../lib/late-styles.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './holding.module.css'

const ShareFields = lazy(withLateStyles(() => import('./share-fields.tsx')))

/** For shares that paid something. */
export function ShareCard({ ledger: { holding, transactions } }: { ledger: HoldingLedger }) {
  const [isOpen, setOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  // They come in place of the button, and only then are they fetched.
  useEffect(() => {
    if (isOpen) fields.current?.focus({ preventScroll: true })
  }, [isOpen])
  const hasDividends = transactions.some(({ type }) => type === 'dividend' || type === 'reinvestment')
  if (!hasDividends || !mayBeShare(holding.type)) return null
  return (
    <Card title="Its dividends at tax time">
      <Stack gap={4}>
        <p className={styles.muted}>
          The franking credits of a share follow its company’s tax rate, and a preference share has a holding period of
          its own. Gumnut doesn’t know either. <Link to={paths.tax}>Tax time</Link> shows what they come to.
        </p>
        {isOpen ? (
          <div ref={fields} tabIndex={-1}>
            <Suspense fallback={null}>
              <ShareFields holdingId={holding.id} symbol={holding.symbol} />
            </Suspense>
          </div>
        ) : (
          <p className={styles.ask}>
            <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
              Company tax rate and kind of share
            </Button>
          </p>
        )}
      </Stack>
    </Card>
  )
}

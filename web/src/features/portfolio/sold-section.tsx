// Sold section: the investments of which everything was sold, on demand. Their trades stay, and a later buy opens them again.
import { useRef, useState } from 'react'
import { Link } from '../../router/router.tsx'
import { useSold } from '../../data/use-sold.ts'
import { messageOf } from '../../lib/api.ts'
import { focusIfLost } from '../../lib/focus.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { HoldingName, HoldingTypeChip } from './holding-name.tsx'
import styles from './portfolio.module.css'

function Sold() {
  const { data, error, isFetching, refetch } = useSold(true)
  if (data === undefined && error === null) {
    return (
      <Loading label="Loading what you sold">
        <Skeleton height="3rem" />
      </Loading>
    )
  }
  if (data === undefined) {
    return (
      <RetryBanner isPending={isFetching} onRetry={() => void refetch()}>
        {messageOf(error)}
      </RetryBanner>
    )
  }
  if (data.length === 0) return <p>Nothing here: you still hold some of everything you added.</p>
  return (
    <>
      <p>
        Their trades stay, and count in <Link to={paths.performance}>Performance</Link>.
      </p>
      <ul className={styles.sold}>
        {data.map((holding) => (
          <li key={holding.id}>
            <HoldingName holding={holding} />
            <HoldingTypeChip type={holding.type} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function SoldSection() {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const open = (): void => {
    setOpen(true)
    focusIfLost(() => box.current?.focus())
  }
  return (
    <div ref={box} tabIndex={-1}>
      {isOpen ? (
        <Card title="Sold">
          <Sold />
        </Card>
      ) : (
        <Button variant="quiet" onClick={open}>
          Show what you’ve sold
        </Button>
      )}
    </div>
  )
}

// Refresh button: fetches new prices and says how it went.
import { RefreshCw } from 'lucide-react'
import type { Holding } from '#shared/portfolio/holding.ts'
import type { PriceRefresh } from '../../data/use-price-refresh.ts'
import { around } from '../../lib/around.ts'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import styles from './portfolio.module.css'

const noneToUpdate = { text: 'No live tracked investments to update.', shownForMs: 3000 }
const noneAround = { text: 'Prices don’t move while you look around. With an account, they follow the market.' }
const failed = { text: 'Failed to update prices. Please try again.', tone: 'error' } as const

type RefreshButtonProps = {
  refresh: PriceRefresh
  /** Undefined while they are still loading: there is nothing to refresh yet, and the button keeps its place. */
  holdings: readonly Holding[] | undefined
}

export function RefreshButton({ refresh, holdings }: RefreshButtonProps) {
  const showToast = useToast()
  const onClick = (): void => {
    if (holdings?.some(({ isLiveTracked }) => isLiveTracked) !== true) return showToast(noneToUpdate)
    if (around() !== undefined) return showToast(noneAround)
    refresh.mutate(undefined, {
      onSuccess({ results }) {
        const count = results.filter(({ success }) => success).length
        if (count === 0) showToast(failed)
        else if (count === results.length) showToast({ text: 'Prices updated.', tone: 'success' })
        else {
          const rest = formatCount(results.length - count, 'keeps its old one', 'keep their old ones')
          showToast({ text: `${count} of ${results.length} prices updated; ${rest}.` })
        }
      },
      onError: () => showToast(failed),
    })
  }
  return (
    <Button
      variant="secondary"
      className={styles.refresh}
      icon={<RefreshCw size={18} aria-hidden="true" />}
      isPending={refresh.isPending || holdings === undefined}
      onClick={onClick}
    >
      <span className={styles.refreshText}>Refresh</span>
    </Button>
  )
}

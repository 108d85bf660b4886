// Join offer: an instrument is held more than once, and can become one investment with parcels.
import { lazy, Suspense, useState } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { joinable, type Joinable } from '#shared/portfolio/joinable.ts'
import { useDismissed } from '../../data/use-dismissed.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

const JoinModal = lazy(() => import('./join-modal.tsx'))

export function JoinOffer({ holdings }: { holdings: readonly Holding[] }) {
  const { has, dismiss } = useDismissed('join')
  const showToast = useToast()
  const [opened, setOpened] = useState<Joinable | null>(null)
  const offered = joinable(holdings).find(({ key }) => !has(key))
  return (
    <>
      {offered !== undefined && (
        <Banner
          tone="info"
          action={
            <>
              <Button size="small" variant="quiet" onClick={() => setOpened(offered)}>
                Join them
              </Button>
              <Button size="small" variant="quiet" onClick={() => dismiss(offered.key)}>
                Keep them apart
              </Button>
            </>
          }
        >
          {offered.into.symbol} is here {offered.others.length + 1} times. It can be one investment with{' '}
          {offered.others.length + 1} parcels.
        </Banner>
      )}
      {opened !== null && (
        <Suspense>
          <JoinModal
            joined={opened}
            onClose={() => setOpened(null)}
            onJoined={(text) => {
              setOpened(null)
              showToast({ text, tone: 'success' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

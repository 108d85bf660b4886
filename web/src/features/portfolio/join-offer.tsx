// Join offer: an instrument is held more than once, and can become one investment with parcels.
import { lazy, memo, useState } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { joinable, type Joinable } from '#shared/portfolio/joinable.ts'
import { useDismissed } from '../../data/use-dismissed.ts'
import type { Unjoin } from '../../data/use-join-holdings.ts'
import { messageOf } from '../../lib/api.ts'
import { focusIfLost } from '../../lib/focus.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import { useToast } from '../../ui/toast.tsx'

const undoMs = 15_000
const retryMs = 60_000

const JoinModal = lazy(() => import('./join-modal.tsx'))

type JoinOfferProps = {
  holdings: readonly Holding[]
  /** The offer was turned down, and took the button that had the focus with it. */
  onGone: () => void
}

/** Drawn for other holdings only, all of which it compares. */
export const JoinOffer = memo(function JoinOffer({ holdings, onGone }: JoinOfferProps) {
  const { has, dismiss } = useDismissed('join')
  const showToast = useToast()
  const [opened, setOpened] = useState<Joinable | null>(null)
  const tellJoined = (text: string, symbol: string, undo: Unjoin): void => {
    const takeBack = async (): Promise<void> => {
      try {
        if ((await undo()) === 'undone') showToast({ text: `${symbol} is as it was.`, tone: 'success' })
        else showToast({ text: `${symbol} stays joined: its trades were changed since.`, tone: 'error' })
      } catch (error) {
        showToast({
          text: `Not everything was taken back. ${messageOf(error)} Nothing is lost: try again to finish it.`,
          tone: 'error',
          action: { label: 'Try again', onPress: () => void takeBack() },
          shownForMs: retryMs,
        })
      }
    }
    showToast({ text, tone: 'success', action: { label: 'Undo', onPress: () => void takeBack() }, shownForMs: undoMs })
  }
  const keepApart = (key: string): void => {
    dismiss(key)
    focusIfLost(onGone)
  }
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
              <Button size="small" variant="quiet" onClick={() => keepApart(offered.key)}>
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
        <OverPage onFailed={() => setOpened(null)}>
          <JoinModal
            joined={opened}
            onClose={() => setOpened(null)}
            onJoined={(text, undo) => {
              setOpened(null)
              tellJoined(text, opened.into.symbol, undo)
            }}
          />
        </OverPage>
      )}
    </>
  )
})

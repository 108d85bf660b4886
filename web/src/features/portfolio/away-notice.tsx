// Away notice: the service cannot be reached, and what that means for what a person does meanwhile (P22).
import { useQueryClient } from '@tanstack/react-query'
import { refetchHoldings } from '../../data/use-holdings.ts'
import { awayText } from '../../lib/holding-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

export function AwayNotice({ unsent, isLooking }: { unsent: number; isLooking: boolean }) {
  const client = useQueryClient()
  return (
    <Banner
      tone="notice"
      title="Gumnut can’t be reached"
      action={
        <Button size="small" variant="quiet" isPending={isLooking} onClick={() => void refetchHoldings(client)}>
          Try again
        </Button>
      }
    >
      {awayText(unsent)}
    </Banner>
  )
}

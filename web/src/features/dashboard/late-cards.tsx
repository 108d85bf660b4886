// Late cards: what comes once the figures stand: the request for a value of 30 June 2027, and the newest moment.
import { lazy } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { useAtOwnPrice } from '../../lib/own-prices.ts'
import { MomentCard } from './moments/moment-card.tsx'

/** Only for who may be asked: from 30 June 2027 on, with something at a price of their own. */
const ValuesLine = lazy(() => import('./values-line.tsx'))

export default function LateCards({ holdings }: { holdings: readonly Holding[] }) {
  const mayBeAsked = useAtOwnPrice(holdings).length > 0
  return (
    <>
      {mayBeAsked && <ValuesLine holdings={holdings} />}
      <MomentCard />
    </>
  )
}

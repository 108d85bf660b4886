// Late cards: what comes once the figures stand: the request for a value of 30 June 2027, the newest moment, and the offer to install.
// Last on a phone, where everything is in one column, so that they move nothing.
import { lazy, Suspense, useState } from 'react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { mayOfferInstall } from '../../lib/install.ts'
import { useAtOwnPrice } from '../../lib/own-prices.ts'
import { Stack } from '../../ui/stack.tsx'
import { MomentCard } from './moments/moment-card.tsx'

/** Only for who may be asked: from 30 June 2027 on, with something at a price of their own. */
const ValuesLine = lazy(() => import('./values-line.tsx'))

/** After the third visit, until it is answered. */
const InstallCard = lazy(() => import('./install-card.tsx'))

export default function LateCards({ holdings }: { holdings: readonly Holding[] }) {
  const mayBeAsked = useAtOwnPrice(holdings).length > 0
  const [mayOffer] = useState(mayOfferInstall)
  return (
    <Stack gap={6}>
      {mayBeAsked && <ValuesLine holdings={holdings} />}
      {holdings.length > 0 && <MomentCard />}
      {mayOffer && (
        <Suspense>
          <InstallCard />
        </Suspense>
      )}
    </Stack>
  )
}

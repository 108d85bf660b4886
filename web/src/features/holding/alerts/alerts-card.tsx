// Alerts card: the alerts about what is held, on the page of the holding; none where no market prices it.
import { instrumentOf } from '#shared/market/instrument.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { Card } from '../../../ui/card.tsx'
import { AlertsPanel } from './alerts-panel.tsx'

export default function AlertsCard({ holding }: { holding: Holding }) {
  const { type, symbol, name = symbol, coinId, priceStatus } = holding
  if (type === 'other' || instrumentOf({ type, symbol, ...(coinId === undefined ? {} : { coinId }) }) === undefined) {
    return null
  }
  return (
    <Card title="Price alerts">
      <AlertsPanel
        security={{ type, symbol, name, ...(coinId === undefined ? {} : { coinId }) }}
        lacksMarketPrice={priceStatus === 'sample' || priceStatus === 'stale' || priceStatus === 'cost'}
      />
    </Card>
  )
}

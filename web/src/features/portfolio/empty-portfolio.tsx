// Empty portfolio: what this place is for, and the ways to start.
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GumSprig } from '../../ui/gum-sprig.tsx'
import type { OpenModal } from './use-portfolio-modal.ts'

export const EmptyPortfolio = ({ onOpen }: { onOpen: (modal: OpenModal) => void }) => (
  <Card>
    <EmptyState
      illustration={<GumSprig />}
      title="No investments yet"
      actions={
        <>
          <Button onClick={() => onOpen({ kind: 'add' })}>Quick Add</Button>
          <Button variant="secondary" onClick={() => onOpen({ kind: 'demo' })}>
            Try Demo Data
          </Button>
          <ButtonLink variant="secondary" to={paths.watching}>
            Watch prices
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.importTrades}>
            Import from a broker
          </ButtonLink>
        </>
      }
    >
      Add what you own to see what it’s worth and how it’s doing. Nothing yet? Have a look around with demo data.
    </EmptyState>
  </Card>
)

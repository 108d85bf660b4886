// Quick actions card: the ways to the portfolio, each opening there what it names.
import { ListPlus, Plus, Sparkles } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'

export const QuickActionsCard = ({ hasHoldings }: { hasHoldings: boolean }) => (
  <Card title="Quick Actions">
    <Stack gap={3}>
      <ButtonLink to={`${paths.portfolio}?add=search`} icon={<Plus size={18} aria-hidden="true" />} isFullWidth>
        Add Investment
      </ButtonLink>
      <ButtonLink
        to={`${paths.portfolio}?add=search`}
        variant="secondary"
        icon={<ListPlus size={18} aria-hidden="true" />}
        isFullWidth
      >
        Quick Add
      </ButtonLink>
      {!hasHoldings && (
        <ButtonLink
          to={`${paths.portfolio}?demo=1`}
          variant="secondary"
          icon={<Sparkles size={18} aria-hidden="true" />}
          isFullWidth
        >
          Try Demo Data
        </ButtonLink>
      )}
    </Stack>
  </Card>
)

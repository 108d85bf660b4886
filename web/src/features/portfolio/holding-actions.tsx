// Holding actions: what can be done with one holding. Edit joins here (spec section 2, Portfolio screen).
import { Trash2 } from 'lucide-react'
import type { Holding } from '#shared/domain/holding.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export const HoldingActions = ({ holding, onDelete }: { holding: Holding; onDelete: (holding: Holding) => void }) => (
  <IconButton tone="danger" label={`Delete ${holding.symbol}`} icon={<Trash2 size={20} strokeWidth={1.75} />} onClick={() => onDelete(holding)} />
)

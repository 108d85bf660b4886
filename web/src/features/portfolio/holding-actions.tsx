// Holding actions: what can be done with one holding.
import { Pencil, Trash2 } from 'lucide-react'
import type { Holding } from '#shared/portfolio/holding.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './portfolio.module.css'

export type HoldingDeeds = { onEdit: (holding: Holding) => void; onDelete: (holding: Holding) => void }

export const HoldingActions = ({ holding, onEdit, onDelete }: HoldingDeeds & { holding: Holding }) => (
  <span className={styles.actions}>
    <IconButton
      label={`Edit ${holding.symbol}`}
      icon={<Pencil size={20} strokeWidth={1.75} />}
      onClick={() => onEdit(holding)}
    />
    <IconButton
      tone="danger"
      label={`Delete ${holding.symbol}`}
      icon={<Trash2 size={20} strokeWidth={1.75} />}
      onClick={() => onDelete(holding)}
    />
  </span>
)

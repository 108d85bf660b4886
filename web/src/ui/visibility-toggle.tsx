// Visibility toggle: an eye that covers and uncovers something.
import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

type VisibilityToggleProps = {
  /** What is covered, such as "balances". */
  what: string
  isHidden: boolean
  onToggle: () => void
}

export const VisibilityToggle = ({ what, isHidden, onToggle }: VisibilityToggleProps) => (
  <IconButton
    label={`${isHidden ? 'Show' : 'Hide'} ${what}`}
    icon={isHidden ? <EyeOff size={20} /> : <Eye size={20} />}
    onClick={onToggle}
  />
)

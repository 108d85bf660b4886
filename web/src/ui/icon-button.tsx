// Icon button: an action shown as an icon; its label is spoken and shown as a tooltip.
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'title' | 'aria-label'> & {
  label: string
  icon: ReactNode
  tone?: 'plain' | 'danger'
}

export const IconButton = ({ label, icon, tone = 'plain', className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={classNames(styles.button, styles[tone], className)}
  >
    {icon}
  </button>
)

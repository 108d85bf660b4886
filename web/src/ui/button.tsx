// Button: an action, or a link that looks like one.
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from '../router/router.tsx'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'small'
  isFullWidth?: boolean
  icon?: ReactNode
}

const lookOf = (
  { variant = 'primary', size = 'medium', isFullWidth }: { [Part in keyof Look]: Look[Part] | undefined },
  extra?: string,
): string => classNames(styles.button, styles[variant], styles[size], isFullWidth && styles.full, extra)

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> &
  Look & {
    isPending?: boolean
    pendingText?: string
    /** Not open yet: it looks and reads as disabled, but keeps the focus, and pressing it asks why. */
    isGated?: boolean
  }

/** While pending the button keeps its place, size and focus, and does nothing when pressed. */
export function Button({
  variant,
  size,
  isFullWidth,
  icon,
  isPending,
  pendingText,
  isGated,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, isFullWidth }, classNames(isGated && styles.gated, className))}
      aria-disabled={isPending || isGated || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {isPending ? <Spinner /> : icon}
      {isPending && pendingText !== undefined ? pendingText : children}
    </button>
  )
}

export function ButtonLink({ variant, size, isFullWidth, icon, children, className, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={lookOf({ variant, size, isFullWidth }, className)}>
      {icon}
      {children}
    </Link>
  )
}

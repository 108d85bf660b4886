// Amount: money and percent on screen, always by way of format.ts. Tabular figures; a change has a sign, an arrow and a colour; covered when balances are hidden.
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney, formatPrice, formatQuantity, formatSignedMoney, formatSignedPercent } from './format.ts'
import styles from './amount.module.css'
import { useBalances } from './balances.tsx'

const Covered = () => (
  <span className={styles.figure}>
    <span role="img" aria-label="hidden">
      •••
    </span>
  </span>
)

function Figure({ text, isPrivate = true }: { text: string; isPrivate?: boolean }) {
  const { areHidden } = useBalances()
  if (areHidden && isPrivate) return <Covered />
  const length = text.length > 17 ? styles.longest : text.length > 12 ? styles.long : ''
  return <span className={`${styles.figure} ${length}`}>{text}</span>
}

/** AUD to the cent. Shrinks a little when it is very long. */
export const Money = ({ aud }: { aud: number }) => <Figure text={formatMoney(aud)} />
/** AUD for one unit. A market price is nobody's secret; what a person paid is. */
export const Price = ({ aud, isPrivate = false }: { aud: number; isPrivate?: boolean }) => <Figure text={formatPrice(aud)} isPrivate={isPrivate} />
export const Quantity = ({ units }: { units: number }) => <Figure text={formatQuantity(units)} />

type ChangeProps = {
  /** AUD; left out, only the percent is shown. */
  aud?: number
  /** Percent points. */
  percent?: number
  /** After the figures, such as `return`. */
  children?: ReactNode
  size?: 'inherit' | 'small'
}

/** A gain or a loss. Zero is neither. */
export function Change({ aud, percent, children, size = 'inherit' }: ChangeProps) {
  const { areHidden } = useBalances()
  const direction = Math.sign(aud ?? percent ?? 0)
  const Arrow = direction > 0 ? ArrowUp : ArrowDown
  const tone = direction > 0 ? styles.gain : direction < 0 ? styles.loss : styles.flat
  const percentText = percent === undefined ? undefined : formatSignedPercent(percent)
  return (
    <span className={`${styles.change} ${tone} ${size === 'small' ? styles.small : ''}`}>
      <span className={styles.first}>
        {direction !== 0 && <Arrow className={styles.arrow} aria-hidden="true" />}
        {aud === undefined ? percentText : areHidden ? <Covered /> : formatSignedMoney(aud)}
      </span>
      {aud !== undefined && percentText !== undefined && <span>({percentText})</span>}
      {children !== undefined && <span className={styles.after}>{children}</span>}
    </span>
  )
}

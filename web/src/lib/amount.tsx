// Amount: money and percent on screen, always by way of format.ts. Tabular figures; a change has a sign, an arrow and a colour; covered when balances are hidden.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
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

const longLength = 12
const maxFullSizeLength = 17

/** A long figure may go on in a new line between its thousands, not in the middle of them. */
const breakable = (text: string): ReactNode[] =>
  text.split(/(?<=,)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))

/** A figure that changes settles into its place: it is right from the first moment, only its arrival is seen. */
function Fitting({ text }: { text: string }) {
  const [first] = useState(text)
  const isLong = text.length > longLength
  const size = text.length > maxFullSizeLength ? styles.longest : isLong ? styles.long : ''
  return (
    <span
      key={text}
      className={`${styles.figure} ${styles.fitting} ${size} ${text === first ? '' : styles.changed}`}
      style={{ '--characters': text.length } as CSSProperties}
    >
      {isLong ? breakable(text) : text}
    </span>
  )
}

function Figure({ text, isPrivate = true }: { text: string; isPrivate?: boolean }) {
  const { areHidden } = useBalances()
  return areHidden && isPrivate ? <Covered /> : <Fitting text={text} />
}

/** AUD to the cent. Shrinks a little when it is very long. */
export const Money = ({ aud }: { aud: number }) => <Figure text={formatMoney(aud)} />
/** AUD for one unit. A market price is nobody's secret; what a person paid is. */
export const Price = ({ aud, isPrivate = false }: { aud: number; isPrivate?: boolean }) => (
  <Figure text={formatPrice(aud)} isPrivate={isPrivate} />
)
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
  const audText = aud === undefined ? undefined : formatSignedMoney(aud)
  const percentText = percent === undefined ? undefined : formatSignedPercent(percent)
  // By what is shown: what rounds to zero is neither.
  const sign = (audText ?? percentText ?? '')[0]
  const direction = sign === '+' ? 1 : sign === '-' ? -1 : 0
  const Arrow = direction > 0 ? ArrowUp : ArrowDown
  const tone = direction > 0 ? styles.gain : direction < 0 ? styles.loss : styles.flat
  return (
    <span className={`${styles.change} ${tone} ${size === 'small' ? styles.small : ''}`}>
      <span className={styles.first}>
        {direction !== 0 && <Arrow className={styles.arrow} aria-hidden="true" />}
        {audText !== undefined && areHidden ? <Covered /> : <Fitting text={audText ?? percentText ?? ''} />}
      </span>
      {aud !== undefined && percentText !== undefined && <span>({percentText})</span>}
      {children !== undefined && <span className={styles.after}>{children}</span>}
    </span>
  )
}

/** Stands where a gain or a loss would, when no price was found and nothing is known of one. */
export const UnknownChange = ({ size = 'inherit' }: Pick<ChangeProps, 'size'>) => (
  <span className={`${styles.flat} ${size === 'small' ? styles.small : ''}`}>Not known</span>
)

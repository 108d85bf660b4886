// Amount: money and percent on screen, always by way of format.ts. Tabular figures; a change has a sign, an arrow and a colour; covered when balances are hidden.
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

/** By what is shown: what rounds to zero is neither a gain nor a loss. */
const toneOf = (text: string): string | undefined =>
  text.startsWith('+') ? styles.gain : text.startsWith('-') ? styles.loss : styles.flat

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
  const text = audText ?? percentText ?? ''
  const look = `${toneOf(text)} ${size === 'small' ? styles.small : ''}`
  const first = audText !== undefined && areHidden ? <Covered /> : <Fitting text={text} />
  const second = aud === undefined ? undefined : percentText
  // A figure by itself needs no box around it: there are hundreds of them in a long table.
  if (second === undefined && children === undefined) return <span className={`${styles.first} ${look}`}>{first}</span>
  return (
    <span className={`${styles.change} ${look}`}>
      <span className={styles.first}>{first}</span>
      {second !== undefined && <span>({second})</span>}
      {children !== undefined && <span className={styles.after}>{children}</span>}
    </span>
  )
}

/** A gain or a loss in one element, at a size of its own: where many are drawn to be shown one by one. */
export function BareChange({ aud, className }: { aud: number; className: string | undefined }) {
  const { areHidden } = useBalances()
  const text = formatSignedMoney(aud)
  return <strong className={`${styles.first} ${toneOf(text)} ${className}`}>{areHidden ? <Covered /> : text}</strong>
}

/** Stands where a gain or a loss would, when no price was found and nothing is known of one. */
export const UnknownChange = ({ size = 'inherit' }: Pick<ChangeProps, 'size'>) => (
  <span className={`${styles.flat} ${size === 'small' ? styles.small : ''}`}>Not known</span>
)

// Price chip: where a price comes from; tapping it explains (P16).
import { formatAsOf } from '../../lib/format.ts'
import type { PriceOrigin } from '../../lib/holding-words.ts'
import { provenanceOf } from '../../lib/price-words.ts'
import { Chip } from '../../ui/chip.tsx'
import { Explain } from '../../ui/explain.tsx'
import styles from './portfolio.module.css'

type PriceChipProps = {
  symbol: string
  origin: PriceOrigin
  /** Says on the chip itself when the price was made. */
  hasTime?: boolean
}

export const PriceChip = ({ symbol, origin, hasTime = false }: PriceChipProps) => {
  const { label, explanation, isDoubtful } = provenanceOf(origin)
  const time =
    hasTime && origin.priceAsOf !== null && origin.priceStatus !== 'manual' && origin.priceStatus !== 'cost'
      ? ` · ${formatAsOf(origin.priceAsOf)}`
      : ''
  return (
    <Explain
      label={`about this price of ${symbol}`}
      trigger={
        <Chip tone={isDoubtful ? 'notice' : 'neutral'}>
          {label}
          {time !== '' && <span className={styles.time}>{time}</span>}
        </Chip>
      }
    >
      {explanation}
    </Explain>
  )
}

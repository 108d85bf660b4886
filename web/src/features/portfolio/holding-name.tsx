// Holding name: the symbol, and what it stands for where that is known.
import type { Holding, HoldingType } from '#shared/domain/holding.ts'
import { holdingTypeNames } from '../../lib/holding-words.ts'
import { Chip } from '../../ui/chip.tsx'
import styles from './portfolio.module.css'

export const HoldingName = ({ holding }: { holding: Holding }) => (
  <span className={styles.asset}>
    <span className={styles.symbol}>{holding.symbol}</span>
    {holding.name !== undefined && <span className={styles.name}>{holding.name}</span>}
  </span>
)

/** The colour of a class is the same on every screen (brand.md). */
export const HoldingTypeChip = ({ type }: { type: HoldingType }) => (
  <Chip icon={<span className={`${styles.dot} ${styles[type]}`} />}>{holdingTypeNames[type]}</Chip>
)

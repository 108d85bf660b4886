// Holding name: the symbol, which leads to the holding's own page, what it stands for where that is known, and whether it is only a demo.
import type { HoldingType } from '#shared/market/instrument.ts'
import { Link } from '../../router/router.tsx'
import type { Holding } from '#shared/portfolio/holding.ts'
import { holdingTypeNames } from '../../lib/holding-words.ts'
import { paths } from '../../lib/paths.ts'
import { Chip } from '../../ui/chip.tsx'
import { ClassDot } from '../../ui/class-dot.tsx'
import { isDemo } from './demo-holdings.ts'
import styles from './portfolio.module.css'

export const HoldingName = ({ holding }: { holding: Pick<Holding, 'id' | 'symbol' | 'name'> }) => (
  <span className={styles.asset}>
    <span className={styles.symbol}>
      <Link to={`${paths.portfolio}/${holding.id}`}>{holding.symbol}</Link>
      {isDemo(holding) && <Chip tone="accent">Demo</Chip>}
    </span>
    {holding.name !== undefined && (
      <span className={styles.name} title={holding.name}>
        {holding.name}
      </span>
    )}
  </span>
)

/** The colour of a class is the same on every screen. */
export const HoldingTypeChip = ({ type }: { type: HoldingType }) => (
  <Chip icon={<ClassDot type={type} />}>{holdingTypeNames[type]}</Chip>
)

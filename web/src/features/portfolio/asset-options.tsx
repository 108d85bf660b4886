// Asset options: securities to choose from, as a list that the search field above moves through with the arrow keys.
import { useEffect, useRef } from 'react'
import type { SearchResult } from '#shared/market/contract.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './asset-options.module.css'
import { HoldingTypeChip } from './holding-name.tsx'

/** What tells one security from another. */
export const optionKey = ({ type, symbol, id }: SearchResult): string => `${type}-${id ?? symbol}`
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

type AssetOptionsProps = {
  id: string
  label: string
  assets: readonly SearchResult[]
  /** The one that Enter would choose; -1 for none. */
  active: number
  /** The answer to something typed earlier, while the new one is on its way. */
  isOld: boolean
  onChoose: (asset: SearchResult) => void
}

export function AssetOptions({ id, label, assets, active, isOld, onChoose }: AssetOptionsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ul
      className={classNames(styles.options, isOld && styles.old)}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={isOld}
      ref={list}
    >
      {assets.map((asset, index) => (
        // The keys are the search field's: it keeps the focus.
        <li
          key={optionKey(asset)}
          id={optionId(id, index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(asset)}
        >
          <span className={styles.asset}>
            <span className={styles.symbol}>{asset.symbol}</span>
            <span className={styles.name}>{asset.name}</span>
          </span>
          <HoldingTypeChip type={asset.type} />
        </li>
      ))}
    </ul>
  )
}

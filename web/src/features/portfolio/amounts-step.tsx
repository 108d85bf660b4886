// Amounts step: how much of the chosen security, and what it cost (P13).
import type { ReactNode } from 'react'
import type { SearchResult } from '#shared/market/contract.ts'
import { useHoldings } from '../../data/use-holdings.ts'
import { Money, Price } from '../../lib/amount.tsx'
import { typedText } from '../../lib/typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { DataCredit } from '../../ui/data-credit.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './amounts-step.module.css'
import { type Amounts, amountErrors, amountsOf, quantityStep, totalOf } from './holding-form.ts'
import { HoldingTypeChip } from './holding-name.tsx'
import { PriceChip } from './price-chip.tsx'
import type { CurrentPrice } from './use-current-price.ts'

type AmountsStepProps = {
  asset: SearchResult
  current: CurrentPrice
  amounts: Amounts
  onChange: (amounts: Amounts) => void
}

const Total = ({ label, aud }: { label: string; aud: number | null }): ReactNode =>
  aud !== null && (
    <span>
      {label} <Money aud={aud} />
    </span>
  )

export function AmountsStep({ asset, current, amounts, onChange }: AmountsStepProps) {
  const { data } = useHoldings()
  const price = current.state === 'known' ? current.price : undefined
  const [quantity, entryPrice] = amountsOf(amounts, price)
  const isFilled = amounts.quantity !== '' && amounts.entryPrice !== ''
  const errors = amountErrors(amounts)
  const isHeld = data?.holdings.some(({ type, symbol, coinId }) =>
    asset.id === undefined ? type !== 'crypto' && symbol === asset.symbol : coinId === asset.id,
  )
  return (
    <Stack gap={4}>
      <div className={styles.asset}>
        <div className={styles.names}>
          <p className={styles.symbol}>
            {asset.symbol} <HoldingTypeChip type={asset.type} />
          </p>
          <p className={styles.name}>{asset.name}</p>
        </div>
        <div className={styles.price} aria-live="polite">
          {current.state === 'loading' && <Skeleton width="6rem" height="1.5rem" />}
          {current.state === 'none' && <p className={styles.name}>We couldn’t find a current price.</p>}
          {current.state === 'known' && (
            <>
              <p className={styles.current}>
                <Price aud={current.price} />
              </p>
              <PriceChip symbol={asset.symbol} origin={current.origin} hasTime />
            </>
          )}
        </div>
      </div>
      {current.state === 'known' && current.origin.priceSource === 'coingecko' && (
        <DataCredit provider="CoinGecko" href="https://www.coingecko.com" />
      )}
      <div className={styles.pair}>
        <NumberInput
          label="Quantity"
          min={quantityStep(asset.type)}
          step={quantityStep(asset.type)}
          hint={asset.type === 'crypto' ? 'Up to 8 decimals' : undefined}
          value={amounts.quantity}
          error={errors.quantity}
          onChange={(quantity) => onChange({ ...amounts, quantity })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to do after choosing
          autoFocus
          required
        />
        <NumberInput
          label="Entry Price"
          prefix="$"
          min="0"
          step="0.01"
          hint="What you paid for one unit"
          value={amounts.entryPrice}
          error={errors.entryPrice}
          onChange={(entryPrice) => onChange({ ...amounts, entryPrice })}
          required
        />
      </div>
      {price !== undefined && (
        <Button
          variant="quiet"
          size="small"
          className={styles.use}
          onClick={() => onChange({ ...amounts, entryPrice: typedText(price) })}
        >
          Use the current price as entry price
        </Button>
      )}
      <p className={styles.total} aria-live="polite">
        {isFilled && <Total label="Total cost" aud={totalOf(quantity, entryPrice)} />}
        {isFilled && price !== undefined && <Total label="Worth now" aud={totalOf(quantity, price)} />}
      </p>
      {isHeld === true && (
        <p className={styles.name}>
          You already hold {asset.symbol}. This will be a separate entry; you can join them afterwards.
        </p>
      )}
    </Stack>
  )
}

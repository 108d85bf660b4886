// Holding fields: what is typed for a holding, new or edited.
import type { HoldingType } from '#shared/market/instrument.ts'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../lib/api.ts'
import { holdingTypeNames } from '../../lib/holding-words.ts'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { CoinField } from './coin-field.tsx'
import { emptyHolding, type HoldingDraft, type HoldingErrors, quantityStep } from './holding-form.ts'
import styles from './portfolio.module.css'
import type { Coins } from './use-coins.ts'

const types = Object.entries(holdingTypeNames).map(([value, label]) => ({ value: value as HoldingType, label }))

/** What the server found wrong, under the fields it is about. */
export function refusedFields(error: Error | null): HoldingErrors {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(
    error.errors.filter(({ path }) => path in emptyHolding).map(({ path, message }) => [path, message]),
  )
}

type HoldingFieldsProps = {
  draft: HoldingDraft
  errors: HoldingErrors
  coins: Coins
  onChange: (change: Partial<HoldingDraft>) => void
  priceHint: ReactNode
  /** Shown in the empty price field, such as the live price. */
  pricePlaceholder?: string
}

export const HoldingFields = ({
  draft,
  errors,
  coins,
  onChange,
  priceHint,
  pricePlaceholder = '',
}: HoldingFieldsProps) => (
  <>
    <div className={styles.pair}>
      <TextInput
        label="Symbol"
        hint={draft.type === 'crypto' ? 'Such as BTC' : 'The ASX code, such as CBA'}
        value={draft.symbol}
        error={errors.symbol}
        // Another symbol is another coin.
        onChange={(symbol) => onChange({ symbol: symbol.toUpperCase(), coinId: '' })}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        required
      />
      <Select label="Type" options={types} value={draft.type} onChange={(type) => onChange({ type })} />
    </div>
    {draft.type === 'crypto' && (
      <CoinField
        coins={coins}
        coinId={draft.coinId}
        error={errors.coinId}
        onChange={(coinId) => onChange({ coinId })}
      />
    )}
    <div className={styles.pair}>
      <NumberInput
        label="Quantity"
        min={quantityStep(draft.type)}
        step={quantityStep(draft.type)}
        value={draft.quantity}
        error={errors.quantity}
        onChange={(quantity) => onChange({ quantity })}
        required
      />
      <NumberInput
        label="Cost per unit"
        prefix="$"
        min="0"
        step="0.01"
        value={draft.costBasis}
        error={errors.costBasis}
        onChange={(costBasis) => onChange({ costBasis })}
        required
      />
    </div>
    <NumberInput
      label="Current price"
      isOptional
      prefix="$"
      min="0"
      step="0.01"
      hint={priceHint}
      placeholder={pricePlaceholder}
      value={draft.currentPrice}
      error={errors.currentPrice}
      onChange={(currentPrice) => onChange({ currentPrice })}
    />
  </>
)

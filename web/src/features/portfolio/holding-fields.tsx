// Holding fields: what is typed for a holding, new or edited.
import type { HoldingType } from '#shared/market/instrument.ts'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../lib/api.ts'
import { holdingTypeNames } from '../../lib/holding-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { CoinField } from './coin-field.tsx'
import { emptyHolding, type HoldingErrors, quantityStep } from './holding-form.ts'
import styles from './portfolio.module.css'
import type { TypedHolding } from './use-typed-holding.ts'

const types = Object.entries(holdingTypeNames).map(([value, label]) => ({ value: value as HoldingType, label }))

/** What the server found wrong, under the fields it is about. */
export function refusedFields(error: Error | null): HoldingErrors {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(
    error.errors.filter(({ path }) => path in emptyHolding).map(({ path, message }) => [path, `This ${message}.`]),
  )
}

type HoldingFieldsProps = {
  holding: TypedHolding
  errors: HoldingErrors
  priceHint: ReactNode
  /** Shown in the empty price field, such as the live price. */
  pricePlaceholder?: string
  /** Stands for quantity and entry price where those follow from trades. */
  follows?: ReactNode
}

const kinds = { stock: 'a stock', etf: 'an ETF', crypto: 'crypto', other: 'something else' } as const

/** Says kindly that the kind does not fit the symbol, and puts it right at one press. */
const MismatchNotice = ({ holding: { draft, mismatch, change } }: { holding: TypedHolding }) =>
  mismatch !== undefined && (
    <Banner
      tone="notice"
      action={
        <Button size="small" variant="quiet" onClick={() => change({ type: mismatch.type })}>
          Make it {kinds[mismatch.type]}
        </Button>
      }
    >
      The {mismatch.symbol} we know is {kinds[mismatch.type]}: {mismatch.name}. If yours is something else,{' '}
      {holdingTypeNames[draft.type]} is fine.
    </Banner>
  )

const symbolHints: Record<HoldingType, string> = {
  stock: 'The ASX code',
  etf: 'The ASX code',
  crypto: 'The coin’s symbol',
  other: 'A short name of your own',
}

export const HoldingFields = ({ holding, errors, priceHint, pricePlaceholder = '', follows }: HoldingFieldsProps) => {
  const { draft, coins, mayLackCoin, inferredFrom, change: onChange } = holding
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label="Symbol"
          hint={symbolHints[draft.type]}
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
        <Select
          label="Type"
          hint={inferredFrom === undefined ? undefined : 'From the symbol. Change it if it’s wrong.'}
          options={types}
          value={draft.type}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <MismatchNotice holding={holding} />
      {draft.type === 'crypto' && (
        <CoinField
          coins={coins}
          mayLackCoin={mayLackCoin}
          coinId={draft.coinId}
          error={errors.coinId}
          onChange={(coinId) => onChange({ coinId })}
        />
      )}
      {follows ?? (
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
            label="Entry Price"
            hint="What you paid for one unit"
            prefix="$"
            min="0"
            step="0.01"
            value={draft.costBasis}
            error={errors.costBasis}
            onChange={(costBasis) => onChange({ costBasis })}
            required
          />
        </div>
      )}
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
}

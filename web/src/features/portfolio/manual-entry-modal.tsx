// Manual entry modal: adds a holding by typing it in (spec section 2, Portfolio screen; decision 16).
import { type FormEvent, useId, useState } from 'react'
import type { Holding, HoldingType } from '#shared/domain/holding.ts'
import { useAddHolding } from '../../data/use-holdings.ts'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { formatMoney } from '../../lib/format.ts'
import { holdingTypeNames } from '../../lib/holding-words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { emptyHolding, type HoldingDraft, type HoldingErrors, holdingErrors, missingIn, newHoldingOf, quantityStep, totalCostOf } from './holding-form.ts'
import styles from './portfolio.module.css'

const types = Object.entries(holdingTypeNames).map(([value, label]) => ({ value: value as HoldingType, label }))

/** What the server found wrong, under the fields it is about. */
function refusedFields(error: Error | null): HoldingErrors {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(error.errors.filter(({ path }) => path in emptyHolding).map(({ path, message }) => [path, message]))
}

type ManualEntryModalProps = { onClose: () => void; onAdded: (holding: Pick<Holding, 'symbol'>) => void }

export default function ManualEntryModal({ onClose, onAdded }: ManualEntryModalProps) {
  const formId = useId()
  const [draft, setDraft] = useState<HoldingDraft>(emptyHolding)
  // Made once for this form: sending it twice is one holding.
  const [id] = useState(() => crypto.randomUUID())
  const add = useAddHolding()
  const set = (field: keyof HoldingDraft) => (value: string) => setDraft((before) => ({ ...before, [field]: value }))

  const missing = missingIn(draft)
  const errors = { ...refusedFields(add.error), ...holdingErrors(draft) }
  const total = totalCostOf(draft)

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const holding = newHoldingOf(draft)
    if (holding === null || add.isPending) return
    add.mutate({ id, ...holding }, { onSuccess: () => onAdded(holding) })
  }

  return (
    <Modal
      title="Manual Entry"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={missing !== null} isPending={add.isPending} pendingText="Adding" aria-describedby={`${formId}-missing`}>
            Add Investment
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {add.error !== null && <Banner tone="error">{messageOf(add.error)}</Banner>}
          <div className={styles.pair}>
            <TextInput
              label="Symbol"
              hint={draft.type === 'crypto' ? 'Such as BTC' : 'The ASX code, such as CBA'}
              value={draft.symbol}
              error={errors.symbol}
              onChange={(symbol) => set('symbol')(symbol.toUpperCase())}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              maxLength={20}
              required
            />
            <Select label="Type" options={types} value={draft.type} onChange={set('type')} />
          </div>
          {draft.type === 'crypto' && (
            <TextInput
              label="CoinGecko id"
              isOptional
              hint="Such as bitcoin. It tells coins with the same symbol apart; without it there may be no live price."
              value={draft.coinId}
              error={errors.coinId}
              onChange={(coinId) => set('coinId')(coinId.toLowerCase())}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
            />
          )}
          <div className={styles.pair}>
            <NumberInput
              label="Quantity"
              min={quantityStep(draft.type)}
              step={quantityStep(draft.type)}
              value={draft.quantity}
              error={errors.quantity}
              onChange={set('quantity')}
              required
            />
            <NumberInput
              label="Cost per unit"
              prefix="$"
              min="0"
              step="0.01"
              value={draft.costBasis}
              error={errors.costBasis}
              onChange={set('costBasis')}
              required
            />
          </div>
          <NumberInput
            label="Current price"
            isOptional
            prefix="$"
            min="0"
            step="0.01"
            hint="Leave it empty and Gumnut fetches a live price. If there is none, the cost per unit is used and the price is not live. A price you enter stays as it is."
            value={draft.currentPrice}
            error={errors.currentPrice}
            onChange={set('currentPrice')}
          />
          <p className={styles.total} id={`${formId}-missing`} aria-live="polite">
            {missing ?? (total !== null && `Total cost ${formatMoney(total)}`)}
          </p>
        </Stack>
      </form>
    </Modal>
  )
}

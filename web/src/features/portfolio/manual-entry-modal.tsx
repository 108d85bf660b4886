// Manual entry modal: adds a holding by typing it in (spec section 2, Portfolio screen; decision 16).
import type { HoldingType } from '#shared/market/instrument.ts'
import { type FormEvent, useId, useState } from 'react'
import { useAddHolding } from '../../data/use-holding-changes.ts'
import { messageOf } from '../../lib/api.ts'
import { formatMoney } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import { HoldingFields, refusedFields } from './holding-fields.tsx'
import { emptyHolding, holdingErrors, missingIn, newHoldingOf, numberOf, totalOf } from './holding-form.ts'
import styles from './portfolio.module.css'
import { useCoins } from './use-coins.ts'

type ManualEntryModalProps = {
  /** What was searched for and not found. */
  start: { symbol: string; type: HoldingType } | undefined
  onClose: () => void
  onAdded: (symbol: string, isLater: boolean) => void
}

export default function ManualEntryModal({ start, onClose, onAdded }: ManualEntryModalProps) {
  const formId = useId()
  const [typed, setTyped] = useState({ ...emptyHolding, ...start })
  // Made once for this form: sending it twice is one holding.
  const [id] = useState(() => crypto.randomUUID())
  const add = useAddHolding()
  const coins = useCoins(typed)
  const draft = typed.coinId === '' ? { ...typed, coinId: coins.suggestedId } : typed

  const missing = missingIn(draft)
  const errors = { ...refusedFields(add.error), ...holdingErrors(draft) }
  const total = totalOf(numberOf(draft.quantity), numberOf(draft.costBasis))

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const holding = newHoldingOf(draft)
    if (holding === null || add.isPending) return
    add.mutate({ id, ...holding }, { onSuccess: (added) => onAdded(holding.symbol, added === 'later') })
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
          <Button
            type="submit"
            form={formId}
            disabled={missing !== null}
            isPending={add.isPending}
            pendingText="Adding"
            aria-describedby={`${formId}-missing`}
          >
            Add Investment
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {add.error !== null && <Banner tone="error">{messageOf(add.error)}</Banner>}
          <HoldingFields
            draft={draft}
            errors={errors}
            coins={coins}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
            priceHint="Leave it empty and Gumnut fetches a live price. If there is none, the cost per unit is used and the price is not live. A price you enter stays as it is."
          />
          <p className={styles.total} id={`${formId}-missing`} aria-live="polite">
            {missing ?? (total !== null && `Total cost ${formatMoney(total)}`)}
          </p>
        </Stack>
      </form>
    </Modal>
  )
}

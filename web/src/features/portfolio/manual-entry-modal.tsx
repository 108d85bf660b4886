// Manual entry modal: adds a holding by typing it in.
import type { HoldingType } from '#shared/market/instrument.ts'
import { type FormEvent, useId, useState } from 'react'
import { draftOfNote, noteOf } from '#shared/portfolio/note-draft.ts'
import { useAddHolding } from '../../data/use-holding-changes.ts'
import { messageOf } from '../../lib/api.ts'
import { formatMoney } from '../../lib/format.ts'
import { Banner } from '../../ui/banner.tsx'
import { Form } from '../../ui/form.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useDiscardGuard } from './discard-guard.tsx'
import { HoldingFields, refusedFields } from './holding-fields.tsx'
import { emptyHolding, holdingErrors, missingIn, newHoldingOf, numberOf, totalOf } from './holding-form.ts'
import { NoteFields } from './note-fields.tsx'
import styles from './portfolio.module.css'
import { useTypedHolding } from './use-typed-holding.ts'

type ManualEntryModalProps = {
  /** What was searched for and not found. */
  start: { symbol: string; type: HoldingType } | undefined
  onClose: () => void
  /** `isUnpriced` where what was paid stands in for the price of a market. */
  onAdded: (symbol: string, isLater: boolean, isUnpriced: boolean) => void
}

export default function ManualEntryModal({ start, onClose, onAdded }: ManualEntryModalProps) {
  const formId = useId()
  const holding = useTypedHolding({ ...emptyHolding, ...start })
  const { draft } = holding
  // Made once for this form: sending it twice is one holding.
  const [id] = useState(() => crypto.randomUUID())
  const add = useAddHolding()
  const [note, setNote] = useState(() => draftOfNote(undefined))
  const said = noteOf(note)
  const { close, release, question } = useDiscardGuard(holding.isTouched || said !== undefined, onClose)

  const missing = missingIn(draft)
  const errors = { ...refusedFields(add.error), ...holdingErrors(draft) }
  const total = totalOf(numberOf(draft.quantity), numberOf(draft.costBasis))

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const request = newHoldingOf(draft)
    if (request === null || add.isPending) return
    add.mutate(
      { id, ...request, ...(said === undefined ? {} : { note: said }) },
      {
        onSuccess(added) {
          release()
          const isUnpriced = added !== 'later' && added.isLiveTracked && added.priceStatus === 'cost'
          onAdded(request.symbol, added === 'later', isUnpriced)
        },
      },
    )
  }

  return (
    <Modal
      title="Manual Entry"
      onClose={close}
      footer={
        <FormFooter
          form={formId}
          onCancel={close}
          disabled={missing !== null}
          isPending={add.isPending}
          pendingText="Adding"
          aria-describedby={`${formId}-missing`}
        >
          Add Investment
        </FormFooter>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Stack gap={4}>
          {add.error !== null && <Banner tone="error">{messageOf(add.error)}</Banner>}
          <HoldingFields
            holding={holding}
            errors={errors}
            priceHint={
              holding.draft.type === 'other'
                ? 'There’s no market to look up a price on. Leave it blank and we’ll show what you paid.'
                : 'Leave it blank and we’ll look up a live price. If there isn’t one, we’ll use what you paid.'
            }
          />
          <NoteFields note={note} onChange={setNote} />
          <p className={styles.total} id={`${formId}-missing`} aria-live="polite">
            {missing ?? (total !== null && `Total cost ${formatMoney(total)}`)}
          </p>
        </Stack>
      </Form>
      {question}
    </Modal>
  )
}

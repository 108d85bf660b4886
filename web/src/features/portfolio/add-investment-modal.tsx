// Add investment modal: finds a security, then asks how much of it and what it cost.
import { type FormEvent, useId, useState } from 'react'
import type { SearchFilter, SearchResult } from '#shared/market/contract.ts'
import { draftOfNote, noteOf } from '#shared/portfolio/note-draft.ts'
import { useAddHolding } from '../../data/use-holding-changes.ts'
import { messageOf } from '../../lib/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { AmountsStep } from './amounts-step.tsx'
import { optionKey } from './asset-options.tsx'
import { useDiscardGuard } from './discard-guard.tsx'
import { type Amounts, amountErrors, foundHoldingOf } from './holding-form.ts'
import { NoteFields } from './note-fields.tsx'
import { nothingWanted, SearchStep } from './search-step.tsx'
import { useCurrentPrice } from './use-current-price.ts'
import type { Chosen } from './use-portfolio-modal.ts'

const noAmounts: Amounts = { quantity: '', entryPrice: '' }

type AddInvestmentModalProps = {
  /** What was chosen to be added; undefined while it is being searched for. */
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
  onBack: () => void
  onClose: () => void
  onAdded: (symbol: string, isLater: boolean) => void
  /** Nothing suits: it is to be typed in, with what was searched for. */
  onManual: (symbol: string, filter: SearchFilter) => void
}

export default function AddInvestmentModal({
  chosen,
  onChoose,
  onBack,
  onClose,
  onAdded,
  onManual,
}: AddInvestmentModalProps) {
  const formId = useId()
  const [wanted, setWanted] = useState(nothingWanted)
  const [amounts, setAmounts] = useState(noAmounts)
  const [note, setNote] = useState(() => draftOfNote(undefined))
  /** What the amounts were typed for: choosing it again brings them back. */
  const [last, setLast] = useState<Chosen | undefined>(chosen)
  const [wasBack, setWasBack] = useState(false)
  // On a touch screen the keyboard would cover the list before it has been seen.
  const hasKeyboard = useMedia('(pointer: fine)')
  const current = useCurrentPrice(chosen?.asset ?? null)
  const add = useAddHolding()

  const isFilled = amounts.quantity.trim() !== '' && amounts.entryPrice.trim() !== ''
  const isWrong = Object.keys(amountErrors(amounts)).length > 0

  const said = noteOf(note)
  const isTouched = amounts.quantity !== '' || amounts.entryPrice !== '' || said !== undefined
  // From the amounts, Back only leads to the search.
  const { close, release, question } = useDiscardGuard(isTouched, onClose, isTouched && chosen === undefined)

  const choose = (asset: SearchResult): void => {
    const isSame = last !== undefined && optionKey(last.asset) === optionKey(asset)
    const next = isSame ? last : { id: crypto.randomUUID(), asset }
    if (!isSame) {
      setAmounts(noAmounts)
      setNote(draftOfNote(undefined))
    }
    setLast(next)
    setWasBack(true)
    add.reset()
    onChoose(next)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (chosen === undefined || !isFilled || add.isPending) return
    const price = current.state === 'known' ? current.price : undefined
    const holding = foundHoldingOf(chosen.asset, amounts, price)
    if (holding === null) return
    const { symbol } = holding
    add.mutate(
      { id: chosen.id, ...holding, ...(said === undefined ? {} : { note: said }) },
      {
        onSuccess(added) {
          release()
          onAdded(symbol, added === 'later')
        },
      },
    )
  }

  return (
    <Modal
      title="Add Investment"
      onClose={close}
      footer={
        chosen !== undefined && (
          <>
            <Button variant="secondary" onClick={onBack}>
              Back to Search
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={!isFilled || isWrong}
              isPending={add.isPending}
              pendingText="Adding"
            >
              Add Investment
            </Button>
          </>
        )
      }
    >
      {chosen === undefined ? (
        <SearchStep
          wanted={wanted}
          takesFocus={hasKeyboard || wasBack}
          onWant={setWanted}
          onChoose={choose}
          onManual={(symbol) => {
            release()
            onManual(symbol, wanted.filter)
          }}
        />
      ) : (
        <Form id={formId} onSubmit={onSubmit}>
          <Stack gap={4}>
            {add.error !== null && <Banner tone="error">{messageOf(add.error)}</Banner>}
            <AmountsStep asset={chosen.asset} current={current} amounts={amounts} onChange={setAmounts} />
            <NoteFields note={note} onChange={setNote} />
          </Stack>
        </Form>
      )}
      {question}
    </Modal>
  )
}

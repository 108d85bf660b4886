// Add investment modal: finds a security, then asks how much of it and what it cost (spec section 2, Portfolio screen).
import { type FormEvent, useId, useState } from 'react'
import type { SearchFilter, SearchResult } from '#shared/market/contract.ts'
import { useAddHolding } from '../../data/use-holding-changes.ts'
import { messageOf } from '../../lib/api.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { AmountsStep } from './amounts-step.tsx'
import { type Amounts, amountErrors, foundHoldingOf } from './holding-form.ts'
import { nothingWanted, SearchStep } from './search-step.tsx'
import { useCurrentPrice } from './use-current-price.ts'

const noAmounts: Amounts = { quantity: '', entryPrice: '' }

type AddInvestmentModalProps = {
  onClose: () => void
  onAdded: (symbol: string, isLater: boolean) => void
  /** Nothing suits: it is to be typed in, with what was searched for. */
  onManual: (symbol: string, filter: SearchFilter) => void
}

export default function AddInvestmentModal({ onClose, onAdded, onManual }: AddInvestmentModalProps) {
  const formId = useId()
  const [wanted, setWanted] = useState(nothingWanted)
  /** With an id of its own, so that sending it twice is one holding. */
  const [chosen, setChosen] = useState<{ id: string; asset: SearchResult } | null>(null)
  const [amounts, setAmounts] = useState(noAmounts)
  const [wasBack, setWasBack] = useState(false)
  // On a touch screen the keyboard would cover the list before it has been seen.
  const hasKeyboard = useMedia('(pointer: fine)')
  const current = useCurrentPrice(chosen?.asset ?? null)
  const add = useAddHolding()

  const isFilled = amounts.quantity.trim() !== '' && amounts.entryPrice.trim() !== ''
  const isWrong = Object.keys(amountErrors(amounts)).length > 0

  const choose = (asset: SearchResult): void => {
    setChosen({ id: crypto.randomUUID(), asset })
    setAmounts(noAmounts)
    add.reset()
  }
  const goBack = (): void => {
    setChosen(null)
    setWasBack(true)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (chosen === null || !isFilled || add.isPending) return
    const price = current.state === 'known' ? current.price : undefined
    const holding = foundHoldingOf(chosen.asset, amounts, price)
    if (holding === null) return
    const { symbol } = holding
    add.mutate({ id: chosen.id, ...holding }, { onSuccess: (added) => onAdded(symbol, added === 'later') })
  }

  return (
    <Modal
      title="Add Investment"
      onClose={onClose}
      footer={
        chosen !== null && (
          <>
            <Button variant="secondary" onClick={goBack}>
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
      {chosen === null ? (
        <SearchStep
          wanted={wanted}
          takesFocus={hasKeyboard || wasBack}
          onWant={setWanted}
          onChoose={choose}
          onManual={(symbol) => onManual(symbol, wanted.filter)}
        />
      ) : (
        <form id={formId} noValidate onSubmit={onSubmit}>
          <Stack gap={4}>
            {add.error !== null && <Banner tone="error">{messageOf(add.error)}</Banner>}
            <AmountsStep asset={chosen.asset} current={current} amounts={amounts} onChange={setAmounts} />
          </Stack>
        </form>
      )}
    </Modal>
  )
}

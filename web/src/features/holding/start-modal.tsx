// Start modal: gives a simple holding its trades. What is there becomes the first of them, on a day or on none.
import { type FormEvent, useId, useState } from 'react'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import { useLedgerChange } from '../../data/use-ledger.ts'
import { messageOf } from '../../lib/api.ts'
import { Price } from '../../lib/amount.tsx'
import { focusFirstWrong } from '../../lib/focus.ts'
import { Units } from '../../lib/units.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Form } from '../../ui/form.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type StartModalProps = { holding: Holding; onClose: () => void; onStarted: (text: string) => void }

export default function StartModal({ holding, onClose, onStarted }: StartModalProps) {
  const formId = useId()
  const [today] = useState(() => sydneyDay(new Date()))
  const change = useLedgerChange(holding.id)
  const [id] = useState(() => crypto.randomUUID())
  const [day, setDay] = useState('')
  const [isForgotten, setForgotten] = useState(false)
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (change.isPending) return
    const isGood = isForgotten || (/^\d{4}-\d\d-\d\d$/.test(day) && day >= '1980-01-01' && day <= today)
    if (!isGood) {
      focusFirstWrong(event.currentTarget)
      return setError('Enter a day from 1 Jan 1980 up to today, or choose “I don’t remember”.')
    }
    change.mutate(
      { kind: 'start', id, date: isForgotten ? null : day },
      {
        onSuccess: (saved) =>
          onStarted(
            saved === 'later'
              ? `Saved on this device. ${holding.symbol} has trades from now on.`
              : `${holding.symbol} has trades from now on.`,
          ),
      },
    )
  }
  return (
    <Modal
      title="Add dates and trades"
      about={holding.symbol}
      onClose={onClose}
      footer={
        <FormFooter form={formId} onCancel={onClose} isPending={change.isPending} pendingText="Saving">
          Continue
        </FormFooter>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Stack gap={4}>
          {change.error !== null && <Banner tone="error">{messageOf(change.error)}</Banner>}
          <p>
            What you have now, <Units units={holding.quantity} /> at <Price aud={holding.costBasis} isPrivate /> each,
            becomes the first entry. From then on, units and cost follow from the trades.
          </p>
          {!isForgotten && (
            <TextInput
              label="When did you buy them?"
              type="date"
              min="1980-01-01"
              max={today}
              value={day}
              error={error}
              hint="Bought in several steps? Start with the first day; you can correct the entry and add the others."
              onChange={(text) => {
                setDay(text)
                setError(undefined)
              }}
            />
          )}
          <Switch
            label="I don’t remember"
            description="They still count in value and cost, but not in figures about time. You can add the day later."
            isOn={isForgotten}
            onTurn={setForgotten}
          />
        </Stack>
      </Form>
    </Modal>
  )
}

// Join modal: what the joined investment will be made of, with the day each part was bought where it is remembered.
import { type FormEvent, useId, useState } from 'react'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import type { Holding } from '#shared/portfolio/holding.ts'
import type { Joinable } from '#shared/portfolio/joinable.ts'
import { type Unjoin, useJoinHoldings } from '../../data/use-join-holdings.ts'
import { Price } from '../../lib/amount.tsx'
import { messageOf } from '../../lib/api.ts'
import { focusFirstWrong } from '../../lib/focus.ts'
import { Units } from '../../lib/units.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Form } from '../../ui/form.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type JoinModalProps = { joined: Joinable; onClose: () => void; onJoined: (text: string, undo: Unjoin) => void }

const firstDay = '1980-01-01'

export default function JoinModal({ joined, onClose, onJoined }: JoinModalProps) {
  const formId = useId()
  const [today] = useState(() => sydneyDay(new Date()))
  const { into, others } = joined
  const hasTrades = into.hasLedger === true
  const parts: readonly Holding[] = hasTrades ? others : [into, ...others]
  const [days, setDays] = useState<Record<string, string>>({})
  const [isChecked, setChecked] = useState(false)
  const join = useJoinHoldings()
  const isWrong = (day = ''): boolean => day !== '' && !(day >= firstDay && day <= today)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    focusFirstWrong(event.currentTarget)
    if (join.isPending || parts.some(({ id }) => isWrong(days[id]))) return
    const boughtOn = Object.fromEntries(parts.map(({ id }) => [id, days[id] || null]))
    join.mutate(
      { joined, boughtOn },
      { onSuccess: (undo) => onJoined(`${into.symbol} is one investment now, with its parcels.`, undo) },
    )
  }
  return (
    <Modal
      title="Join into one investment"
      about={into.symbol}
      onClose={onClose}
      footer={
        <FormFooter form={formId} onCancel={onClose} isPending={join.isPending} pendingText="Joining">
          Join
        </FormFooter>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Stack gap={4}>
          {join.error !== null && (
            <Banner tone="error" title="Not everything was joined">
              {messageOf(join.error)} Nothing is lost: try again to finish it.
            </Banner>
          )}
          <p>
            {hasTrades ? 'These become parcels beside its trades.' : 'Each becomes a parcel.'} Units and cost stay what
            they are.{' '}
            {others.some(({ note }) => note !== undefined) && 'Your notes are kept together, as far as they fit. '}
            You can undo it right after.
          </p>
          {parts.map(({ id, quantity, costBasis }, at) => (
            <Stack gap={2} key={id}>
              <p>
                Parcel {at + 1}: <Units units={quantity} /> at <Price aud={costBasis} isPrivate /> each
              </p>
              <TextInput
                label={`Parcel ${at + 1} bought on`}
                type="date"
                isOptional
                min={firstDay}
                max={today}
                hint="Leave it blank if you don’t remember."
                value={days[id] ?? ''}
                error={isChecked && isWrong(days[id]) ? 'Enter a day from 1 Jan 1980 up to today.' : undefined}
                onChange={(day) => setDays({ ...days, [id]: day })}
              />
            </Stack>
          ))}
        </Stack>
      </Form>
    </Modal>
  )
}

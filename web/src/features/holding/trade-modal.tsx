// Trade modal: adds or changes one transaction of any kind, with the fields that kind needs.
import { type FormEvent, useId, useState } from 'react'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import type { TransactionFacts, TransactionType } from '#shared/portfolio/transaction.ts'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { ImpossibleTrade } from '../../data/ledger-fallback.ts'
import { useLedgerChange } from '../../data/use-ledger.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { Stack } from '../../ui/stack.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './holding.module.css'
import {
  type TradeDraft,
  draftOf,
  errorsByField,
  factsOf,
  fieldsOf,
  type TradeErrors,
  type TradeField,
  typeNames,
} from './trade-form.ts'

const types = Object.entries(typeNames).map(([value, label]) => ({ value: value as TransactionType, label }))

type TradeModalProps = {
  holdingId: string
  symbol: string
  /** The transaction to change; left out for a new one. */
  before?: TransactionFacts & { id: string }
  /** What is known of a new one. */
  start?: TradeDraft
  onClose: () => void
  onSaved: (text: string) => void
}

type FieldProps = {
  field: TradeField
  draft: TradeDraft
  errors: TradeErrors
  onType: (text: string) => void
  latest: string
}

function TypedField({ field, draft, errors, onType, latest }: FieldProps) {
  const { name, label, kind, isOptional = false, hint } = field
  const given = {
    label,
    isOptional,
    value: draft.texts[name] ?? '',
    error: errors[name],
    onChange: onType,
    ...(hint === undefined ? {} : { hint }),
  }
  if (kind === 'money') return <AmountInput {...given} />
  if (kind === 'date') return <TextInput {...given} type="date" min="1980-01-01" max={latest} />
  return (
    <TextInput
      {...given}
      autoComplete="off"
      {...(kind === 'number' ? { inputMode: 'decimal' as const } : { maxLength: name === 'note' ? 120 : 40 })}
    />
  )
}

/** What is wrong with a change that was sent, or could not be. */
function refusalOf(error: Error | null, type: TransactionType): TradeErrors {
  if (error === null) return {}
  if (error instanceof ImpossibleTrade) return { '': error.message }
  if (error instanceof ApiProblem && error.errors.length > 0) return errorsByField(type, error.errors)
  return { '': messageOf(error) }
}

export default function TradeModal({ holdingId, symbol, before, start, onClose, onSaved }: TradeModalProps) {
  const formId = useId()
  const [today] = useState(() => sydneyDay(new Date()))
  const change = useLedgerChange(holdingId)
  // The same id however often it is sent: a repeat is harmless.
  const [newId] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState<TradeDraft>(
    before === undefined ? (start ?? { type: 'buy', texts: {} }) : draftOf(before),
  )
  const [found, setFound] = useState<TradeErrors>({})
  const errors = { ...refusalOf(change.error, draft.type), ...found }
  const fields = fieldsOf(draft.type)
  const extra = fields.filter(({ isExtra = false }) => isExtra)
  // What is wrong is never behind something closed.
  const isExtraWrong = extra.some(({ name }) => errors[name] !== undefined)
  const [isTouched, setTouched] = useState(false)
  const type = (name: string, text: string): void => {
    setTouched(true)
    setDraft({ ...draft, texts: { ...draft.texts, [name]: text } })
    setFound(Object.fromEntries(Object.entries(found).filter(([key]) => key !== name)))
    if (change.isError) change.reset()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (change.isPending) return
    const result = factsOf(draft, before ?? null, today)
    if ('errors' in result) return setFound(result.errors)
    const { facts } = result
    change.mutate(
      before === undefined
        ? { kind: 'add', transaction: { ...facts, id: newId } }
        : { kind: 'update', transactionId: before.id, facts },
      {
        onSuccess: (saved) =>
          onSaved(
            saved === 'later'
              ? `${typeNames[facts.type]} saved on this device.`
              : `${typeNames[facts.type]} ${before === undefined ? 'added' : 'saved'}.`,
          ),
      },
    )
  }
  const show = (field: TradeField) => (
    <TypedField
      key={field.name}
      field={field}
      draft={draft}
      errors={errors}
      onType={(text) => type(field.name, text)}
      latest={today}
    />
  )
  return (
    <Modal
      title={before === undefined ? 'Add a trade' : 'Change the trade'}
      about={symbol}
      onClose={onClose}
      isDismissable={!isTouched}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={change.isPending} pendingText="Saving">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {errors[''] !== undefined && <Banner tone="error">{errors['']}</Banner>}
          <Select
            label="What happened"
            options={types}
            value={draft.type}
            onChange={(chosen) => {
              setDraft({ ...draft, type: chosen })
              setFound({})
            }}
          />
          <div className={styles.fields}>{fields.filter(({ isExtra = false }) => !isExtra).map(show)}</div>
          {isExtraWrong ? (
            <div className={styles.fields}>{extra.map(show)}</div>
          ) : (
            <Disclosure summary={extra.length > 2 ? 'Tax, account and note' : 'Account and note'}>
              <div className={styles.fields}>{extra.map(show)}</div>
            </Disclosure>
          )}
        </Stack>
      </form>
    </Modal>
  )
}

// Trade modal: adds or changes one transaction of any kind, with the fields that kind needs.
import { type FormEvent, lazy, useId, useState } from 'react'
import { typedNumber } from '#shared/kernel/typed-number.ts'
import { sydneyDay } from '#shared/kernel/sydney-days.ts'
import { versionOf } from '#shared/portfolio/same-facts.ts'
import type { Transaction, TransactionType } from '#shared/portfolio/transaction.ts'
import type { HoldingLedger } from '#shared/portfolio/transactions-contract.ts'
import { ApiProblem, messageOf } from '../../lib/api.ts'
import { useLedgerChange } from '../../data/use-ledger.ts'
import { creditInsideText } from '../../lib/credit-inside.ts'
import { focusFirstWrong } from '../../lib/focus.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { Banner } from '../../ui/banner.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Form } from '../../ui/form.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import { Select } from '../../ui/select.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './holding.module.css'
import { ParcelPicks } from './parcel-picks.tsx'
import { sellableParcels } from './sellable-parcels.ts'
import { fieldsOf, type TradeField, typeNames } from './trade-fields.ts'
import { type TradeDraft, draftOf, errorsByField, factsOf, takesParcels, type TradeErrors } from './trade-form.ts'
import { TypedField } from './typed-field.tsx'
import type { SavedTrade } from './use-trade-toasts.ts'

const DiscardDialog = lazy(() => import('../../ui/discard-dialog.tsx'))

const types = Object.entries(typeNames).map(([value, label]) => ({ value: value as TransactionType, label }))

type Part = NonNullable<TradeField['part']>

/** What is wrong with a change that was sent, or could not be. */
function refusalOf(error: Error | null, type: TransactionType): TradeErrors {
  if (error === null) return {}
  if (error instanceof ApiProblem && error.code !== 'conflict' && error.errors.length > 0)
    return errorsByField(type, error.errors)
  return { '': messageOf(error) }
}

type TradeModalProps = {
  ledger: HoldingLedger
  /** The transaction to change; left out for a new one. */
  before?: Transaction
  /** What is known of a new one. */
  start?: TradeDraft
  onClose: () => void
  onSaved: (saved: SavedTrade) => void
}

export default function TradeModal({ ledger: current, before, start, onClose, onSaved }: TradeModalProps) {
  const formId = useId()
  // As it was when the form was opened: what is shown meanwhile has this very change in it.
  const [ledger] = useState(current)
  const { holding } = ledger
  const [today] = useState(() => sydneyDay(new Date()))
  const change = useLedgerChange(holding.id)
  // The same id however often it is sent: a repeat is harmless.
  const [newId] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState<TradeDraft>(() => {
    if (before === undefined) return start ?? { type: 'buy', texts: {} }
    const kept = draftOf(before)
    return { ...kept, texts: { ...kept.texts, ...start?.texts } }
  })
  const [found, setFound] = useState<TradeErrors>({})
  const [isTouched, setTouched] = useState(false)
  // What is filled in, or was wrong once, is never behind something closed.
  const partsOf = (names: readonly string[]): Part[] =>
    fieldsOf(draft.type).flatMap(({ name, part }) => (part !== undefined && names.includes(name) ? [part] : []))
  const [openParts, setOpenParts] = useState<readonly Part[]>(() => partsOf(Object.keys(draft.texts)))
  const refuse = (wrong: TradeErrors): void => setOpenParts([...openParts, ...partsOf(Object.keys(wrong))])
  const { isAsking, leave, discard, stay, release } = useUnsaved(isTouched)
  const errors = { ...refusalOf(change.error, draft.type), ...found }
  const isPicked = draft.picks !== undefined && takesParcels(draft.type)
  const fields = fieldsOf(draft.type).filter(({ name }) => !(isPicked && name === 'units'))
  const parcels = takesParcels(draft.type) ? sellableParcels(ledger, before, draft.texts['date'] ?? '') : []

  const edit = (changed: Partial<TradeDraft>, names: readonly string[]): void => {
    setTouched(true)
    setDraft(({ picks, ...rest }) => ({
      ...rest,
      ...(picks === undefined || 'picks' in changed ? {} : { picks }),
      ...changed,
    }))
    setFound(Object.fromEntries(Object.entries(found).filter(([key]) => !names.includes(key))))
    if (change.isError) change.reset()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (change.isPending) return
    const result = factsOf(draft, today, before)
    if ('errors' in result) {
      refuse(result.errors)
      focusFirstWrong(form)
      return setFound(result.errors)
    }
    const { facts } = result
    const id = before?.id ?? newId
    change.mutate(
      before === undefined
        ? { kind: 'add', transaction: { ...facts, id } }
        : { kind: 'update', transactionId: id, facts, expectedVersion: versionOf(before) },
      {
        onError(error) {
          refuse(refusalOf(error, facts.type))
          focusFirstWrong(form)
        },
        onSuccess(saved) {
          release()
          onSaved({ id, facts, before: before ?? null, isLater: saved === 'later' })
        },
      },
    )
  }
  const show = (field: TradeField) => (
    <TypedField
      key={field.name}
      field={field}
      draft={draft}
      errors={errors}
      onType={(text) => edit({ texts: { ...draft.texts, [field.name]: text } }, [field.name])}
      latest={today}
    />
  )
  /** What few need. */
  const more = (part: Part, summary: string) => {
    const mine = fields.filter((field) => field.part === part)
    const box = <div className={styles.fields}>{mine.map(show)}</div>
    if (mine.length === 0) return null
    return openParts.includes(part) ? box : <Disclosure summary={summary}>{box}</Disclosure>
  }
  const typedIn = (name: string): number => typedNumber(draft.texts[name] ?? '')
  const creditInside =
    draft.type === 'distribution' ? creditInsideText(typedIn('franked'), typedIn('frankingCredit')) : undefined
  const close = (): void => leave(onClose)
  return (
    <>
      <Modal
        title={before === undefined ? 'Add a trade' : 'Change the trade'}
        about={holding.symbol}
        onClose={close}
        footer={
          <FormFooter form={formId} onCancel={close} isPending={change.isPending} pendingText="Saving">
            Save
          </FormFooter>
        }
      >
        <Form id={formId} onSubmit={onSubmit}>
          <Stack gap={4}>
            {errors[''] !== undefined && <Banner tone="error">{errors['']}</Banner>}
            <Select
              label="What happened"
              options={types}
              value={draft.type}
              onChange={(type) => edit({ type }, Object.keys(found))}
            />
            <div className={styles.fields}>{fields.filter(({ part }) => part === undefined).map(show)}</div>
            {parcels.length > 1 || isPicked ? (
              <ParcelPicks
                parcels={parcels}
                picks={draft.picks}
                error={errors['parcels']}
                onChange={(picks) => edit(picks === undefined ? { picks: undefined } : { picks }, ['parcels'])}
              />
            ) : null}
            {more('tax', draft.type === 'distribution' ? 'Tax parts' : 'Franking and tax')}
            {creditInside !== undefined && <Banner tone="notice">{creditInside}</Banner>}
            {more('aside', 'Account and note')}
          </Stack>
        </Form>
      </Modal>
      {isAsking && (
        <OverPage onFailed={stay}>
          <DiscardDialog onDiscard={discard} onStay={stay} />
        </OverPage>
      )}
    </>
  )
}

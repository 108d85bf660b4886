// Statement modal: the parts of a fund's annual tax statement (AMMA or SDS) for one financial year. Loaded when one is entered.
import { type FormEvent, lazy, useId, useState } from 'react'
import { financialYearLabel } from '#shared/kernel/dates.ts'
import { typedNumber } from '#shared/kernel/typed-number.ts'
import type { AnnualStatement } from '#shared/tax/tax-record.ts'
import { useTaxChange } from '../../data/use-tax.ts'
import { messageOf } from '../../lib/api.ts'
import { creditInsideText } from '../../lib/credit-inside.ts'
import { focusFirstWrong } from '../../lib/focus.ts'
import { foreignIncomeHint, frankedHint } from '../../lib/franked-words.ts'
import { typedText } from '../../lib/typed-text.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFooter, Modal } from '../../ui/modal.tsx'
import { OverPage } from '../../ui/over-page.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './tax.module.css'
import { statementFields } from './tax-words.ts'

const DiscardDialog = lazy(() => import('../../ui/discard-dialog.tsx'))

type Name = (typeof statementFields)[number][0]
type Texts = Partial<Record<Name, string>>

const hints: Partial<Record<Name, string>> = {
  franked: frankedHint,
  foreignIncome: foreignIncomeHint,
  capitalGainDiscounted: 'The half that is left after the discount, as the statement has it.',
  nonAssessable: 'Not income. Some of it may lower the cost base.',
}

const textsOf = (before: AnnualStatement): Texts =>
  Object.fromEntries(
    statementFields.flatMap(([name]) => {
      const value = before[name]
      return value === undefined ? [] : [[name, typedText(value)]]
    }),
  )

const isGood = (text: string): boolean => {
  const value = typedNumber(text)
  return value >= 0 && value <= 1e12 && (text.trim().split('.')[1]?.length ?? 0) <= 8
}

type StatementModalProps = {
  holdingId: string
  symbol: string
  year: number
  before: AnnualStatement | null
  onClose: () => void
  /** @param removed what can be put back, when it was removed */
  onSaved: (removed: AnnualStatement | null) => void
}

export default function StatementModal({ holdingId, symbol, year, before, onClose, onSaved }: StatementModalProps) {
  const formId = useId()
  const [texts, setTexts] = useState<Texts>(() => textsOf(before ?? {}))
  const [isTouched, setTouched] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { isAsking, leave, discard, stay, release } = useUnsaved(isTouched)
  const change = useTaxChange()
  const typed = statementFields.flatMap(([name]) => {
    const text = texts[name] ?? ''
    return text.trim() === '' ? [] : [{ name, text }]
  })
  const wrong = typed.filter(({ text }) => !isGood(text)).map(({ name }) => name)
  const isEmpty = typed.length === 0
  const creditInside = creditInsideText(typedNumber(texts.franked ?? ''), typedNumber(texts.frankingCredit ?? ''))
  const save = (statement: AnnualStatement | null): void =>
    change.mutate(
      { kind: 'statement', year, holdingId, statement },
      {
        onSuccess() {
          release()
          onSaved(statement === null ? before : null)
        },
      },
    )
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    focusFirstWrong(event.currentTarget)
    if (change.isPending || wrong.length > 0 || isEmpty) return
    save(Object.fromEntries(typed.map(({ name, text }) => [name, typedNumber(text)])))
  }
  const close = (): void => leave(onClose)
  return (
    <>
      <Modal
        title={`Annual tax statement ${financialYearLabel(year)}`}
        about={symbol}
        onClose={close}
        footer={
          <FormFooter form={formId} onCancel={close} isPending={change.isPending} pendingText="Saving">
            Save
          </FormFooter>
        }
      >
        <form id={formId} noValidate onSubmit={onSubmit}>
          <Stack gap={4}>
            {change.error !== null && <Banner tone="error">{messageOf(change.error)}</Banner>}
            {isChecked && isEmpty && <Banner tone="error">Enter at least one of the amounts.</Banner>}
            <p className={styles.muted}>
              From the fund’s AMMA or SDS statement. What stays empty counts as 0. Beside a franking credit, enter the
              franked part too, also where it is 0. The amounts are those of the statement’s list of components, not
              those for the tax return.
            </p>
            <div className={styles.fields}>
              {statementFields.map(([name, label]) => (
                <AmountInput
                  key={name}
                  label={label}
                  hint={hints[name]}
                  value={texts[name] ?? ''}
                  error={
                    isChecked && wrong.includes(name)
                      ? 'Enter an amount in dollars such as 1,250.50, 0 or more, with at most 8 decimals.'
                      : undefined
                  }
                  onChange={(text) => {
                    setTouched(true)
                    setTexts({ ...texts, [name]: text })
                  }}
                />
              ))}
            </div>
            {creditInside !== undefined && <Banner tone="notice">{creditInside}</Banner>}
            {before !== null && (
              <div>
                <Button variant="quiet" onClick={() => save(null)}>
                  Remove this statement
                </Button>
              </div>
            )}
          </Stack>
        </form>
      </Modal>
      {isAsking && (
        <OverPage onFailed={stay}>
          <DiscardDialog onDiscard={discard} onStay={stay} />
        </OverPage>
      )}
    </>
  )
}

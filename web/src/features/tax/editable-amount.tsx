// Editable amount: a figure that only the person knows, shown as it is kept, and typed in place when it is changed.
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { typedNumber } from '#shared/kernel/typed-number.ts'
import { Money } from '../../lib/amount.tsx'
import { messageOf } from '../../lib/api.ts'
import { focusFirstWrong } from '../../lib/focus.ts'
import { typedText } from '../../lib/typed-text.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Button } from '../../ui/button.tsx'
import entriesStyles from './entries.module.css'
import styles from './tax.module.css'

type EditableAmountProps = {
  id?: string
  label: string
  hint: ReactNode
  /** AUD; null: not entered. */
  value: number | null
  /** The largest amount there may be, AUD, and whether 0 is one. */
  limits: { most: number; mayBeZero: boolean }
  /** Rejects when it was not saved; what was typed stays then. */
  onSave: (value: number | null) => Promise<unknown>
}

const decimals = 8

function wrongIn(text: string, { most, mayBeZero }: EditableAmountProps['limits']): string | undefined {
  const value = typedNumber(text)
  if (Number.isNaN(value) || value < 0 || (value === 0 && !mayBeZero))
    return mayBeZero
      ? 'Enter an amount in dollars such as 1,250.50, 0 or more.'
      : 'Enter an amount in dollars such as 1,250.50, above 0.'
  if (value > most) return 'That is more than Gumnut can count.'
  const places = text.trim().split('.')[1]?.length ?? 0
  return places > decimals ? `Enter at most ${decimals} decimals.` : undefined
}

function Form({ label, hint, value, limits, onSave, onDone }: EditableAmountProps & { onDone: () => void }) {
  const [text, setText] = useState(value === null ? '' : typedText(value))
  const [wrong, setWrong] = useState<string>()
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  const save = (next: number | null): void => {
    if (isPending) return
    setPending(true)
    onSave(next).then(onDone, (error: unknown) => {
      setPending(false)
      setWrong(messageOf(error))
    })
  }
  // Once it is drawn: nothing else says to a screen reader why it was not saved.
  useEffect(() => {
    if (wrong !== undefined && !isPending && form.current !== null) focusFirstWrong(form.current)
  }, [wrong, isPending])
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return save(null)
    const found = wrongIn(text, limits)
    setWrong(found)
    if (found === undefined) save(typedNumber(text))
    else focusFirstWrong(event.currentTarget)
  }
  return (
    <form noValidate ref={form} className={entriesStyles.editing} onSubmit={onSubmit}>
      <AmountInput label={label} hint={hint} value={text} error={wrong} onChange={setText} />
      <p className={styles.choices}>
        <Button type="submit" size="small" isPending={isPending} pendingText="Saving">
          Save
        </Button>
        <Button size="small" variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        {value !== null && (
          <Button size="small" variant="quiet" onClick={() => save(null)}>
            Clear
          </Button>
        )}
      </p>
    </form>
  )
}

export function EditableAmount(props: EditableAmountProps) {
  const { id, label, hint, value } = props
  const labelId = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) box.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className={entriesStyles.entry} id={id} ref={box}>
      {isOpen ? (
        <Form {...props} onDone={() => setOpen(false)} />
      ) : (
        <>
          <p className={entriesStyles.entryText}>
            <span id={labelId}>{label}</span>
            <span className={styles.muted}>{hint}</span>
          </p>
          <strong>{value === null ? <span className={styles.muted}>Not entered</span> : <Money aud={value} />}</strong>
          <Button size="small" variant="quiet" aria-describedby={labelId} onClick={() => setOpen(true)}>
            {value === null ? 'Enter' : 'Change'}
          </Button>
        </>
      )}
    </div>
  )
}

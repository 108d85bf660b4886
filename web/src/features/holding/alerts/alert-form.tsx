// Alert form: a new rule about one security.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { typedNumber } from '#shared/kernel/typed-number.ts'
import type { AlertRule } from '#shared/watchlist/contract.ts'
import { useSetAlert } from '../../../data/use-alerts.ts'
import { messageOf } from '../../../lib/api.ts'
import { focusFirstWrong } from '../../../lib/focus.ts'
import { AmountInput } from '../../../ui/amount-input.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from '../watching/watching.module.css'
import { alertKindsOf, ruleText, valueError } from './alert-words.ts'

type AlertFormProps = {
  security: AlertRule['security']
  onSet: (text: string) => void
  onCancel: () => void
}

export function AlertForm({ security, onSet, onCancel }: AlertFormProps) {
  // The same id for every try: a repeated one is the same rule.
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<AlertRule['kind']>('above')
  const [text, setText] = useState('')
  const [isTold, setTold] = useState(false)
  const set = useSetAlert()
  const form = useRef<HTMLFormElement>(null)
  // It stands where its button was.
  useEffect(() => {
    form.current?.querySelector('select')?.focus()
  }, [])
  const problem = valueError(kind, text) ?? (isTold && text.trim() === '' ? 'Enter a number.' : undefined)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTold(true)
    focusFirstWrong(event.currentTarget)
    if (text.trim() === '' || problem !== undefined || set.isPending) return
    const value = typedNumber(text)
    set.mutate(
      { id, security, kind, value, isOn: true },
      { onSuccess: () => onSet(`${security.symbol}: ${ruleText({ kind, value, security })}. Alert set.`) },
    )
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      aria-label={`New alert for ${security.symbol}`}
    >
      {set.error !== null && <Banner tone="error">{messageOf(set.error)}</Banner>}
      <div className={styles.fields}>
        <Select label="Tell me when the price is" options={alertKindsOf(security)} value={kind} onChange={setKind} />
        {kind === 'move' ? (
          <TextInput
            label="By at least"
            inputMode="decimal"
            suffix="%"
            value={text}
            onChange={setText}
            error={problem}
            autoComplete="off"
            maxLength={10}
          />
        ) : (
          <AmountInput label="Price for one unit" value={text} onChange={setText} error={problem} />
        )}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" size="small" isPending={set.isPending} pendingText="Setting">
          Set alert
        </Button>
        <Button size="small" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

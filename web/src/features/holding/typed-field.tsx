// Typed field: one field of a trade, as text until it is sent.
import { AmountInput } from '../../ui/amount-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { TradeField } from './trade-fields.ts'
import type { TradeDraft, TradeErrors } from './trade-form.ts'

type FieldProps = {
  field: TradeField
  draft: TradeDraft
  errors: TradeErrors
  onType: (text: string) => void
  latest: string
}

export function TypedField({ field, draft, errors, onType, latest }: FieldProps) {
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

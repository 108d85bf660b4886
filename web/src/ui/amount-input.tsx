// Amount input: dollars as text, not a number field, so that "5,000.50" can be typed as it is written.
import { TextInput, type TextInputProps } from './text-input.tsx'

type AmountInputProps = Omit<TextInputProps, 'type' | 'prefix' | 'autoComplete' | 'maxLength'>

/** A dollar sign that was pasted along: one stands before the field already. */
const withoutSign = (text: string): string => text.replace(/^\s*(?:A?\$|AUD)\s*/i, '')

export const AmountInput = ({ onChange, ...rest }: AmountInputProps) => (
  <TextInput
    inputMode="decimal"
    {...rest}
    prefix="$"
    autoComplete="off"
    maxLength={40}
    onChange={(text) => onChange(withoutSign(text))}
  />
)

// Number input: a number as text, so that what a person is typing is never rewritten under their fingers.
import type { TextInputProps } from './text-input.tsx'
import { TextInput } from './text-input.tsx'

type NumberInputProps = Omit<TextInputProps, 'type' | 'inputMode'> & {
  /** Whole numbers get a keypad without a decimal point. */
  isWhole?: boolean
}

/** The value is text and may be anything the browser lets through; parse it in the form's own state. */
export const NumberInput = ({ isWhole = false, ...rest }: NumberInputProps) => (
  <TextInput
    autoComplete="off"
    {...rest}
    type="number"
    inputMode={isWhole ? 'numeric' : 'decimal'}
    // A wheel over a focused number changes it by accident.
    onWheel={(event) => event.currentTarget.blur()}
  />
)

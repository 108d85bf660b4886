// Auth fields: Amplify UI's fields with the attributes that password managers and one-time-code autofill look for.
import { PasswordField, TextField } from '@aws-amplify/ui-react'
import { passwordLength } from '#shared/account/identity-rules.ts'

type AuthFieldProps = { value: string; onChange: (value: string) => void; error?: string | undefined }

const shared = ({ value, onChange, error }: AuthFieldProps) => ({
  value,
  onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  hasError: error !== undefined,
  errorMessage: error,
  isRequired: true,
})

export const NameField = (field: AuthFieldProps) => (
  <TextField {...shared(field)} label="Full Name" name="name" autoComplete="name" autoCapitalize="words" />
)

export const EmailField = (field: AuthFieldProps) => (
  <TextField
    {...shared(field)}
    label="Email"
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
)

export const OldPasswordField = (field: AuthFieldProps) => (
  <PasswordField
    {...shared(field)}
    label="Password"
    name="password"
    autoComplete="current-password"
    showPasswordButtonLabel="Show password"
  />
)

export const NewPasswordField = ({ label = 'Password', ...field }: AuthFieldProps & { label?: string }) => (
  <PasswordField
    {...shared(field)}
    label={label}
    name="password"
    autoComplete="new-password"
    showPasswordButtonLabel="Show password"
    descriptiveText={`At least ${passwordLength.min} characters. A few random words work well.`}
  />
)

export const CodeField = ({
  label = 'Code from the email',
  value,
  onChange,
  error,
}: AuthFieldProps & { label?: string }) => (
  <TextField
    {...shared({ value, onChange: (text) => onChange(text.replace(/\D/g, '').slice(0, 6)), error })}
    label={label}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    placeholder="123456"
  />
)

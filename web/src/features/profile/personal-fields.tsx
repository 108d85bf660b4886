// Personal fields: name, email (read only) and age, being edited.
import { Lock } from 'lucide-react'
import { maxAge, minAge } from '#shared/person/onboarding.ts'
import { Card } from '../../ui/card.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './profile-form.module.css'
import { ageError, fieldLabels, tidyAge } from './profile-draft.ts'
import type { ProfileEditor } from './use-profile-editor.ts'

export function PersonalFields({ editor, email }: { editor: ProfileEditor; email: string }) {
  const { draft, errors, change } = editor
  // Not while the second digit is still to come.
  const ageProblem = errors.age ?? (draft.age.trim().length < 2 ? undefined : ageError(draft.age))
  return (
    <Card title="Profile Information">
      <div className={styles.fields}>
        <TextInput
          label={fieldLabels.name}
          value={draft.name}
          error={errors.name}
          onChange={(name) => change({ name })}
          autoComplete="nickname"
          autoCapitalize="words"
          required
        />
        <TextInput
          label={fieldLabels.age}
          hint={`Optional. From ${minAge} to ${maxAge}.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={draft.age}
          error={ageProblem}
          onChange={(age) => change({ age })}
          onBlur={() => change({ age: tidyAge(draft.age) })}
        />
        <div className={styles.wide}>
          <TextInput
            label="Email"
            type="email"
            hint="Email cannot be changed. Contact support if needed."
            suffix={<Lock className={styles.lock} size={18} aria-hidden="true" />}
            value={email}
            onChange={() => undefined}
            readOnly
          />
        </div>
      </div>
    </Card>
  )
}

// Profile form: the edit mode of the Profile screen.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FinancesFields } from './finances-fields.tsx'
import { PersonalFields } from './personal-fields.tsx'
import styles from './profile-form.module.css'
import type { ProfileEditor } from './use-profile-editor.ts'
import { type Conflict, fieldLabels } from './profile-draft.ts'

/** Another device was quicker; what it saved, and what is still in the form here. */
const ConflictNotice = ({ conflicts }: { conflicts: readonly Conflict[] }) => (
  <Banner tone="notice" title="Your profile was changed on another device">
    <p>Nothing was overwritten. This is saved there now:</p>
    <ul className={styles.conflicts}>
      {conflicts.map(({ field, theirs, mine }) => (
        <li key={field}>
          {fieldLabels[field]}: <strong>{theirs}</strong>
          {mine !== undefined && (
            <>
              , you entered <strong>{mine}</strong>
            </>
          )}
        </li>
      ))}
    </ul>
    <p>Your own changes are still in the form. Save again to apply them, or cancel to keep what is saved.</p>
  </Banner>
)

export function ProfileForm({ editor, email }: { editor: ProfileEditor; email: string }) {
  const { conflicts, failure, isSaving, save, cancel } = editor
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  const showToast = useToast()
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  useEffect(() => {
    if (conflicts !== null) notice.current?.focus()
  }, [conflicts])
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const outcome = await save()
    if (outcome === 'saved') showToast({ text: 'Profile saved.', tone: 'success' })
    if (outcome === 'invalid') setRefusals((before) => before + 1)
  }

  return (
    <Form className={styles.form} ref={form} onSubmit={(event) => void submit(event)}>
      {conflicts !== null && (
        <div className={styles.notice} ref={notice} tabIndex={-1}>
          <ConflictNotice conflicts={conflicts} />
        </div>
      )}
      {/* Nothing is typed into what is on its way. */}
      <div inert={isSaving}>
        <Stack gap={6}>
          <PersonalFields editor={editor} email={email} />
          <FinancesFields editor={editor} />
        </Stack>
      </div>
      <div className={styles.bar}>
        {failure !== null && (
          <Banner tone="error" title="Failed to update user profile">
            {failure} What you entered is still here.
          </Banner>
        )}
        <div className={styles.buttons}>
          <Button variant="secondary" disabled={isSaving} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" isPending={isSaving} pendingText="Saving...">
            Save
          </Button>
        </div>
      </div>
    </Form>
  )
}

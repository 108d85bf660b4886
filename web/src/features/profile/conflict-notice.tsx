// Conflict notice: another device was quicker; what it saved, and what is still in the form here.
import { Banner } from '../../ui/banner.tsx'
import { type Conflict, fieldLabels } from './profile-draft.ts'
import styles from './profile-form.module.css'

export const ConflictNotice = ({ conflicts }: { conflicts: readonly Conflict[] }) => (
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

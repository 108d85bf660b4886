// Appearance card: light, dark, or as the device says.
import { useState } from 'react'
import { currentTheme, setTheme, type Theme } from '../../lib/theme.ts'
import { Card } from '../../ui/card.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import styles from './profile.module.css'

const themes: ReadonlyArray<{ value: Theme; label: string }> = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

export function AppearanceCard() {
  const [theme, setChosen] = useState(currentTheme)
  const choose = (next: Theme): void => {
    setTheme(next)
    setChosen(next)
  }
  return (
    <Card title="Appearance">
      <SegmentedControl label="Appearance" options={themes} value={theme} onChange={choose} />
      <p className={styles.note}>
        {theme === 'system' ? 'Follows your device.' : `Always ${theme}.`} Kept on this device only.
      </p>
    </Card>
  )
}

// Shortcuts modal: the list of single keys, and the switch that turns them off.
import { useState } from 'react'
import { Modal } from '../ui/modal.tsx'
import { Switch } from '../ui/switch.tsx'
import { areShortcutsOn, shortcuts, turnShortcuts } from './shortcuts.ts'
import styles from './shortcuts-modal.module.css'

export default function ShortcutsModal({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn)
  const turn = (next: boolean): void => {
    turnShortcuts(next)
    setOn(next)
  }
  return (
    <Modal title="Keyboard shortcuts" size="small" onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single-key shortcuts"
        description="Kept on this device only. Press ? to see this list any time."
        isOn={isOn}
        onTurn={turn}
      />
    </Modal>
  )
}

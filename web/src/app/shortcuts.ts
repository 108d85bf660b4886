// Shortcuts: single keys for whoever works by keyboard. They can be switched off (WCAG 2.1.4) and never act while somebody
// types or a dialog is open.
import type { Balances } from '../lib/balances.tsx'
import { readStored, writeStored } from '../lib/stored.ts'
import { leavingEvent, paths } from '../lib/paths.ts'

const storageKey = 'gumnut.shortcuts'
export const areShortcutsOn = (): boolean => readStored('local', storageKey) !== 'off'
export const turnShortcuts = (isOn: boolean): void => writeStored('local', storageKey, isOn ? null : 'off')

type Action = { kind: 'go'; to: string } | { kind: 'balances' } | { kind: 'list' }
export type Shortcut = { key: string; label: string; action: Action }

export const shortcuts: readonly Shortcut[] = [
  { key: '1', label: 'Home', action: { kind: 'go', to: paths.dashboard } },
  { key: '2', label: 'Invest', action: { kind: 'go', to: paths.invest } },
  { key: '3', label: 'Portfolio', action: { kind: 'go', to: paths.portfolio } },
  { key: '4', label: 'Learn', action: { kind: 'go', to: paths.learn } },
  { key: '5', label: 'Profile', action: { kind: 'go', to: paths.profile } },
  { key: 'a', label: 'Add an investment', action: { kind: 'go', to: `${paths.portfolio}?add=search` } },
  { key: 'm', label: 'Add one by hand', action: { kind: 'go', to: `${paths.portfolio}?add=manual` } },
  { key: 'b', label: 'Hide or show balances', action: { kind: 'balances' } },
  { key: '?', label: 'Show this list', action: { kind: 'list' } },
]

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]'
const openDialog = '[role=dialog], [role=alertdialog]'

/** What a key press asks for; undefined when it is somebody's typing, another program's shortcut, or nothing. */
function shortcutOf(event: KeyboardEvent): Action | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return undefined
  if (event.target instanceof Element && event.target.closest(typing) !== null) return undefined
  if (document.querySelector(openDialog) !== null) return undefined
  const action = shortcuts.find(({ key }) => key === event.key.toLowerCase())?.action
  // The list is where they are switched on again.
  return action?.kind === 'list' || areShortcutsOn() ? action : undefined
}

/** Whether nothing typed would be lost by going there; else the page asks first, and goes itself (lib/unsaved.ts). */
const mayGo = (address: string): boolean =>
  document.dispatchEvent(new CustomEvent(leavingEvent, { detail: address, cancelable: true }))

/** Carries out what a key press asks for, if anything. */
export function act(
  event: KeyboardEvent,
  go: (address: string) => void,
  { areHidden, toggle }: Balances,
  say: (message: { text: string }) => void,
  list: () => void,
): void {
  const action = shortcutOf(event)
  if (action?.kind === 'go' && mayGo(action.to)) go(action.to)
  if (action?.kind === 'balances') {
    toggle()
    // The focus may be anywhere: what the key did is not seen in the page by everybody.
    say({ text: areHidden ? 'Balances are shown.' : 'Balances are hidden. Press B to show them.' })
  }
  if (action?.kind === 'list') list()
}

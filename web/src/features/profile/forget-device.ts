// Forget device: after an account was deleted, nothing of Gumnut stays in this browser, not even the appearance.
import { setTheme } from '../../lib/theme.ts'

export function forgetDevice(): void {
  setTheme('system')
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area]
      for (const key of Object.keys(storage)) if (key.startsWith('gumnut.')) storage.removeItem(key)
    } catch {
      // Blocked: then nothing was kept either.
    }
  }
}

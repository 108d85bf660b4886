// Theme: light, dark or as the device says. public/theme.js applies the stored choice before the first paint.
import { readStored, writeStored } from './stored.ts'

export type Theme = 'light' | 'dark' | 'system'

const storageKey = 'gumnut.theme'
/** The canvas of tokens.css, for the bars of the browser. */
const canvas = { light: '#fbf8f3', dark: '#0f1613' } as const

export function currentTheme(): Theme {
  const stored = readStored('local', storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function setTheme(theme: Theme): void {
  writeStored('local', storageKey, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light'
    bar.content = canvas[theme === 'system' ? own : theme]
  }
}

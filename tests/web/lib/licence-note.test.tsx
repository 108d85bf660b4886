// Licence note: one text, and every screen that shows figures has it once.
import { cleanup, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { LicenceNote } from '#web/lib/licence-note.tsx'

afterEach(cleanup)

test('it says that Gumnut holds no licence', () => {
  render(<LicenceNote />)
  expect(screen.getByText('Gumnut holds no Australian financial services licence.')).toBeTruthy()
})

test.each([
  'dashboard/dashboard-page.tsx',
  'onboarding/onboarding-page.tsx',
  'portfolio/holdings-list.tsx',
  'profile/profile-page.tsx',
])('%s shows it once', (file) => {
  const source = readFileSync(`web/src/features/${file}`, 'utf8')
  expect(source.match(/<LicenceNote/g)).toHaveLength(1)
})

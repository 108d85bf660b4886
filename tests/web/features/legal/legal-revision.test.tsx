// A revised legal text: the date of first publication stays, beside it the day of the revision, what changed, and who runs
// the deployment, where its configuration says so.
import { cleanup, render, screen } from '@testing-library/react'
import { Router } from '#web/router/router.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LegalDocument, legalLastUpdated } from '#shared/person/legal/legal-document.ts'
import { lastLegalRevision, legalRevisions } from '#shared/person/legal/legal-revisions.ts'
import { privacyPolicy } from '#shared/person/legal/privacy.ts'
import { termsOfService } from '#shared/person/legal/terms.ts'
import { configureApp } from '#tests/web/kept-session.ts'
import { LegalText } from '#web/features/legal/legal-text.tsx'

beforeEach(() => configureApp())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const revised: LegalDocument = {
  title: 'Terms',
  lastUpdated: legalLastUpdated,
  revised: { on: '2026-11-22', what: ['We say who we are.', 'Write to {email}.'] },
  summary: ['Short.'],
  sections: [{ id: 'one', heading: 'One', blocks: ['Text.'] }],
}
const show = (legal: LegalDocument) =>
  render(
    <Router>
      <LegalText legal={legal} headingLevel={2} onSection={() => undefined} />
    </Router>,
  )

test('a revision stands beside the date of first publication, with what changed', () => {
  show(revised)
  expect(screen.getByText('Last updated: August 17, 2025')).toBeTruthy()
  const heading = screen.getByText('Revised 22 November 2026: what changed')
  expect([...(heading.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'We say who we are.',
    'Write to hello@gumnut.example.',
  ])
  expect(screen.getAllByText('We say who we are.')).toHaveLength(1)
})

test('the operator is named where the configuration names one, and nowhere else', async () => {
  const { unmount } = show(revised)
  expect(screen.queryByText('ABN')).toBeNull()
  unmount()
  await configureApp({
    operator: { name: 'Gumnut Pty Ltd', abn: '12 345 678 901', address: '1 Example St, Sydney NSW' },
  })
  show(revised)
  const facts = ['Operated by', 'ABN', 'Address'].map((term) => screen.getByText(term).nextElementSibling?.textContent)
  expect(facts).toEqual(['Gumnut Pty Ltd', '12 345 678 901', '1 Example St, Sydney NSW'])
})

test('the days of the news are those of the texts', () => {
  for (const [name, legal] of [
    ['privacy', privacyPolicy],
    ['terms', termsOfService],
  ] as const)
    expect([undefined, legalRevisions[name]]).toContain(legal.revised?.on)
  expect(Object.values(legalRevisions).toSorted().at(-1)).toBe(lastLegalRevision)
})

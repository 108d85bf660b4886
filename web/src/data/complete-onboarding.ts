// Complete onboarding: saves the answers of the wizard, over nothing that nobody has seen. Fetched with the wizard: whoever
// has been through it needs none of it.
import type { QueryClient } from '@tanstack/react-query'
import type { OnboardingAnswers } from '#shared/person/onboarding.ts'
import { needsOnboarding, type User } from '#shared/account/user.ts'
import { answered, newUser, userDocument } from '#shared/account/user-record.ts'
import type { Identity } from '../lib/session.ts'
import type { OnboardingOutcome } from './use-auth.ts'
import { isUnsaved, profileApi, profileKey, readProfile } from './use-profile.ts'

/**
 * Finishes the wizard; the document that comes back has needsOnboarding false. A document that nobody has seen here is
 * read first and never overwritten when it was completed before.
 * @param known the document as it is known here; null when it could not be read
 * @throws when it cannot be read now either, or the answers cannot be saved
 */
async function saveOnboarding(
  answers: OnboardingAnswers,
  known: User | null,
): Promise<{ outcome: 'saved' | 'found'; document: User }> {
  if (known === null || isUnsaved(known)) {
    const there = await readProfile()
    if (!needsOnboarding(there)) return { outcome: 'found', document: there }
  }
  return { outcome: 'saved', document: await profileApi.onboard({ body: answers }) }
}

/**
 * The document as this browser knows it while the answers are unsent: updatedAt stays that of the server's last write, and
 * `isUnsaved` goes by that.
 * @param now ISO instant
 */
export function unsavedUser(known: User | null, identity: Identity, answers: OnboardingAnswers, now: string): User {
  const { uid, email } = identity
  const user = known ?? userDocument(newUser({ uid, email }, {}, now))
  const { name, age, ...facts } = answered(user.finances, answers)
  return { ...user, ...facts, profile: { ...user.profile, name, age }, lastUpdated: now }
}

/** @param known the document as it is known here; null when it could not be read */
export async function completeOnboarding(
  client: QueryClient,
  identity: Identity,
  known: User | null,
  answers: OnboardingAnswers,
): Promise<OnboardingOutcome> {
  try {
    const { outcome, document } = await saveOnboarding(answers, known)
    client.setQueryData(profileKey, document)
    return outcome
  } catch {
    client.setQueryData(profileKey, unsavedUser(known, identity, answers, new Date().toISOString()))
    return 'not saved'
  }
}

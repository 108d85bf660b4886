// The profile area of the API: the user document and the account's life (P35, P36).
import * as z from 'zod/mini'
import { ExportedAnalysis } from '../educator/export.ts'
import { OnboardingAnswers } from '../person/onboarding.ts'
import { SignUpInput, User, UserChange } from './user.ts'
import { operation } from '../operation/operation.ts'
import { ExportedHoldings, ExportedLedgers } from '../portfolio/export.ts'

/** Everything stored about a person, as they download it. */
const AccountExport = z.strictObject({
  exportedAt: z.string(),
  user: User,
  holdings: ExportedHoldings,
  ledgers: ExportedLedgers,
  aiAnalysis: ExportedAnalysis,
  otherItems: z.array(z.record(z.string(), z.unknown())),
})
export type AccountExport = z.infer<typeof AccountExport>

/** What the other capabilities bring to the download. */
export type ExportedParts = Omit<AccountExport, 'exportedAt' | 'user' | 'otherItems'>

export const profile = {
  open: operation({
    method: 'POST',
    path: '/api/profile',
    summary: 'Create the user document at the first sign-in; the same document on every later call',
    body: SignUpInput,
    isBodyOptional: true,
    status: 201,
    repeatStatus: 200,
    response: User,
    errors: [],
  }),
  read: operation({
    method: 'GET',
    path: '/api/profile',
    summary: "The caller's user document",
    status: 200,
    response: User,
    errors: ['not_found'],
  }),
  onboard: operation({
    method: 'PUT',
    path: '/api/profile/onboarding',
    summary: 'Finish the onboarding wizard; whoever has finished it before is answered with their profile as it is',
    body: OnboardingAnswers,
    status: 200,
    response: User,
    errors: ['not_found', 'conflict'],
  }),
  update: operation({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Edit profile, finances and preferences; fields not sent stay',
    body: UserChange,
    status: 200,
    response: User,
    errors: ['not_found', 'conflict'],
  }),
  download: operation({
    method: 'GET',
    path: '/api/profile/export',
    summary: 'Everything stored about the caller',
    status: 200,
    response: AccountExport,
    attachment: 'gumnut-export.json',
    errors: ['not_found'],
  }),
  close: operation({
    method: 'DELETE',
    path: '/api/profile',
    summary: 'Delete the account: every item and the sign-in; repeatable',
    status: 204,
    response: null,
    errors: [],
  }),
}

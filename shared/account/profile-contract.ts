// The part of the profile area that every page needs: the user document and the account's life (P35).
import { OnboardingAnswers } from '../person/onboarding.ts'
import { SignUpInput, User, UserChange } from './user.ts'
import { operation } from '../operation/operation.ts'

export const ownProfile = {
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
    errors: ['conflict'],
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
  close: operation({
    method: 'DELETE',
    path: '/api/profile',
    summary: 'Delete the account: every item and the sign-in; repeatable',
    status: 204,
    response: null,
    errors: [],
  }),
}

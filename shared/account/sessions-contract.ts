// The part of the profile area about where a person is signed in (P103).
import { operation } from '../operation/operation.ts'

export const signOutEverywhere = operation({
  method: 'POST',
  path: '/api/profile/sign-out-everywhere',
  summary: 'End every session of the person; a token that is out works until its minutes are over; repeatable',
  status: 204,
  response: null,
  errors: [],
})

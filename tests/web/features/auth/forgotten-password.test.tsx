// Forgot password, over the real Amplify client: the same for every address, and the way on for a sign-up that was never confirmed (P7).
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configure, tidyUp } from '../../app/app-screen.tsx'
import { showSignIn } from './sign-in-screen.tsx'

const sent = { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 's***@e***' } }
type Pool = Record<string, object | { refused: string }>

let asked: { operation: string; body: Record<string, unknown> }[]
beforeAll(configure)
beforeEach(() => {
  asked = []
})
afterEach(tidyUp)

/** A pool that answers each operation in Cognito's way. */
function answerWith(pool: Pool): void {
  vi.stubGlobal('fetch', async (_url: unknown, { headers, body }: RequestInit) => {
    const operation = new Headers(headers).get('x-amz-target')?.split('.')[1] ?? ''
    asked.push({ operation, body: JSON.parse(String(body)) as Record<string, unknown> })
    const answer = pool[operation] ?? { refused: 'NotAuthorizedException' }
    const refused = 'refused' in answer ? String(answer.refused) : undefined
    return new Response(JSON.stringify(refused === undefined ? answer : { __type: refused, message: refused }), {
      status: refused === undefined ? 200 : 400,
      headers: {
        ...(refused === undefined ? {} : { 'x-amzn-errortype': refused }),
        'content-type': 'application/json',
      },
    })
  })
}
const operations = () => asked.map(({ operation }) => operation)

async function forgotten() {
  const user = showSignIn()
  await user.type(screen.getByLabelText('Email'), 'sam@example.com')
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  await user.click(await screen.findByRole('button', { name: 'Send code' }))
  await screen.findByText('Set a new password')
  return user
}
async function enter(user: Awaited<ReturnType<typeof forgotten>>, code: string): Promise<void> {
  await user.type(screen.getByLabelText(/code/i), code)
  await user.type(screen.getByLabelText('New password'), 'wattle and banksia 26')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
}

test.each<[string, Pool]>([
  ['a confirmed one', { ForgotPassword: sent, ResendConfirmationCode: { refused: 'InvalidParameterException' } }],
  ['one never confirmed', { ForgotPassword: { refused: 'InvalidParameterException' }, ResendConfirmationCode: sent }],
  ['none', { ForgotPassword: sent, ResendConfirmationCode: sent }],
])('asking for a code says and asks the same for every account: %s', async (_which, pool) => {
  answerWith(pool)
  await forgotten()
  expect(screen.getByText(/If there is an account for/)).toBeTruthy()
  expect(operations()).toEqual(['ForgotPassword', 'ResendConfirmationCode'])
})

test('the code of a sign-up confirms it, says that its password is forgotten, and asks for the code of the reset', async () => {
  answerWith({ ForgotPassword: sent, ConfirmForgotPassword: { refused: 'ExpiredCodeException' }, ConfirmSignUp: {} })
  const user = await forgotten()
  await enter(user, '123456')
  expect(await screen.findByText(/One more code is on its way/)).toBeTruthy()
  expect(operations().slice(2)).toEqual(['ConfirmForgotPassword', 'ConfirmSignUp', 'ForgotPassword'])
  expect(asked[3]?.body['ClientMetadata']).toEqual({ passwordIsForgotten: 'true' })
  expect(screen.getByLabelText<HTMLInputElement>(/code/i).value).toBe('')

  answerWith({ ConfirmForgotPassword: {} })
  await enter(user, '654321')
  expect(await screen.findByText('Your new password is set. Sign in.')).toBeTruthy()
})

test('whoever goes back before the code is sent stays at the sign-in, with what they type there', async () => {
  answerWith({ ForgotPassword: sent, ResendConfirmationCode: sent })
  const answered = globalThis.fetch
  let answer = (): void => expect.unreachable()
  const asking = new Promise<void>((asked) =>
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      asked()
      await new Promise<void>((resolve) => (answer = resolve))
      vi.stubGlobal('fetch', answered)
      return answered(...request)
    }),
  )
  const user = showSignIn()
  await user.type(screen.getByLabelText('Email'), 'sam@example.com')
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  await user.click(await screen.findByRole('button', { name: 'Send code' }))
  await asking
  await user.click(screen.getByRole('button', { name: 'Back to sign in' }))
  answer()
  await vi.waitFor(() => expect(operations()).toContain('ResendConfirmationCode'))
  await user.type(screen.getByLabelText('Password'), 'wattle and banksia 26')
  expect(screen.getByText('Welcome back')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wattle and banksia 26')
})

test('a wrong code stays a wrong code', async () => {
  answerWith({ ForgotPassword: sent, ConfirmForgotPassword: { refused: 'CodeMismatchException' } })
  const user = await forgotten()
  await enter(user, '123456')
  expect(await screen.findByText(/That code isn’t right/)).toBeTruthy()
})

test('too many tries are not tried once more', async () => {
  answerWith({ ForgotPassword: sent, ConfirmForgotPassword: { refused: 'LimitExceededException' } })
  const user = await forgotten()
  await enter(user, '123456')
  expect(await screen.findByText(/Too many attempts/)).toBeTruthy()
  expect(operations()).not.toContain('ConfirmSignUp')
})

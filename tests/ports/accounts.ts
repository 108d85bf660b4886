// What every Accounts does: it says who a caller is, ends their sessions and removes their account, and theirs alone.
import { expect, test } from 'vitest'
import type { Accounts } from '#shared/account/ports.ts'
import type { Caller } from '#shared/operation/implement.ts'

/** An identity service with accounts, each signed in. */
export type AccountsUnderTest = {
  accounts: Accounts
  /** @returns a new, confirmed account */
  signIn(email: string, name?: string): Promise<Caller>
  /** Whether a session of the account can still be renewed. */
  isSignedIn(caller: Caller): Promise<boolean>
  /** From now on the service cannot be reached. */
  goAway(): Promise<void>
}

const nobody: Caller = {
  userId: '00000000-0000-4000-8000-000000000000',
  username: '00000000-0000-4000-8000-000000000000',
}

export function accountsSuite(open: () => Promise<AccountsUnderTest>): void {
  test('it says whose an account is, with the name where there is one', async () => {
    const { accounts, signIn } = await open()
    const kim = await signIn('kim@example.test', ' Kim ')
    const lee = await signIn('lee@example.test')
    expect(await accounts.identify(kim)).toEqual({ email: 'kim@example.test', name: 'Kim', isEmailVerified: true })
    expect(await accounts.identify(lee)).toEqual({ email: 'lee@example.test', isEmailVerified: true })
  })

  test('an account that does not exist is nobody, not an error', async () => {
    const { accounts } = await open()
    expect(await accounts.identify(nobody)).toBeUndefined()
    await accounts.endSessions(nobody)
    await accounts.remove(nobody)
  })

  test('whoever has the name of an account now, but not its id, reaches nothing of it', async () => {
    const { accounts, signIn, isSignedIn } = await open()
    const kim = await signIn('kim@example.test')
    const former = { ...kim, userId: nobody.userId }
    expect(await accounts.identify(former)).toBeUndefined()
    await accounts.endSessions(former)
    await accounts.remove(former)
    expect(await accounts.identify(kim)).toMatchObject({ email: 'kim@example.test' })
    expect(await isSignedIn(kim)).toBe(true)
  })

  test('ending sessions ends those of the caller, also when repeated, and leaves the account', async () => {
    const { accounts, signIn, isSignedIn } = await open()
    const kim = await signIn('kim@example.test')
    const lee = await signIn('lee@example.test')
    await accounts.endSessions(kim)
    await accounts.endSessions(kim)
    expect(await isSignedIn(kim)).toBe(false)
    expect(await isSignedIn(lee)).toBe(true)
    expect(await accounts.identify(kim)).toMatchObject({ email: 'kim@example.test' })
  })

  test('a removed account is gone, removing it again changes nothing, and the others stay', async () => {
    const { accounts, signIn } = await open()
    const kim = await signIn('kim@example.test')
    const lee = await signIn('lee@example.test')
    await accounts.remove(kim)
    await accounts.remove(kim)
    expect(await accounts.identify(kim)).toBeUndefined()
    expect(await accounts.identify(lee)).toMatchObject({ email: 'lee@example.test' })
  })

  test('while the service is away nothing is said about anybody: the request can be repeated', async () => {
    const { accounts, signIn, goAway } = await open()
    const kim = await signIn('kim@example.test')
    await goAway()
    await expect(accounts.identify(kim)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(accounts.endSessions(kim)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(accounts.remove(kim)).rejects.toMatchObject({ code: 'unavailable' })
  })
}

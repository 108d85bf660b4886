// What every Accounts does: a token says whose it is, and opens nothing once the account is removed.
import { expect, test } from 'vitest'
import type { Accounts } from '#shared/account/ports.ts'

/** An identity service with accounts, each signed in. */
export type AccountsUnderTest = {
  accounts: Accounts
  /** @returns the access token of a new, confirmed account */
  signIn(email: string, name?: string): Promise<string>
  /** From now on the service cannot be reached. */
  goAway(): Promise<void>
}

export function accountsSuite(open: () => Promise<AccountsUnderTest>): void {
  test('a token says whose it is, with the name where there is one', async () => {
    const { accounts, signIn } = await open()
    const kim = await signIn('kim@example.test', ' Kim ')
    const lee = await signIn('lee@example.test')
    expect(await accounts.identify(kim)).toEqual({ email: 'kim@example.test', name: 'Kim', isEmailVerified: true })
    expect(await accounts.identify(lee)).toEqual({ email: 'lee@example.test', isEmailVerified: true })
  })

  test('a token of no account is refused, not an error', async () => {
    const { accounts } = await open()
    expect(await accounts.identify('no-such-token')).toBeUndefined()
    await accounts.remove('no-such-token')
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

  test('while the service is away nothing is said about a token: the request can be repeated', async () => {
    const { accounts, signIn, goAway } = await open()
    const kim = await signIn('kim@example.test')
    await goAway()
    await expect(accounts.identify(kim)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(accounts.remove(kim)).rejects.toMatchObject({ code: 'unavailable' })
  })
}

// Owns the made-up Google accounts of this computer: who can be picked on the account page.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from './durable-file.ts'

export type GoogleAccount = Readonly<{ id: string; email: string; name: string; isEmailVerified: boolean }>

export type GoogleAccounts = {
  list(): readonly GoogleAccount[]
  find(id: string): GoogleAccount | undefined
  /** The same address is the same account, however often it is typed in. */
  remember(account: Omit<GoogleAccount, 'id'>): GoogleAccount
}

export const googleUsername = (googleId: string) => `google_${googleId}`

export function createGoogleAccounts(dataDir: string): GoogleAccounts {
  const path = join(dataDir, 'google-accounts.json')
  let accounts: GoogleAccount[] = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as GoogleAccount[]) : []

  return {
    list: () => accounts,
    find: (id) => accounts.find((account) => account.id === id),
    remember(details) {
      const account = { id: googleIdOf(details.email), ...details }
      const next = [...accounts.filter((other) => other.id !== account.id), account]
      writeDurably(path, JSON.stringify(next))
      accounts = next
      return account
    },
  }
}

/** 21 digits, as Google's subject ids have. */
function googleIdOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
}

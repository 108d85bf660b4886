// UserPool: the accounts of the identity service, as the linking trigger needs them (decision 30).
export type NativeUser = { username: string; isConfirmed: boolean; isEmailVerified: boolean }

export type UserPool = {
  /** Accounts with a password of their own that use this address. */
  findByEmail(email: string): Promise<NativeUser[]>
  link(username: string, federated: { provider: string; subject: string }): Promise<void>
}

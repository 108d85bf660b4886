// Accounts: the identity service as the API needs it, on the caller's own access token.
export type Identity = { email: string; name?: string; isEmailVerified: boolean }

export type Accounts = {
  /** Who the token belongs to; `undefined` when the identity service no longer accepts it. */
  identify(accessToken: string): Promise<Identity | undefined>
  /** Deletes the sign-in and ends its sessions; repeatable. */
  remove(accessToken: string): Promise<void>
}

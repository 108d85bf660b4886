// Identity rules: what the identity service accepts and promises, so that forms, mails, the pool and its stand-in say the same.

/** In characters. Length counts, not what the characters are (ASVS 5.0, V6.2.1 and V6.2.5). */
export const passwordLength = { min: 12, max: 256 } as const

/** What an access token may be used for: the word for it inside the token. */
export const tokenScopes = {
  /** Our API. Its first half is the resource server of the pool, its second half the scope there. */
  api: 'gumnut/api',
  /** Cognito's own operations on the account of the token's owner: password, factors, address, deletion (P103). */
  selfService: 'aws.cognito.signin.user.admin',
} as const

/** How long an access token works, in minutes: of everyday use, and of a security session. Cognito allows no less than 5. */
export const accessTokenMinutes = { everyday: 15, security: 5 } as const

/** How long a code from an email works, in hours. Fixed by Amazon Cognito: it has no setting for either. */
export const codeHours = { signUp: 24, reset: 1 } as const

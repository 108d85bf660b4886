// Account: what the identity service accepts and promises, so that forms, mails, the pool and its stand-in say the same.

/** In characters. Length counts, not what the characters are (ASVS 5.0, V6.2.1 and V6.2.5). */
export const passwordLength = { min: 12, max: 256 } as const

/** How long a code from an email works, in hours. Fixed by Amazon Cognito: it has no setting for either. */
export const codeHours = { signUp: 24, reset: 1 } as const

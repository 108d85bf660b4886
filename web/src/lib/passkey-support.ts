// Passkey support: whether passkeys can be used on this page, and whether one was in this browser.
import { env } from './env.ts'
import { readStored, writeStored } from './stored.ts'

/** The device's, not a person's: sign-out keeps it. Says nothing of whose passkey it was. */
const usedKey = 'gumnut.passkey-used'

/** Passkeys belong to one domain, and browsers refuse them elsewhere: at 127.0.0.1, say. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && window.location.hostname === env().passkeyDomain

export const usedPasskeyHere = (): boolean => readStored('local', usedKey) !== null
export const rememberPasskey = (): void => writeStored('local', usedKey, 'yes')

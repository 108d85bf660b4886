// Browser mark: a random text by which a later sign-in is known to come from this browser again, so that only one from elsewhere is
// told by mail. It proves nothing, holds nothing about the device, and stays at sign-out as the browser does (ADR 037).
import { browserMarkField } from '#shared/messages/browser-mark-field.ts'
import { readStored, writeStored } from './stored.ts'

const key = 'gumnut.browser'

function mark(): string {
  const kept = readStored('local', key)
  if (kept !== null && /^[\w-]{20,64}$/.test(kept)) return kept
  const made = crypto.randomUUID()
  writeStored('local', key, made)
  return made
}

/** For every sign-in: what the identity service hands to our trigger with it. */
export const fromThisBrowser = (): { clientMetadata: Record<string, string> } => ({
  clientMetadata: { [browserMarkField]: mark() },
})

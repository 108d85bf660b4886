// Looked around: what this tab keeps of somebody who looks around without an account. Gone with the tab, or when they leave.
import { aroundKey } from '../lib/around.ts'
import { readStored, writeStored } from '../lib/stored.ts'

const idKey = `${aroundKey}.id`
const stateKey = `${aroundKey}.state`
/** How far bringing it into an account is. */
const carriedKey = `${aroundKey}.carried`

/** Tells this looking around from any other; the same until the person leaves. */
export function aroundId(): string {
  const known = readStored('session', idKey)
  if (known !== null) return known
  const id = crypto.randomUUID()
  writeStored('session', idKey, id)
  return id
}

export const keptText = (): string | null => readStored('session', stateKey)

/** @returns false when there is no room for it */
export function keepText(text: string): boolean {
  writeStored('session', stateKey, text)
  return keptText() === text
}

export const carriedText = (): string | null => readStored('session', carriedKey)
export const writeCarried = (text: string): void => writeStored('session', carriedKey, text)

/** Forgets everything of it. */
export function leaveBehind(): void {
  for (const key of [aroundKey, idKey, stateKey, carriedKey]) writeStored('session', key, null)
}

// LinkSigner by HMAC-SHA256 with a secret. The secret's text may hold several keys, a line each: the first signs, all of them are
// accepted, so that a link in an old mail works on after a change.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LinkSigner } from '#shared/messages/ports.ts'
import { Problem } from '#shared/operation/problem.ts'
import type { Secret } from './secret.ts'

const signatureOf = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export function hmacLinkSigner(secret: Pick<Secret, 'read'>): LinkSigner {
  async function keys(): Promise<string[]> {
    const text = await secret.read()
    if (text === undefined) {
      throw new Problem('unavailable', 'We cannot check this link right now. Please try again in a moment.', {
        retryAfterSeconds: 30,
      })
    }
    return text.split(/\s+/).filter((key) => key !== '')
  }

  return {
    async sign(text) {
      const [key = ''] = await keys()
      return signatureOf(key, text).toString('base64url')
    },

    async isSigned(text, signature) {
      const given = Buffer.from(signature, 'base64url')
      return (await keys()).some((key) => {
        const right = signatureOf(key, text)
        return given.length === right.length && timingSafeEqual(given, right)
      })
    },
  }
}

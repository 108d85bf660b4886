// Cancel link: a token that names one request of one person, signed. It can stop that request and do nothing else.
import type { LinkSigner } from '../messages/ports.ts'

/** Raised with the meaning of a token; part of what is signed. */
const version = 'r1'
const idPattern = /^[A-Za-z0-9-]{1,64}$/

const claimOf = (userId: string, id: string): string => `${version}.${id}.${userId}`

/** The path in the API at which a token works. */
export const recoveryCancelPath = '/api/recovery/cancel'

/** The path, with its token, at which a request is stopped. */
export async function cancelPath(signer: LinkSigner, userId: string, id: string): Promise<`/${string}`> {
  const claim = claimOf(userId, id)
  return `${recoveryCancelPath}?token=${encodeURIComponent(`${claim}.${await signer.sign(claim)}`)}`
}

/** Whom and which request a token is for; undefined for one that we have not signed. */
export async function readCancelToken(
  signer: LinkSigner,
  token: string,
): Promise<{ userId: string; id: string } | undefined> {
  const [given, id, userId, signature, ...more] = token.split('.')
  if (given !== version || id === undefined || userId === undefined || signature === undefined) return undefined
  if (!idPattern.test(id) || !idPattern.test(userId) || more.length > 0) return undefined
  return (await signer.isSigned(claimOf(userId, id), signature)) ? { userId, id } : undefined
}

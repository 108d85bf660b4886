// Unsubscribe link: a token that names one person by id and one switch, signed, and good for good: the law wants 30 days.
import type { LinkSigner } from './ports.ts'
import { MessageKind } from './kinds.ts'

/** Raised with the meaning of a token; part of what is signed. */
const version = 'u1'
const userIdPattern = /^[A-Za-z0-9-]{1,64}$/

/** Before the signature: version, kind, id. */
const claimOf = (userId: string, kind: MessageKind): string => `${version}.${kind}.${userId}`

/** A signed token that switches one kind of mail off for one person. It does not expire. */
export async function unsubscribeToken(signer: LinkSigner, userId: string, kind: MessageKind): Promise<string> {
  const claim = claimOf(userId, kind)
  return `${claim}.${await signer.sign(claim)}`
}

/** The path in the API at which a token works. */
export const unsubscribePath = '/api/messages/unsubscribe'

/** @param siteUrl the origin of the site, without a slash at its end */
export const unsubscribeUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${unsubscribePath}?token=${encodeURIComponent(token)}`

/** The kind that a token names, signed or not; undefined for none. Needs no key, and says nothing that is not in the token. */
export function kindNamed(token: string): MessageKind | undefined {
  const named = MessageKind.safeParse(token.split('.')[1])
  return named.success ? named.data : undefined
}

/** Whom and what a token is for; undefined for one that we have not signed. */
export async function readToken(
  signer: LinkSigner,
  token: string,
): Promise<{ userId: string; kind: MessageKind } | undefined> {
  const [given, kind, userId, signature, ...more] = token.split('.')
  const known = MessageKind.safeParse(kind)
  if (given !== version || !known.success || userId === undefined || !userIdPattern.test(userId)) return undefined
  if (signature === undefined || more.length > 0) return undefined
  return (await signer.isSigned(claimOf(userId, known.data), signature)) ? { userId, kind: known.data } : undefined
}

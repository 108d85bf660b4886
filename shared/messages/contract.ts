// The messages area of the API: stopping a kind of mail from the link in it, without signing in (P89).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { operation } from '../operation/operation.ts'

/** Whatever is there: a token that is none is answered as one that is, so that nothing can be learned from it. */
const AnyToken = lazy.object(() => ({ token: z._default(z.string(), '') }))

export const messages = {
  confirmUnsubscribe: operation({
    method: 'GET',
    path: '/api/messages/unsubscribe',
    summary: 'A page with the button that stops a kind of mail; opening it changes nothing',
    isPublic: true,
    query: AnyToken,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: [],
  }),
  unsubscribe: operation({
    method: 'POST',
    path: '/api/messages/unsubscribe',
    summary: 'Stop the kind of mail that the token is for; mail programs send this by themselves (RFC 8058)',
    isPublic: true,
    query: AnyToken,
    takesForm: true,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: ['unavailable'],
  }),
}

// The messages area of the API: stopping a kind of mail from the link in it, without signing in (P89).
import * as z from 'zod/mini'
import { AnyToken } from '../operation/any-token.ts'
import { operation } from '../operation/operation.ts'

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

// AnyToken: the token in the link of a mail, as the query of a route that needs no sign-in.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'

/** Whatever is there: a token that is none is answered as one that is, so that nothing can be learned from it. It refuses nothing. */
export const AnyToken = lazy.object(() => ({ token: z._default(z.string(), '') }))

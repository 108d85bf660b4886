// DeclinedSuggestion: what a person was offered for their trades and turned down (P53).
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { PlainDate } from '../kernel/dates.ts'

/** A split or dividend that the market knows and the person does not want in their trades. */
export const DeclinedSuggestion = lazy.strictObject(() => ({ kind: z.enum(['split', 'dividend']), exDate: PlainDate }))
export type DeclinedSuggestion = z.infer<typeof DeclinedSuggestion>

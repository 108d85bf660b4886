// The one operation that needs no sign-in (api.md, Routes).
import * as z from 'zod/mini'
import { operation } from './operation.ts'

export const health = {
  check: operation({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the API answers',
    isPublic: true,
    status: 200,
    response: z.strictObject({ status: z.literal('ok'), version: z.string(), stage: z.string() }),
    errors: [],
  }),
}

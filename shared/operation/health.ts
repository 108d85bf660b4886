// Health: the one operation that needs no sign-in. It says that the API answers, and which version.
import * as lazy from '../kernel/lazy.ts'
import * as z from 'zod/mini'
import { implement } from './implement.ts'
import { operation } from './operation.ts'

export const health = {
  check: operation({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the API answers',
    isPublic: true,
    status: 200,
    response: lazy.strictObject(() => ({ status: z.literal('ok'), version: z.string(), stage: z.string() })),
    errors: [],
  }),
}

export type HealthPorts = { version: string; stage: string }

export const healthOperations = implement<HealthPorts>()(health, {
  check: (_request, { version, stage }) => Promise.resolve({ status: 'ok' as const, version, stage }),
})

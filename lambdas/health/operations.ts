// Health: says that the API answers, and which version.
import { contract } from '../../shared/contract/index.ts'
import { implement } from '../http/area.ts'

export type HealthPorts = { version: string; stage: string }

export const healthOperations = implement<HealthPorts>()(contract.health, {
  check: (_request, { version, stage }) => Promise.resolve({ status: 'ok' as const, version, stage }),
})

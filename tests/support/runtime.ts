// The ports of the machine for tests: real time and chance, and a log that keeps quiet.
import type { Log } from '#shared/operation/ports.ts'

export { newId, random, timer } from '#lambdas/adapters/runtime/runtime.ts'

const nothing = (): void => undefined

export const silentLog: Log = { info: nothing, warn: nothing, error: nothing }

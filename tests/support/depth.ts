// Depth: `npm test`, which everybody waits for, takes of each story what most people meet, and leaves out a slow test of the faults. `npm run test:all`,
// which CI runs before anything lands, takes every test.
import { test } from 'vitest'
import { areAllRun } from './faults/amounts.ts'

const leftOut = Object.assign((): void => undefined, { each: () => (): void => undefined }) as unknown as typeof test

/** A test that only a run of every test has. */
export const further: typeof test = areAllRun ? test : leftOut

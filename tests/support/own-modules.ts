// Beside the environment, our own modules are each file's own too, where they keep what the environment told them.
import { afterAll, vi } from 'vitest'
import './own-environment.ts'

afterAll(() => {
  vi.resetModules()
})

// The files of a room share a process, so that packages (the AWS SDK, fast-check, esbuild) are loaded once instead of once a
// file: half the time of a run. The environment is each file's own: after a file, it is as before it. A test that changes a package, or
// a global by assignment, puts it back itself (`onTestFinished`).
import { afterAll, vi } from 'vitest'

const environment = { ...process.env }

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, environment)
})

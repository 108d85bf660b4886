// Tests: one project per room, so that each runs in its own environment and can be run alone: `npx vitest run --project shared`.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const room = (
  name: string,
  more: {
    include?: string[]
    environment?: string
    testTimeout?: number
    fileParallelism?: boolean
    isolate?: boolean
  } = {},
) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', ...more },
})

export default defineConfig({
  plugins: [react()],
  test: {
    root: import.meta.dirname,
    env: {
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      POWERTOOLS_LOG_LEVEL: 'SILENT',
      POWERTOOLS_METRICS_DISABLED: 'true',
      TZ: 'UTC',
    },
    projects: [
      room('shared', { testTimeout: 20_000 }),
      room('lambdas', { testTimeout: 20_000 }),
      room('web', { environment: 'happy-dom', testTimeout: 20_000 }),
      // Without isolation, aws-cdk-lib is loaded once instead of once a file.
      room('infra', { testTimeout: 90_000, isolate: false }),
      room('local', { testTimeout: 30_000 }),
      room('house', { include: ['tests/*.test.ts'], testTimeout: 30_000 }),
      room('stories', { testTimeout: 120_000, fileParallelism: false }),
      room('faults', { include: ['tests/{faults,fuzz,models}/**/*.test.ts'], testTimeout: 60_000 }),
    ],
  },
})

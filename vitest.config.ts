// Tests: one project per room, so that each runs in its own environment and can be run alone: `npx vitest run --project shared`.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const room = (
  name: string,
  more: {
    include?: string[]
    environment?: string
    testTimeout?: number
    isolate?: boolean
    globalSetup?: string
    setupFiles?: string
  } = {},
) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', ...more },
})

export default defineConfig({
  plugins: [react()],
  test: {
    root: import.meta.dirname,
    // Two cores are what everybody has; the default leaves one of them idle.
    maxWorkers: 2,
    // For what starts in a hook, on a computer that has other things to do.
    hookTimeout: 60_000,
    env: {
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      POWERTOOLS_LOG_LEVEL: 'SILENT',
      POWERTOOLS_METRICS_DISABLED: 'true',
      TZ: 'UTC',
    },
    // The time limits below are for tests that hang, on a computer that has other things to do too.
    projects: [
      room('shared', { testTimeout: 120_000 }),
      room('lambdas', { testTimeout: 120_000 }),
      // What is drawn, and, with no document around them, the functions behind it. Without isolation, React and the parts of
      // the pages are loaded once instead of once a file.
      room('web', {
        include: ['tests/web/**/*.test.tsx'],
        environment: 'happy-dom',
        testTimeout: 60_000,
        isolate: false,
        setupFiles: 'tests/web/shared-window.ts',
      }),
      room('web-functions', { include: ['tests/web/**/*.test.ts'], testTimeout: 20_000 }),
      // Without isolation, aws-cdk-lib is loaded once instead of once a file.
      room('infra', { testTimeout: 90_000, isolate: false }),
      room('local', { testTimeout: 120_000 }),
      room('house', { include: ['tests/*.test.ts'], testTimeout: 30_000 }),
      room('stories', { testTimeout: 120_000, globalSetup: 'tests/support/stories/global-setup.ts' }),
      room('faults', { include: ['tests/{faults,fuzz,models}/**/*.test.ts'], testTimeout: 60_000 }),
    ],
  },
})

// Tests: one project per room, so that each runs in its own environment and can be run alone: `npx vitest run --project shared`.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { areAllRun } from './tests/support/faults/amounts.ts'
import { amplifySrp } from './web/build/amplify-srp.ts'

const room = (
  name: string,
  more: {
    include?: string[]
    exclude?: string[]
    environment?: string
    environmentOptions?: object
    testTimeout?: number
    isolate?: boolean
    globalSetup?: string
    setupFiles?: string
  } = {},
) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], environment: 'node', ...more },
})

/** One process for the files of a room: packages are loaded once, our own modules by each file for itself. */
const together = { isolate: false, setupFiles: 'tests/support/own-modules.ts' }
/** The core keeps nothing and asks no environment, so that its modules are loaded once too: a fifth of the room's time. */
const allTogether = { isolate: false, setupFiles: 'tests/support/own-environment.ts' }

export default defineConfig({
  plugins: [react()],
  resolve: { alias: amplifySrp },
  test: {
    root: import.meta.dirname,
    // Two cores are what everybody has, and while one test waits for a browser or a time limit, another can use them.
    maxWorkers: 3,
    // Room for what is new: a process that runs many files makes much that is soon over, and collecting it takes 5 % less of its CPU so.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
    // For what starts in a hook, on a computer that has other things to do.
    hookTimeout: 60_000,
    // What a screen comes to by itself, on such a computer: a second, as usual, is over before it is drawn.
    expect: { poll: { timeout: 10_000 } },
    env: {
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      POWERTOOLS_LOG_LEVEL: 'SILENT',
      POWERTOOLS_METRICS_DISABLED: 'true',
      TZ: 'UTC',
    },
    // The time limits below are for tests that hang, on a computer that has other things to do too.
    projects: [
      room('shared', { testTimeout: 120_000, ...allTogether }),
      room('lambdas', { testTimeout: 120_000, ...together }),
      // What is drawn, and, with no document around them, the functions behind it. React and the parts of the pages are loaded
      // once, our own modules too: a page is dear to load and keeps nothing outside its window. A link that leads out of the app
      // or to a file must not take that window along: happy-dom would close it, for all files that come later.
      room('web', {
        include: ['tests/web/**/*.test.tsx'],
        environment: 'happy-dom',
        environmentOptions: {
          happyDOM: {
            settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
          },
        },
        isolate: false,
        testTimeout: 60_000,
        setupFiles: 'tests/web/shared-window.ts',
      }),
      room('web-functions', { include: ['tests/web/**/*.test.ts'], testTimeout: 20_000, ...together }),
      // aws-cdk-lib is loaded once, and what a file has synthesised serves the next one.
      room('infra', { testTimeout: 90_000, isolate: false }),
      room('local', { testTimeout: 120_000, ...together }),
      room('house', { include: ['tests/*.test.ts'], testTimeout: 30_000, ...together }),
      // Stories of what fewer people meet are told where every test is run (`npm run test:all`): a browser is a third of the time of all.
      room('stories', {
        exclude: areAllRun ? [] : ['tests/stories/further/**'],
        testTimeout: 120_000,
        globalSetup: 'tests/support/stories/global-setup.ts',
        ...together,
      }),
      room('faults', { include: ['tests/{faults,fuzz,models}/**/*.test.ts'], testTimeout: 60_000, ...together }),
    ],
  },
})

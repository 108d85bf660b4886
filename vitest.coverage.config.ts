// `npm run coverage`: every branch of the core's nouns is taken by the core's own tests. Not part of `npm run check`: it runs
// the core's tests once more, which takes a minute or two.
import { defineConfig } from 'vitest/config'

const nouns =
  '{kernel,operation,facts,person,market,portfolio,tax,learning,educator,watchlist,messages,recovery,account}'

/** Where less than every branch is taken: percent, and why. Only ever made shorter. */
const exceptions: Record<string, [percent: number, why: string]> = {
  'account/demo-person': [90, 'a lesson of the demo is always completed, which the type of the completion cannot say'],
  'market/history-service': [97, 'whether the time runs out between two questions depends on the machine'],
  'portfolio/ledger-writing': [97, 'whether a race leaves nothing to change depends on who comes first'],
  'watchlist/alert-rows': [97, 'whether an account is erased right after a change depends on the moment'],
  'watchlist/alert-check': [89, 'whether the time runs out between two pages depends on the machine'],
  'market/refresh-turn': [80, 'each symbol of a batch is in the turn, which its type cannot say'],
}
const files = Object.keys(exceptions).map((name) => name.split('/')[1])

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'coverage',
    // The stores in memory keep the suites of the ports, which are of the core.
    include: [`tests/shared/${nouns}/**/*.test.ts`, 'tests/web/adapters/memory/*.test.ts'],
    exclude: ['tests/shared/educator/reply-check/**'],
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true', TZ: 'UTC' },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    coverage: {
      enabled: true,
      provider: 'v8',
      reporter: ['text'],
      reportsDirectory: 'node_modules/.cache/coverage',
      reportOnFailure: true,
      skipFull: true,
      include: [`shared/${nouns}/**/*.ts`],
      // Use cases have their operations tests, routes the contract's fuzzing, the reply check its labelled sets, law texts are
      // proof-read; tests are no core.
      exclude: [
        'shared/*/{,*-}{operations,contract}.ts',
        'shared/educator/reply-check/**',
        'shared/person/legal/**',
        'tests/**',
      ],
      thresholds: {
        [files.length === 0 ? 'shared/*/*.ts' : `shared/*/!(${files.join('|')}).ts`]: { branches: 100 },
        'shared/learning/figures/*.ts': { branches: 100 },
        // What a file or somebody's figures may hold has more cases than are tried one by one. Only ever made higher.
        'shared/learning/moments/*.ts': { branches: 95 },
        'shared/portfolio/import/*.ts': { branches: 92 },
        ...Object.fromEntries(
          Object.entries(exceptions).map(([name, [branches]]) => [`shared/${name}.ts`, { branches }]),
        ),
      },
    },
  },
})

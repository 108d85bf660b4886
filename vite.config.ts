// The build of the web app: root web/, hashed assets, nothing inline, so that the Content-Security-Policy holds.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { allowLocalOauth } from '#local/cognito/amplify-local-oauth.ts'
import { buildFacts } from './web/build/build-facts.ts'
import { aroundService } from './web/build/around-service.ts'
import { leaveOutOfAmplify } from './web/build/amplify-parts.ts'
import { amplifySrp } from './web/build/amplify-srp.ts'
import { leaveOutSummaries } from './web/build/contract-summaries.ts'
import { appChunks } from './web/build/app-chunks.ts'
import { asBundlerGroups, chunkGroups } from './web/build/chunk-groups.ts'
import { lateStyles } from './web/build/late-styles.ts'
import { preloadApp, preloadFont } from './web/build/preloads.ts'
import { serviceWorker } from './web/build/service-worker.ts'

export default defineConfig({
  root: 'web',
  resolve: { alias: amplifySrp },
  optimizeDeps: { include: Object.keys(amplifySrp) },
  plugins: [
    react(),
    buildFacts(),
    preloadFont(),
    preloadApp(),
    // What the everyday pages do not begin with: charts and the pages that follow from them, cards that come late, legal texts,
    // and what comes with an answer.
    lateStyles([
      'src/ui/chart',
      'src/features/holding',
      'src/features/performance',
      'src/features/import',
      'src/app/around',
      'src/features/tax',
      'src/features/learn/review',
      'src/features/learn/practice',
      'src/features/dashboard/moments',
      'src/features/dashboard/install-card.module.css',
      'src/features/learn/figures',
      'src/features/invest/answer',
      'src/features/legal',
      'src/features/portfolio/concentration.module.css',
      'src/ui/what-is.module.css',
      'src/features/dashboard/history-card.module.css',
      'src/ui/show-all.module.css',
    ]),
    leaveOutOfAmplify(),
    leaveOutSummaries(),
    allowLocalOauth(),
    aroundService('web/src/adapters/around/entry.ts'),
    chunkGroups(appChunks),
    serviceWorker(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // One style sheet: smaller than its parts, in one order on every page, and nothing unstyled on the way to a page.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // What the page itself begins with is there before anything else is asked for: no list has to name it.
      resolveDependencies: (_file, needed) =>
        needed.filter((name) => !/\/(index|main|app|packages|rolldown-runtime)-[\w-]+\.js$/.test(name)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          // Amplify names them in bare imports, and their package files do not say that this does nothing.
          { test: /node_modules\/(@aws-crypto|@smithy|tslib|uuid)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          // Only what the tests below name: with everything behind it, the sign-in flows would be on every page.
          includeDependenciesRecursively: false,
          groups: asBundlerGroups(appChunks),
        },
      },
    },
  },
})

// The build of the web app: root web/, hashed assets, nothing inline, so that the Content-Security-Policy holds.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { allowLocalOauth } from '#local/cognito/amplify-local-oauth.ts'
import { buildFacts } from './web/build/build-facts.ts'
import { leaveOutOfAmplify } from './web/build/amplify-parts.ts'
import { preloadApp, preloadFont } from './web/build/preloads.ts'
import { serviceWorker } from './web/build/service-worker.ts'

export default defineConfig({
  root: 'web',
  define: buildFacts(),
  plugins: [react(), preloadFont(), preloadApp(), leaveOutOfAmplify(), allowLocalOauth(), serviceWorker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // One style sheet: smaller than its parts, in one order on every page, and nothing unstyled on the way to a page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
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
          // Three files instead of twenty for what most pages need: packages, which change when they are upgraded, and our
          // own parts, which change with every release. Modals stay apart: they bring React Aria along.
          groups: [
            {
              name: 'packages',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zod|@tanstack\/(query-core|react-query))\//,
              priority: 2,
            },
            {
              // What every page needs of Amplify, which only a signed-out visitor needs more of.
              name: 'session',
              test: /node_modules\/(@aws-amplify|aws-amplify)\//,
              minShareCount: 5,
              priority: 2,
            },
            {
              name: 'app',
              // Charts stay apart as well: they come after the first screen, with the words that only they need.
              test: /web\/src\/(lib\/(?!history-)|data\/(last-seen|use-auth)|ui\/(?!modal|confirm-dialog|chart\/|switch|pill-button|amount-input))|shared\/domain\/|shared\/contract\/problem|lucide-react\/(?!.*\/(pencil|trash)\.)/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})

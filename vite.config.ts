// The build of the web app: root web/, hashed assets, nothing inline, so that the Content-Security-Policy holds.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { allowLocalOauth } from '#local/cognito/amplify-local-oauth.ts'
import { buildFacts } from './web/build/build-facts.ts'
import { aroundService } from './web/build/around-service.ts'
import { leaveOutOfAmplify } from './web/build/amplify-parts.ts'
import { amplifySrp } from './web/build/amplify-srp.ts'
import { leaveOutSummaries } from './web/build/contract-summaries.ts'
import { asBundlerGroups, type ChunkGroup, chunkGroups } from './web/build/chunk-groups.ts'
import { lateStyles } from './web/build/late-styles.ts'
import { preloadApp, preloadFont } from './web/build/preloads.ts'
import { serviceWorker } from './web/build/service-worker.ts'

// Three files instead of twenty for what most pages need: packages, which change when they are upgraded, and our own parts,
// which change with every release. Modals stay apart: they bring React Aria along; so do the parts
// of forms, which the first page has none of.
const groups: readonly ChunkGroup[] = [
  {
    name: 'packages',
    paths: [
      /node_modules\/(react|react-dom|scheduler)\//,
      /node_modules\/zod\//,
      /node_modules\/@tanstack\/(query-core|react-query)\//,
    ],
    priority: 2,
  },
  {
    // The exchange of a sign-in by password, which the sign-in page and a security session begin with, and a renewal does not.
    name: 'password',
    paths: [
      /@aws-amplify\/auth\/.*\/utils\/(srp\/|handle(PasswordVerifier|DeviceSRP)|retryOnResource|setActiveSignIn|textEncoder|userContextData)/,
      /@aws-amplify\/auth\/.*\/(shared\/handlePasswordSRP|store\/signInStore|create(InitiateAuth|RespondToAuthChallenge)Client)\./,
      /@aws-amplify\/core\/.*\/(WordArray|cryptoSecureRandomInt|convert\/base64\/(base64Encoder|bytesToString))\./,
      /node_modules\/(@aws-crypto|@smithy)\//,
    ],
    minShareCount: 2,
    priority: 3,
  },
  {
    // What every use of Amplify needs: a session that is renewed or ends, and every flow of signing in.
    name: 'session',
    // Not its parts of forms, which several screens of the sign-in page share.
    paths: [/node_modules\/(@aws-amplify\/(?!ui)|aws-amplify\/)/, /node_modules\/(uuid|tslib)\//],
    minShareCount: 3,
    // A circle of files would run one of them before what it builds on.
    isClosed: true,
    priority: 2,
  },
  {
    // What nearly every form is made of: in one file they are smaller than in four.
    name: 'forms',
    paths: [/web\/src\/ui\/(field|select|text-input|number-input)\./],
    priority: 1,
  },
  {
    // What can be tried out, and what explains words: each in one file, so that the first page names few files it does not need.
    name: 'practice',
    paths: [
      /web\/src\/features\/learn\/practice\//,
      /web\/src\/data\/(use-time-machine|kept-decade)\./,
      /shared\/learning\/time-machine/,
      /shared\/(facts\/market-falls|portfolio\/crash-replay)\./,
    ],
    priority: 1,
  },
  {
    name: 'words',
    paths: [/web\/src\/ui\/(explain|what-is|text-box)\./, /web\/src\/data\/terms\./, /shared\/portfolio\/note-draft\./],
    priority: 1,
  },
  {
    name: 'app',
    paths: [
      /web\/src\/lib\/(?!unsaved|history-|stored-session|missing-code|lesson-line|show-all-words|security-session|own-password|browser-mark|password-proof)/,
      /web\/src\/router\//,
      /web\/src\/data\/(last-seen|use-auth|client|sync-news)/,
      /web\/src\/ui\/(?!chart\/|show-all|use-now|disclosure|modal|switch|pill-button|confirm-dialog|field|select|text-area|text-box|explain|what-is|choice-group|(text|number|amount|password)-input)/,
      /shared\/kernel\/(?!dates|decimal|sydney-days|hash)/,
      /shared\/operation\//,
      /shared\/person\/(finances|onboarding)\./,
      /shared\/account\/(user|passkey-names)\./,
      /shared\/messages\/(kinds|settings)\./,
      /shared\/market\/instrument\./,
      /shared\/portfolio\/(holding|holding-note|declined-suggestion|summary|allocation)\./,
      /shared\/educator\/analysis\./,
      /shared\/learning\/progress\./,
      /lucide-react\/(?!.*\/(pencil|trash)\.)/,
    ],
    minShareCount: 3,
    priority: 1,
  },
]

export default defineConfig({
  root: 'web',
  define: buildFacts(),
  resolve: { alias: amplifySrp },
  optimizeDeps: { include: Object.keys(amplifySrp) },
  plugins: [
    react(),
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
    chunkGroups(groups),
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
          groups: asBundlerGroups(groups),
        },
      },
    },
  },
})

// The build of the web app: root web/, hashed assets, nothing inline, so that the Content-Security-Policy holds.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build as bundle } from 'esbuild'
import { defineConfig, type Plugin } from 'vite'
import { allowLocalOauth } from './local/cognito/amplify-local-oauth.ts'

/** Asks the browser for the Latin font file while it reads the page, instead of after the style sheet. */
function preloadFont(): Plugin {
  const isLatin = (file: string): boolean => /figtree-latin-wght-normal-[^/]+\.woff2$/.test(file)
  return {
    name: 'gumnut-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find(isLatin)
        if (font === undefined)
          throw new Error('The Latin font file is not in the build: has the font package changed?')
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** Fetches the app beside the few lines that start it, instead of after them (web/src/start.ts). */
function preloadApp(): Plugin {
  return {
    name: 'gumnut-preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const isApp = (file: string): boolean => {
          const chunk = bundle[file]
          return chunk?.type === 'chunk' && chunk.facadeModuleId?.endsWith('/src/main.tsx') === true
        }
        const files = new Set(Object.keys(bundle).filter(isApp))
        if (files.size === 0) throw new Error('The app is not in the build: has web/src/start.ts changed?')
        for (const file of files) {
          const chunk = bundle[file]
          if (chunk?.type === 'chunk') for (const next of chunk.imports) files.add(next)
        }
        return [...files].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

type Replacement = { file: RegExp; code: string }

/** Parts of Amplify that this product cannot reach, and what stands in their place. */
const unreachableInAmplify: readonly Replacement[] = [
  {
    // It accepts three forms of configuration and carries the parsers of two; session.ts gives it the form that needs none.
    file: /@aws-amplify\/core\/dist\/esm\/utils\/parseAmplifyConfig\.mjs$/,
    code: 'export const parseAmplifyConfig = (config) => config',
  },
  {
    // AWS credentials in the browser need an identity pool, and there is none: without one this answers nothing anyway.
    file: /@aws-amplify\/auth\/dist\/esm\/providers\/cognito\/credentialsProvider\/credentialsProvider\.mjs$/,
    code: `
      export class CognitoAWSCredentialsAndIdentityIdProvider {
        async getCredentialsAndIdentityId() {}
        async clearCredentialsAndIdentityId() {}
        async clearCredentials() {}
      }`,
  },
  {
    file: /@aws-amplify\/auth\/dist\/esm\/providers\/cognito\/credentialsProvider\/IdentityIdStore\.mjs$/,
    code: 'export class DefaultIdentityIdStore {}',
  },
  {
    // Cookies hold tokens for pages rendered on a server only.
    file: /@aws-amplify\/core\/dist\/esm\/context\/selectSsrKeyValueStorage\.mjs$/,
    code: `
      import { defaultStorage } from '../storage/index.mjs'
      export const selectSsrKeyValueStorage = () => defaultStorage`,
  },
]

/** Makes the first page 6 KB (gzip) lighter, and fails when Amplify no longer has the files it replaces. */
function leaveOutOfAmplify(replacements: readonly Replacement[]): Plugin {
  const used = new Set<Replacement>()
  return {
    name: 'gumnut-leave-out-of-amplify',
    apply: 'build',
    load: {
      filter: { id: replacements.map(({ file }) => file) },
      handler(id) {
        const replacement = replacements.find(({ file }) => file.test(id))
        if (replacement === undefined) return undefined
        used.add(replacement)
        return replacement.code
      },
    },
    buildEnd(error) {
      const missing = replacements.filter((replacement) => !used.has(replacement))
      if (error === undefined && missing.length > 0) {
        throw new Error(`Amplify has changed: nothing matches ${missing.map(({ file }) => file.source).join(', ')}`)
      }
    },
  }
}

/** What the service worker keeps: everything the app may need without a network. Of the fonts only the Latin letters. */
const isKept = (file: string): boolean =>
  /\.(html|js|css|woff2|webmanifest)$|^icon(-192)?\.(svg|png)$/.test(file) && !/-latin-ext-|^sw\.js$/.test(file)

/** Builds the service worker behind the app, with the list of the app's files and their revisions. */
function serviceWorker(): Plugin {
  return {
    name: 'gumnut-service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
        .filter(isKept)
        .sort()
      const entries = files.map((url) => ({
        url: `/${url}`,
        // A name with a hash in it never changes its content.
        revision: url.startsWith('assets/')
          ? null
          : createHash('sha256')
              .update(readFileSync(join(dir, url)))
              .digest('hex')
              .slice(0, 16),
      }))
      await bundle({
        entryPoints: ['web/worker/service-worker.ts'],
        outfile: join(dir, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { BUILD_FILES: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
      })
    },
  }
}

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    preloadFont(),
    preloadApp(),
    leaveOutOfAmplify(unreachableInAmplify),
    allowLocalOauth(),
    serviceWorker(),
  ],
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
              test: /web\/src\/(lib|data\/(last-seen|use-auth)|ui\/(?!modal|confirm-dialog))|shared\/domain\/|shared\/contract\/problem|lucide-react/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})

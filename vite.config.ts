// The build of the web app: root web/, hashed assets, nothing inline, so that the Content-Security-Policy holds.
import react from '@vitejs/plugin-react'
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
        if (font === undefined) throw new Error('The Latin font file is not in the build: has the font package changed?')
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/**
 * Amplify accepts three forms of configuration and carries the parsers of all; we always give it the one that needs none.
 * Without the other two the first page is 3 KB (gzip) lighter.
 */
function onlyPlainAmplifyConfig(): Plugin {
  let isReplaced = false
  return {
    name: 'gumnut-only-plain-amplify-config',
    apply: 'build',
    load: {
      filter: { id: /@aws-amplify\/core\/dist\/esm\/utils\/parseAmplifyConfig\.mjs$/ },
      handler() {
        isReplaced = true
        return 'export const parseAmplifyConfig = (config) => config'
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) throw new Error('Amplify no longer has parseAmplifyConfig: see vite.config.ts')
    },
  }
}

export default defineConfig({
  root: 'web',
  plugins: [react(), preloadFont(), onlyPlainAmplifyConfig(), allowLocalOauth()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files instead of twenty for what most pages need: packages, which change when they are upgraded, and our
          // own parts, which change with every release. Modals stay apart: they bring React Aria along.
          groups: [
            {
              name: 'packages',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zod|@tanstack\/(query-core|react-query))\//,
              priority: 2,
            },
            { name: 'app', test: /web\/src\/(data|lib|ui\/(?!modal|confirm-dialog))/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
})

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

export default defineConfig({
  root: 'web',
  plugins: [react(), preloadFont(), allowLocalOauth()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})

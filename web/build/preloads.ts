// Preloads: what the browser fetches while it still reads the page, instead of when it is first needed.
import type { Plugin } from 'vite'

/** Asks the browser for the Latin font file while it reads the page, instead of after the style sheet. */
export function preloadFont(): Plugin {
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
export function preloadApp(): Plugin {
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
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true, fetchpriority: 'low' },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

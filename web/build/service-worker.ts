// Service worker: built behind the app, with the list of the app's files (ADR 013).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import type { Plugin } from 'vite'

/** The service of looking around, which is kept by whoever has begun to (web/build/around-service.ts). */
export const aroundFile = /^assets\/looking-around-[\w-]+\.js$/

/** What the service worker keeps from the beginning: everything the app may need without a network. Of the fonts only the Latin letters. */
const isKept = (file: string): boolean =>
  /\.(html|js|css|woff2|webmanifest)$|^icon(-192)?\.(svg|png)$/.test(file) &&
  !/-latin-ext-|^sw\.js$/.test(file) &&
  !aroundFile.test(file)

/** Builds the service worker behind the app, with the list of the app's files and their revisions. */
export function serviceWorker(): Plugin {
  return {
    name: 'gumnut-service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const all = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
        .sort()
      const files = all.filter(isKept)
      const later = all.filter((file) => aroundFile.test(file)).map((file) => `/${file}`)
      const entries = files.map((file) => {
        const url = `/${file}`
        // A name with a hash in it never changes its content.
        if (file.startsWith('assets/')) return { url, revision: null }
        const digest = createHash('sha256')
          .update(readFileSync(join(dir, file)))
          .digest()
        const revision = digest.toString('hex').slice(0, 16)
        return file.endsWith('.html')
          ? { url, revision }
          : { url, revision, integrity: `sha256-${digest.toString('base64')}` }
      })
      const start = /(?<=<script [^>]*src=")\/assets\/[^"]+/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))
      if (start === null) throw new Error('index.html begins with no script of the build')
      await bundle({
        entryPoints: ['web/worker/service-worker.ts'],
        outfile: join(dir, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: {
          BUILD_FILES: JSON.stringify(entries),
          LATER_FILES: JSON.stringify(later),
          START_FILE: JSON.stringify(start[0]),
          'process.env.NODE_ENV': '"production"',
        },
      })
    },
  }
}

// Around service: the API that is answered inside the page, built beside the app and not into it. In files of its own it changes
// nothing of what the app's first pages are made of, and the service worker can tell it apart.
import { build as bundle, type Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { leftOut as withoutSummaries } from './contract-summaries.ts'
import { aroundFile } from './service-worker.ts'

/** What the app imports, and the module that lists the files. */
const entry = /\/adapters\/around\/entry\.ts$/
const list = /\/adapters\/around\/files\.ts$/

/** What only a model needs, and looking around has none. */
const unreachable = /\/(answering|report)\.ts$/

/** Fails the build when what is to be left out is no longer there. */
function leaveOut(): EsbuildPlugin {
  return {
    name: 'gumnut-without-a-model',
    setup(build) {
      let found = 0
      build.onResolve({ filter: unreachable }, ({ path, kind }) => {
        if (kind !== 'dynamic-import') return undefined
        found++
        return { path, namespace: 'unreachable' }
      })
      build.onLoad({ filter: /./, namespace: 'unreachable' }, () => ({
        contents: 'export const answer = undefined, report = undefined',
      }))
      build.onEnd(() => {
        if (found !== 2) throw new Error('The educator no longer fetches what asks a model: has it moved?')
      })
    },
  }
}

/** @param service the module that the service begins with, from the root of the repository */
export function aroundService(service: string): Plugin {
  let files: { name: string; code: string; isEntry: boolean }[] = []
  return {
    name: 'gumnut-around-service',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { outputFiles, metafile } = await bundle({
        entryPoints: [service],
        outdir: '/',
        entryNames: 'looking-around-[hash]',
        chunkNames: 'looking-around-[hash]',
        bundle: true,
        splitting: true,
        format: 'esm',
        minify: true,
        target: 'es2022',
        write: false,
        metafile: true,
        define: { 'process.env.NODE_ENV': '"production"' },
        plugins: [withoutSummaries(), leaveOut()],
      })
      const entries = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint === service)
      const begins = entries.map(([path]) => path.replace(/^.*\//, ''))
      files = outputFiles.map(({ path, text }) => {
        const name = path.replace(/^.*\//, '')
        return { name: `assets/${name}`, code: text, isEntry: begins.includes(name) }
      })
      const strangers = files.filter(({ name }) => !aroundFile.test(name))
      if (strangers.length > 0 || begins.length !== 1) throw new Error('The service of looking around has other files')
      for (const { name, code } of files) this.emitFile({ type: 'asset', fileName: name, source: code })
    },
    resolveId(source) {
      if (!entry.test(source)) return null
      return { id: `/${files.find(({ isEntry }) => isEntry)?.name}`, external: 'absolute' }
    },
    load(id) {
      if (!list.test(id)) return null
      return `export const aroundFiles = ${JSON.stringify(files.map(({ name }) => `/${name}`))}`
    },
  }
}

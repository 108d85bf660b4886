// Contract summaries: sentences about each operation that only the API's description shows. They stay out of the web app.
import { readFile } from 'node:fs/promises'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'

const contractFile = /\/shared\/[\w-]+\/[\w-]*contract\.ts$/
const sentence = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),/g

export function leaveOutSummaries(): Plugin {
  let leftOut = 0
  return {
    name: 'gumnut-contract-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!contractFile.test(id)) return null
      const without = code.replaceAll(sentence, () => {
        leftOut++
        return ''
      })
      return { code: without, map: null }
    },
    buildEnd() {
      if (leftOut === 0) throw new Error('No summary of a contract was found: has their form changed?')
    },
  }
}

/** The same for what esbuild bundles. */
export const leftOut = (): EsbuildPlugin => ({
  name: 'gumnut-contract-summaries',
  setup(build) {
    build.onLoad({ filter: contractFile }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(sentence, ''),
      loader: 'ts',
    }))
  },
})

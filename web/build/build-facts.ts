// Build facts: which commit this build was made from and of which day that is, for the page to say.
import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'

/** What git says of the commit that is built; empty outside a repository, such as in an unpacked archive. */
function ofCommit(...asked: readonly string[]): string {
  try {
    return execFileSync('git', [...asked, 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The commit's own time, so that one commit is one build whenever it is made. SOURCE_DATE_EPOCH (seconds) names another. */
function date(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH'] ?? ofCommit('show', '-s', '--format=%ct')
  return seconds === '' ? new Date() : new Date(Number(seconds) * 1000)
}

/**
 * In the page and not in its code: what is in a file is in its name, and in the names of all that import it, so that after each
 * deployment everybody would fetch every file anew. Read by web/src/lib/build.ts.
 */
export function buildFacts(): Plugin {
  return {
    name: 'gumnut-build-facts',
    transformIndexHtml() {
      const content = `${date().toISOString()} ${ofCommit('rev-parse', '--short=8')}`.trim()
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }]
    },
  }
}

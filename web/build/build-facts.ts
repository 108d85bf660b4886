// Build facts: which commit this build was made from and when, for the page to say.
import { execFileSync } from 'node:child_process'

/** The commit's first eight digits; empty outside a repository, such as in an unpacked archive. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/** Replaced in the code as it is built; SOURCE_DATE_EPOCH (seconds) fixes the date of a build that is to be repeatable. */
export function buildFacts(): Record<string, string> {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  const date = seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)
  return {
    'import.meta.env.GUMNUT_COMMIT': JSON.stringify(commit()),
    'import.meta.env.GUMNUT_BUILT_AT': JSON.stringify(date.toISOString()),
  }
}

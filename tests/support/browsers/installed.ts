// Installed: the version of a browser that stands on this machine, or null when it is not there or does not start.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** @param text such as `Chromium 156.0.8078.79 built on Debian` @returns `156.0.8078.79`; null where it names none */
export const versionIn = (text: string): string | null => /\d+(\.\d+)+/.exec(text)?.[0] ?? null

/** Chrome for Windows opens a window when it is asked for its version; the folder beside it is named after that. */
function versionBeside(path: string): string | null {
  const names = readdirSync(dirname(path)).map((name) => /^\d+(\.\d+){3}$/.exec(name)?.[0] ?? null)
  return names.filter((name) => name !== null).sort(byVersion)[0] ?? null
}

/** @returns null when nothing is installed there, or what is there does not say its version */
export function installedVersion(path: string): string | null {
  if (!existsSync(path)) return null
  if (path.endsWith('.exe')) return versionBeside(path)
  try {
    return versionIn(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 20_000 }))
  } catch {
    return null
  }
}

/** Orders versions, the newest first. */
export function byVersion(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (right[index] ?? 0) - (left[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

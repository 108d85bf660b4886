// Installed: whether node_modules has what the lock file asks for. Plain code, because on a fresh clone nothing is there yet.
import { readFileSync } from 'node:fs'

/** @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> | null} null without the file */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** What npm may leave out: packages of other platforms, and peers where it is told to. */
const mayBeMissing = ({ optional, devOptional, peer }) => Boolean(optional || devOptional || peer)

/**
 * npm writes its own copy of the lock file at the very end of an install, so one that was cut off counts as none. What stands in it
 * counts, and not when it was written: a copied folder and a branch that was checked out have any time.
 * @param {string} root the folder of package-lock.json, with a slash at its end
 */
export function isInstalled(root) {
  const installed = packagesIn(`${root}node_modules/.package-lock.json`)
  if (installed === null) return false
  return Object.entries(packagesIn(`${root}package-lock.json`) ?? {}).every(([path, wanted]) => {
    const there = installed[path]
    return path === '' || (there === undefined ? mayBeMissing(wanted) : there.version === wanted.version)
  })
}

// Installed: whether node_modules has what the lock file asks for. Plain code, because on a fresh clone nothing is there yet.
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 * @returns {Record<string, Package> | null} null without the file
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** Whether a list of systems or processors is without this one. */
const isOther = (list, own) => list !== undefined && !list.includes(own)

/**
 * Whether npm may leave a package out: one of another platform, or of a C library, of which there can be two; one that names no
 * platform and only comes with such; and a peer where npm is told to. An optional one of this platform is needed to start.
 * @param {Package} wanted
 */
function mayBeMissing({ optional, peer, os, cpu, libc }) {
  if (!optional) return peer === true
  const isOfAny = os === undefined && cpu === undefined
  return isOfAny || libc !== undefined || isOther(os, process.platform) || isOther(cpu, process.arch)
}

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

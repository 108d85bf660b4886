// Owns one file on disk: after a kill or a power cut it holds the old text or the new one, never half of either.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export const draftSuffix = '.draft'

// Synchronous on purpose: one write at a time, and no answer before the bytes are on the disk.
export function writeDurably(path: string, text: string): void {
  const draft = `${path}${draftSuffix}`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
  syncFolder(dirname(path))
}

export function removeDurably(path: string): void {
  rmSync(path, { force: true })
  syncFolder(dirname(path))
}

// A rename is only safe once the folder that records it is; Windows cannot open a folder and needs none of this.
function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

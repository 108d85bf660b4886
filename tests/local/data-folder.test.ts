// The data folder's note: what counts as somebody else's, and what a killed stack may leave behind.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimDataFolder } from '#local/data-folder.ts'

function aFolder(note?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gumnut-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (note !== undefined) writeFileSync(join(folder, 'running.json'), note)
  return folder
}

/** A program that answers every request with these words. */
async function aServer(words: string): Promise<string> {
  const server = createServer((_request, response) => response.end(words)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const note = (url: string, pid = process.pid): string => JSON.stringify({ pid, url, run: 'theirs' })
const nobody = 'http://127.0.0.1:9'

test('a folder is given back when its stack stops, and can be taken again', async () => {
  const folder = aFolder()
  const leave = await claimDataFolder(folder, nobody, 'first')
  leave()
  expect(existsSync(join(folder, 'running.json'))).toBe(false)
  await expect(claimDataFolder(folder, nobody, 'second')).resolves.toBeTypeOf('function')
})

test('a stack that runs keeps its folder', async () => {
  const url = await aServer('theirs')
  await expect(claimDataFolder(aFolder(note(url)), nobody, 'ours')).rejects.toThrow(
    `is in use by another Gumnut at ${url} (process ${process.pid})`,
  )
})

test.each([
  ['of a process that is gone', () => note(nobody, 2 ** 22 + 1)],
  ['whose process number is another program’s by now', () => note(nobody)],
  ['at whose address another program answers', async () => note(await aServer('something else'))],
  ['that was cut off', () => '{"pid": 1'],
])('a note %s does not block', async (_which, text) => {
  const folder = aFolder(await text())
  await expect(claimDataFolder(folder, nobody, 'ours')).resolves.toBeTypeOf('function')
})

test('a folder that cannot be made or written to is a sentence that says which', async () => {
  const file = join(aFolder('{}'), 'running.json')
  for (const [dataDir, code] of [
    [file, 'EEXIST'],
    [join(file, 'below'), 'ENOTDIR'],
  ] as const) {
    await expect(claimDataFolder(dataDir, nobody, 'ours')).rejects.toMatchObject({
      name: 'StartProblem',
      message: `The data folder ${dataDir} cannot be written to (${code}). See what is there and who may write to it, or choose another folder: DATA_DIR=.local-2 npm start`,
    })
  }
})

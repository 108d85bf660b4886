// Built processes: an entry in TypeScript as plain JavaScript, so that a process of its own starts without a TypeScript loader.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
/** Used again by the next run; inside the project, so that packages are found. */
const folder = resolve(root, 'node_modules/.cache/gumnut/processes')

/** A source goes on seeing the folder it lies in, not the one its bundle lies in. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    }))
  },
}

/** Of this process: each file of tests has this module for itself, and the same bundles. */
const kept = globalThis as typeof globalThis & { builtProcesses?: Map<string, Promise<string>> }
const built = (kept.builtProcesses ??= new Map<string, Promise<string>>())

/** Test workers write the same files side by side: none may be read half written. */
async function writeWhole(path: string, contents: Uint8Array): Promise<void> {
  const before = await readFile(path).catch(() => null)
  if (before?.equals(contents) === true) return
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, contents)
  await rename(unfinished, path)
}

async function buildEntry(entry: string): Promise<string> {
  const name = basename(entry, '.ts')
  const { outputFiles } = await build({
    entryPoints: [resolve(root, entry)],
    outdir: resolve(folder, name),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    absWorkingDir: root,
    plugins: [ownFolders],
    logLevel: 'warning',
    write: false,
  })
  for (const { path, contents } of outputFiles) await writeWhole(path, contents)
  return resolve(folder, name, `${name}.mjs`)
}

/**
 * @param entry a TypeScript file, by its path from the root
 * @returns the JavaScript file to start; built once in each test worker
 */
export function builtProcess(entry: string): Promise<string> {
  const file = built.get(entry) ?? buildEntry(entry)
  built.set(entry, file)
  return file
}

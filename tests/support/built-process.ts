// Built processes: an entry in TypeScript as plain JavaScript, so that a process of its own starts without a TypeScript loader.
import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
/** One folder for each test worker, used again by the next run; inside the project, so that packages are found. */
const folder = resolve(root, 'node_modules/.cache/gumnut', `processes-${process.env['VITEST_POOL_ID'] ?? 'alone'}`)

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

const built = new Map<string, Promise<string>>()

async function buildEntry(entry: string): Promise<string> {
  const name = basename(entry, '.ts')
  await build({
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
  })
  return resolve(folder, name, `${name}.mjs`)
}

/**
 * @param entry a TypeScript file, by its path from the root
 * @returns the JavaScript file to start; built once in each test worker's file
 */
export function builtProcess(entry: string): Promise<string> {
  const file = built.get(entry) ?? buildEntry(entry)
  built.set(entry, file)
  return file
}

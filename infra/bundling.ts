// Bundling: how a Lambda entry becomes a small file, with what it rarely needs beside it. Read by CDK and by
// tests/bench/cold-import.ts, so that both see the same bytes.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync, type BuildOptions, type BuildResult } from 'esbuild'
import { copyUnbundledPackages, nativePackage } from './unbundled-packages.ts'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

export const entryOf = (folder: string): string => join(projectRoot, 'lambdas', folder, 'handler.ts')

// Some packages still call require(); an ES module has none of its own.
const makesRequire = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);"

const options = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  // ES module sources shake out what is not used: a third of the start-up time of the CommonJS ones.
  mainFields: ['module', 'main'],
  banner: { js: makesRequire },
  external: [nativePackage],
  legalComments: 'none',
  sourcemap: 'external',
  sourcesContent: false,
  logLevel: 'warning',
} as const satisfies BuildOptions

export type BundledFile = { readonly name: string; readonly contents: Uint8Array }

/**
 * @property files the entry, `index.mjs`, and what it loads only when it is first needed
 * @property startBytes what a cold start loads; the rest waits for its first use
 * @property inputs the source files in it
 * @property needsPackages whether it imports a package that is shipped beside it
 */
export type Bundle = {
  readonly files: readonly BundledFile[]
  readonly maps: readonly BundledFile[]
  readonly startBytes: number
  readonly inputs: readonly string[]
  readonly needsPackages: boolean
}

const bundles = new Map<string, Bundle>()

/** Bundles one entry, once in a process, with every package that it uses. */
export function bundle(entry: string): Bundle {
  if (!existsSync(entry)) throw new Error(`There is no code to bundle at ${entry}`)
  const bundled = bundles.get(entry) ?? built({ entryPoints: [entry] }, entry)
  bundles.set(entry, bundled)
  return bundled
}

/** Bundles a few lines of source as if they were an entry: what they would cost at least. @param alias files in place of packages */
export const bundleSource = (contents: string, alias: Readonly<Record<string, string>>): Bundle =>
  built({ stdin: { contents, resolveDir: projectRoot, loader: 'ts' }, alias }, 'source')

const outputFolder = 'out'
const entryFile = 'index.mjs'

type Outputs = NonNullable<BuildResult['metafile']>['outputs']

/** The outputs that lead from the entry: by import statements only, which is what a cold start loads, or by calls too. */
function reachable(outputs: Outputs, isFollowed: (kind: string) => boolean): Set<string> {
  const found = new Set<string>()
  const follow = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (external !== true && isFollowed(kind)) follow(next)
    }
  }
  follow(`${outputFolder}/${entryFile}`)
  return found
}

/** A file in which nothing calls require() goes without making one. Its first line stays, empty, so that the source map fits. */
function withoutIdleRequire({ name, contents }: BundledFile): BundledFile {
  const text = Buffer.from(contents).toString('utf8')
  if (!text.startsWith(makesRequire)) return { name, contents }
  const rest = text.slice(makesRequire.length)
  return { name, contents: /\brequire\b/.test(rest) ? contents : Buffer.from(rest) }
}

function built(source: BuildOptions, entry: string): Bundle {
  const result = buildSync({
    ...options,
    ...source,
    // What is imported by call becomes a file of its own: it is shipped, and read at its first use.
    splitting: true,
    outdir: outputFolder,
    entryNames: 'index',
    chunkNames: 'later-[hash]',
    outExtension: { '.js': '.mjs' },
    metafile: true,
    absWorkingDir: projectRoot,
    write: false,
  })
  const { outputs } = result.metafile
  if (outputs[`${outputFolder}/${entryFile}`] === undefined)
    throw new Error(`esbuild wrote no ${entryFile} for ${entry}`)
  const atStart = reachable(outputs, (kind) => kind === 'import-statement')
  // esbuild also writes what only code that it dropped would have imported: no path leads there.
  const shipped = reachable(outputs, () => true)
  const outputOf = (file: BundledFile): string => `${outputFolder}/${file.name.replace(/\.map$/, '')}`
  const all = result.outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }))
  const written = all.filter((file) => shipped.has(outputOf(file)))
  const files = written.filter(({ name }) => name.endsWith('.mjs')).map(withoutIdleRequire)
  const inputs = [...shipped].flatMap((path) =>
    Object.entries(outputs[path]?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  )
  return {
    files,
    maps: written.filter(({ name }) => name.endsWith('.map')),
    startBytes: files
      .filter((file) => atStart.has(outputOf(file)))
      .reduce((sum, { contents }) => sum + contents.length, 0),
    inputs: [...new Set(inputs.map(([path]) => path))],
    needsPackages: [...shipped].some((path) =>
      (outputs[path]?.imports ?? []).some((one) => one.path === nativePackage),
    ),
  }
}

/** Writes the files of a bundle into a folder. */
export function writeFiles(files: readonly BundledFile[], outputDir: string): void {
  mkdirSync(outputDir, { recursive: true })
  for (const { name, contents } of files) writeFileSync(join(outputDir, name), contents)
}

/** Writes what Lambda gets, and beside the build (never into it) the source maps that make a logged position readable. */
export function writeBundle(folder: string, outputDir: string): void {
  const { files, maps, needsPackages } = bundle(entryOf(folder))
  writeFiles(files, outputDir)
  if (needsPackages) copyUnbundledPackages(projectRoot, outputDir)
  writeFiles(maps, join(projectRoot, 'dist', 'source-maps', basename(folder)))
}

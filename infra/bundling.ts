// Bundling: how a Lambda entry becomes one small file. Read by CDK and by scripts/cold-import.ts, so that both see the same bytes.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync, type BuildOptions } from 'esbuild'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

export const entryOf = (folder: string): string => join(projectRoot, 'lambdas', folder, 'handler.ts')

const options = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  // ES module sources shake out what is not used: a third of the start-up time of the CommonJS ones.
  mainFields: ['module', 'main'],
  // Some packages still call require(); an ES module has none of its own.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  alias: { '@aws-sdk/credential-provider-node': fileURLToPath(new URL('./lambda-credentials.ts', import.meta.url)) },
  legalComments: 'none',
  sourcemap: 'external',
  sourcesContent: false,
  logLevel: 'warning',
} as const satisfies BuildOptions

export type Bundle = { readonly code: Uint8Array; readonly map: Uint8Array; readonly inputs: readonly string[] }

/** Bundles one entry, the AWS SDK included: the runtime's own copy loads three times slower. */
export function bundle(entry: string): Bundle {
  if (!existsSync(entry)) throw new Error(`There is no code to bundle at ${entry}`)
  return built({ entryPoints: [entry] }, entry)
}

/** Bundles a few lines of source as if they were an entry: what they would cost at least. */
export const bundleSource = (contents: string): Bundle =>
  built({ stdin: { contents, resolveDir: projectRoot, loader: 'ts' } }, 'source')

function built(source: BuildOptions, entry: string): Bundle {
  const result = buildSync({
    ...options,
    ...source,
    metafile: true,
    absWorkingDir: projectRoot,
    outfile: 'index.mjs',
    write: false,
  })
  const file = (suffix: string): Uint8Array => {
    const found = result.outputFiles.find(({ path }) => path.endsWith(suffix))
    if (found === undefined) throw new Error(`esbuild wrote no ${suffix} for ${entry}`)
    return found.contents
  }
  const output = result.metafile.outputs['index.mjs']
  const inputs = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return { code: file('.mjs'), map: file('.map'), inputs: inputs.map(([path]) => path) }
}

/** Writes what Lambda gets, and beside the build (never into it) the source map that makes a logged position readable. */
export function writeBundle(folder: string, outputDir: string): void {
  const { code, map } = bundle(entryOf(folder))
  writeFileSync(join(outputDir, 'index.mjs'), code)
  const maps = join(projectRoot, 'dist', 'source-maps')
  mkdirSync(maps, { recursive: true })
  writeFileSync(join(maps, `${basename(folder)}.mjs.map`), map)
}

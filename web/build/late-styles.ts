// Late styles: the style sheet of what comes after the first screen, apart from the one that every page begins with.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite'

/** The module that says where the sheet is; while developing, styles come with the modules they belong to. */
const addressModule = '/src/lib/late-styles-address.ts'

function sheetsIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const sheets = readdirSync(path).filter((file) => file.endsWith('.css'))
  if (sheets.length === 0) throw new Error(`No style sheet is in ${path}: have they moved?`)
  return sheets.sort().map((file) => join(path, file))
}

/** @param places style sheets, and folders of them, below the root of the web app */
export function lateStyles(places: readonly string[]): Plugin {
  let config: ResolvedConfig
  let files: string[] = []
  return {
    name: 'gumnut-late-styles',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
      files = places.flatMap((place) => sheetsIn(join(config.root, place)))
    },
    async load(id) {
      if (!id.endsWith(addressModule)) return null
      const parts = await Promise.all(files.map((file) => preprocessCSS(readFileSync(file, 'utf8'), file, config)))
      const { code } = await transform(parts.map((part) => part.code).join('\n'), { loader: 'css', minify: true })
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      const fileName = `${config.build.assetsDir}/late-${hash}.css`
      this.emitFile({ type: 'asset', fileName, source: code })
      return `export const lateStylesAddress = ${JSON.stringify(`/${fileName}`)}`
    },
    // Between Vite's own two steps: the names of the classes are made, the rules have not been collected.
    transform(_code, id) {
      return files.includes(id) ? { code: '', map: null } : null
    },
  }
}

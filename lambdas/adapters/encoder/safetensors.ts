// Safetensors: named arrays in one file: eight bytes that say how long the head is, the head in JSON, then the numbers.
import type { Tensor } from './onnx-file.ts'

const types = { F16: 'float16', F32: 'float32', I64: 'int64' } as const

type Head = Readonly<
  Record<
    string,
    { readonly dtype: string; readonly shape: readonly number[]; readonly data_offsets: readonly [number, number] }
  >
>

/** @throws Error for a type of number that no model here has */
export function readSafetensors(file: Uint8Array): ReadonlyMap<string, Tensor> {
  const length = Number(new DataView(file.buffer, file.byteOffset, 8).getBigUint64(0, true))
  const head = JSON.parse(new TextDecoder().decode(file.subarray(8, 8 + length))) as Head
  const tensors = Object.entries(head).filter(([name]) => name !== '__metadata__')
  return new Map(
    tensors.map(
      ([
        name,
        {
          dtype,
          shape,
          data_offsets: [from, to],
        },
      ]) => {
        const type = types[dtype as keyof typeof types] as Tensor['type'] | undefined
        if (type === undefined) throw new Error(`${name} is stored as ${dtype}, which is not read here`)
        return [name, { name, type, shape, bytes: file.subarray(8 + length + from, 8 + length + to) }]
      },
    ),
  )
}

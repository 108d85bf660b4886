// ONNX file: a graph of operators as the protobuf message that ONNX Runtime reads, with the field numbers of onnx.proto. Only what
// the encoder's graph is made of.

export type Tensor = {
  readonly name: string
  readonly type: 'float16' | 'float32' | 'int64'
  readonly shape: readonly number[]
  /** Little-endian. */
  readonly bytes: Uint8Array
}

export type Node = {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly output: string
  /** Whole numbers, lists of them, or `{ float }`. */
  readonly attributes?: Readonly<Record<string, number | readonly number[] | { readonly float: number }>>
  /** Left out for an operator of the ONNX standard. */
  readonly domain?: string
}

export type Graph = {
  readonly nodes: readonly Node[]
  readonly tensors: readonly Tensor[]
  /** Inputs, lists of whole numbers of any length. */
  readonly inputs: readonly string[]
  /** The one output, float32. */
  readonly output: string
}

const elementTypes = { float32: 1, int64: 7, float16: 10 } as const
const attributeTypes = { float: 1, int: 2, ints: 7 } as const
const irVersion = 8
/** The first with LayerNormalization. */
const standardVersion = 17
const microsoft = 'com.microsoft'

type Field = readonly Uint8Array[]

const varint = (value: number): Uint8Array => {
  const bytes: number[] = []
  // Negative numbers take ten bytes in two's complement.
  let rest = BigInt.asUintN(64, BigInt(value))
  do {
    bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0))
    rest >>= 7n
  } while (rest > 0n)
  return Uint8Array.from(bytes)
}

const whole = (field: number, value: number): Field => [varint(field * 8), varint(value)]

const bytesOf = (field: number, value: Uint8Array): Field => [varint(field * 8 + 2), varint(value.length), value]

const text = (field: number, value: string): Field => bytesOf(field, new TextEncoder().encode(value))

/** The parts stay apart until the end, so that the weights are copied once. */
function message(field: number, ...parts: readonly Field[]): Field {
  const chunks = parts.flat()
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  return [varint(field * 8 + 2), varint(length), ...chunks]
}

function float(field: number, value: number): Field {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return [varint(field * 8 + 5), bytes]
}

function attribute(name: string, value: number | readonly number[] | { readonly float: number }): Field {
  if (typeof value === 'number') return message(5, text(1, name), whole(3, value), whole(20, attributeTypes.int))
  if ('float' in value) return message(5, text(1, name), float(2, value.float), whole(20, attributeTypes.float))
  return message(5, text(1, name), ...value.map((one) => whole(8, one)), whole(20, attributeTypes.ints))
}

const nodeField = ({ operator, inputs, output, attributes = {}, domain = '' }: Node): Field =>
  message(
    1,
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(3, output),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    text(7, domain),
  )

const tensorField = ({ name, type, shape, bytes }: Tensor): Field =>
  message(5, ...shape.map((size) => whole(1, size)), whole(2, elementTypes[type]), text(8, name), bytesOf(9, bytes))

/** @param sizes a name for a size that is not fixed */
const valueField = (field: number, name: string, type: keyof typeof elementTypes, sizes: readonly string[]): Field =>
  message(
    field,
    text(1, name),
    message(2, message(1, whole(1, elementTypes[type]), message(2, ...sizes.map((size) => message(1, text(2, size)))))),
  )

export function onnxFile({ nodes, tensors, inputs, output }: Graph): Uint8Array {
  const graph = message(
    7,
    ...nodes.map(nodeField),
    text(2, 'encoder'),
    ...tensors.map(tensorField),
    ...inputs.map((name) => valueField(11, name, 'int64', ['pieces'])),
    valueField(12, output, 'float32', ['pieces', 'size']),
  )
  return new Uint8Array(
    Buffer.concat([
      ...whole(1, irVersion),
      ...graph,
      ...message(8, text(1, ''), whole(2, standardVersion)),
      ...message(8, text(1, microsoft), whole(2, 1)),
    ]),
  )
}

// Encoder graph: MiniLM, a BERT of six layers, as operators of ONNX, with what was learned here added to its weights: to each
// matrix a product of two narrow ones (low-rank adaptation, Hu et al. 2021), and biases and scales in place of its own.
import { type Graph, type Node, onnxFile, type Tensor } from './onnx-file.ts'

const layers = 6
const heads = 12
const headSize = 32
const size = heads * headSize
const epsilon = 1e-12
/** The code of float32 as the target of a Cast. */
const float32 = 1

const int64s = (name: string, values: readonly number[]): Tensor => ({
  name,
  type: 'int64',
  shape: [values.length],
  bytes: new Uint8Array(BigInt64Array.from(values, BigInt).buffer),
})

const scalar = (name: string, value: number): Tensor => ({
  name,
  type: 'float32',
  shape: [],
  bytes: new Uint8Array(Float32Array.of(value).buffer),
})

/**
 * The model as ONNX Runtime reads it: in go `ids` and `positions` of the pieces of a text, out come `states`, one row of 384 for each.
 * @param base the weights of MiniLM
 * @param learned biases, scales and narrow matrices by the same names, the latter ending in `.down` and `.up`
 * @throws Error when a weight is missing
 */
export function encoderFile(base: ReadonlyMap<string, Tensor>, learned: ReadonlyMap<string, Tensor>): Uint8Array {
  const nodes: Node[] = []
  const tensors = new Map<string, Tensor>()

  function weight(name: string, from: ReadonlyMap<string, Tensor>): string {
    const found = from.get(name)
    if (found === undefined) throw new Error(`The encoder has no weights called ${name}`)
    tensors.set(name, found)
    return name
  }
  function add(operator: string, inputs: readonly string[], attributes: Node['attributes'] = {}, domain = ''): string {
    const output = `${operator}-${nodes.length}`
    nodes.push({ operator, inputs, output, attributes, domain })
    return output
  }
  const asFloat32 = (name: string): string => add('Cast', [name], { to: float32 })

  function linear(name: string, input: string): string {
    const [down, up] = ['down', 'up'].map((part) => asFloat32(weight(`${name}.${part}`, learned)))
    const adapted = add('Add', [asFloat32(weight(`${name}.weight`, base)), add('MatMul', [up ?? '', down ?? ''])])
    const product = add('MatMul', [input, add('Transpose', [adapted], { perm: [1, 0] })])
    return add('Add', [product, asFloat32(weight(`${name}.bias`, learned))])
  }
  const normalised = (name: string, input: string): string =>
    add(
      'LayerNormalization',
      [input, asFloat32(weight(`${name}.weight`, learned)), asFloat32(weight(`${name}.bias`, learned))],
      { axis: -1, epsilon: { float: epsilon } },
    )
  /** Rows of pieces as rows of pieces for each head. */
  const byHead = (input: string, perm: readonly number[]): string =>
    add('Transpose', [add('Reshape', [input, 'by head'])], { perm })

  tensors.set('by head', int64s('by head', [-1, heads, headSize]))
  tensors.set('whole', int64s('whole', [-1, size]))
  tensors.set('scale', scalar('scale', 1 / Math.sqrt(headSize)))
  tensors.set('first kind', int64s('first kind', [0]))

  const embedded = (table: string, by: string): string =>
    asFloat32(add('Gather', [weight(`embeddings.${table}.weight`, base), by]))
  const sum = add('Add', [embedded('word_embeddings', 'ids'), embedded('position_embeddings', 'positions')])
  let states = normalised('embeddings.LayerNorm', add('Add', [sum, embedded('token_type_embeddings', 'first kind')]))
  for (let layer = 0; layer < layers; layer++) {
    const part = (name: string): string => `encoder.layer.${layer}.${name}`
    const query = add('Mul', [linear(part('attention.self.query'), states), 'scale'])
    const scores = add('MatMul', [
      byHead(query, [1, 0, 2]),
      byHead(linear(part('attention.self.key'), states), [1, 2, 0]),
    ])
    const seen = add('MatMul', [
      add('Softmax', [scores], { axis: -1 }),
      byHead(linear(part('attention.self.value'), states), [1, 0, 2]),
    ])
    const joined = add('Reshape', [add('Transpose', [seen], { perm: [1, 0, 2] }), 'whole'])
    const attended = add('Add', [states, linear(part('attention.output.dense'), joined)])
    const between = normalised(part('attention.output.LayerNorm'), attended)
    const widened = add('Gelu', [linear(part('intermediate.dense'), between)], {}, 'com.microsoft')
    const narrowed = add('Add', [between, linear(part('output.dense'), widened)])
    states = normalised(part('output.LayerNorm'), narrowed)
  }
  nodes.push({ operator: 'Identity', inputs: [states], output: 'states' })
  const graph: Graph = { nodes, tensors: [...tensors.values()], inputs: ['ids', 'positions'], output: 'states' }
  return onnxFile(graph)
}

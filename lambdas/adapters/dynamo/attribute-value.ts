// Attribute values: how DynamoDB writes a value in JSON, and back. The kinds that items of this table hold, and no sets.

/** Such as `{ S: 'text' }`, `{ N: '1.5' }`, `{ M: { … } }`. */
export type AttributeValue = Readonly<Record<string, unknown>>
export type Attributes = Readonly<Record<string, AttributeValue>>
type Item = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function numeral(value: number): string {
  const isExact = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))
  if (!isExact) throw new TypeError(`DynamoDB cannot keep the number ${value} as it is`)
  return String(value)
}

/** @throws TypeError for what the table has no kind for, and for a number that would come back as another one */
function encode(value: unknown): AttributeValue {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: numeral(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (value instanceof Uint8Array) {
    return { B: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') }
  }
  if (Array.isArray(value)) return { L: value.filter((entry) => entry !== undefined).map(encode) }
  if (isMap(value)) return { M: encodeItem(value) }
  throw new TypeError(`DynamoDB has no kind for ${Object.prototype.toString.call(value)}`)
}

/** Attributes that are undefined are left out. */
export function encodeItem(item: Item): Attributes {
  const encoded: Record<string, AttributeValue> = {}
  for (const name of Object.keys(item)) if (item[name] !== undefined) encoded[name] = encode(item[name])
  return encoded
}

function decode(encoded: AttributeValue): unknown {
  for (const kind in encoded) {
    const value = encoded[kind]
    switch (kind) {
      case 'S':
      case 'BOOL':
        return value
      case 'N':
        return Number(value)
      case 'NULL':
        return null
      case 'B':
        return new Uint8Array(Buffer.from(value as string, 'base64'))
      case 'L':
        return (value as AttributeValue[]).map(decode)
      case 'M':
        return decodeItem(value as Attributes)
    }
  }
  throw new TypeError(`An attribute of a kind that this table does not have: ${Object.keys(encoded).join()}`)
}

export function decodeItem(attributes: Attributes): Record<string, unknown> {
  const item: Record<string, unknown> = {}
  for (const name of Object.keys(attributes)) item[name] = decode(attributes[name] as AttributeValue)
  return item
}

// JSON Schema, as much of it as docs/openapi.json uses: what is wrong with a value, in words.
import { type JsonSchema, resolved } from './open-api-document.ts'

const known = new Set([
  '$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'properties', 'required', 'additionalProperties', 'propertyNames', 'items',
  'minItems', 'maxItems', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'pattern', 'format',
  'default', 'description', 'readOnly',
]) // prettier-ignore

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

const isType = (value: unknown, type: string): boolean => {
  const actual = typeOf(value)
  return actual === type || (type === 'number' && actual === 'integer')
}

function numberProblems(value: number, schema: JsonSchema): string[] {
  return [
    ...(schema.minimum !== undefined && value < schema.minimum ? [`is below ${schema.minimum}`] : []),
    ...(schema.maximum !== undefined && value > schema.maximum ? [`is above ${schema.maximum}`] : []),
    ...(schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum ? ['is too small'] : []),
  ]
}

function stringProblems(value: string, schema: JsonSchema): string[] {
  const { length } = [...value]
  return [
    ...(length < (schema.minLength ?? 0) ? ['is too short'] : []),
    ...(length > (schema.maxLength ?? Infinity) ? ['is too long'] : []),
    ...(schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)
      ? [`does not match ${schema.format ?? schema.pattern}`]
      : []),
  ]
}

function objectProblems(value: Record<string, unknown>, schema: JsonSchema, at: string): string[] {
  const { properties = {}, required = [], additionalProperties = true, propertyNames } = schema
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${at} lacks ${name}`)
  const inside = Object.entries(value).flatMap(([name, part]) => {
    const here = `${at}.${name}`
    const named = propertyNames === undefined ? [] : schemaProblems(name, propertyNames, `${here} (its name)`)
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (property !== undefined) return [...named, ...schemaProblems(part, property, here)]
    if (additionalProperties === false) return [`${here} is not in the schema`]
    return additionalProperties === true ? named : [...named, ...schemaProblems(part, additionalProperties, here)]
  })
  return [...missing, ...inside]
}

function arrayProblems(value: unknown[], schema: JsonSchema, at: string): string[] {
  return [
    ...(value.length < (schema.minItems ?? 0) ? [`${at} has too few entries`] : []),
    ...(value.length > (schema.maxItems ?? Infinity) ? [`${at} has too many entries`] : []),
    ...(schema.items === undefined
      ? []
      : value.flatMap((entry, index) => schemaProblems(entry, schema.items!, `${at}[${index}]`))),
  ]
}

/** Everything about a value that does not fit a schema; nothing when it fits. */
export function schemaProblems(value: unknown, reference: JsonSchema, at = 'body'): string[] {
  const schema = resolved(reference)
  const strange = Object.keys(schema).filter((word) => !known.has(word))
  if (strange.length > 0) throw new Error(`This checker does not know ${strange.join(', ')}: teach it.`)
  if (schema.anyOf !== undefined) {
    const fits = schema.anyOf.some((option) => schemaProblems(value, option, at).length === 0)
    return fits ? [] : [`${at} fits none of the ${schema.anyOf.length} options`]
  }
  if (schema.oneOf !== undefined) {
    const fitting = schema.oneOf.filter((option) => schemaProblems(value, option, at).length === 0).length
    return fitting === 1 ? [] : [`${at} fits ${fitting} of the ${schema.oneOf.length} options, not one`]
  }
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isType(value, type)))
    return [`${at} is ${typeOf(value)}, not ${types.join(' or ')}`]
  if ('const' in schema && value !== schema.const) return [`${at} is not ${JSON.stringify(schema.const)}`]
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${at} is none of ${schema.enum.join(', ')}`]
  if (typeof value === 'number') return numberProblems(value, schema).map((problem) => `${at} ${problem}`)
  if (typeof value === 'string') return stringProblems(value, schema).map((problem) => `${at} ${problem}`)
  if (Array.isArray(value)) return arrayProblems(value, schema, at)
  return value !== null && typeof value === 'object' ? objectProblems(value as Record<string, unknown>, schema, at) : []
}

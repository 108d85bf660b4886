// Table protocol: the operations of DynamoDB that the stores use, and their inputs and answers in JSON as DynamoDB has it.
import type {
  BatchGetCommandInput,
  BatchGetCommandOutput,
  BatchWriteCommandInput,
  BatchWriteCommandOutput,
  DeleteCommandInput,
  DeleteCommandOutput,
  GetCommandInput,
  GetCommandOutput,
  PutCommandInput,
  PutCommandOutput,
  QueryCommandInput,
  QueryCommandOutput,
  UpdateCommandInput,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb'
import { type Attributes, decodeItem, encodeItem } from './attribute-value.ts'

type Operations = {
  GetItem: [GetCommandInput, GetCommandOutput]
  PutItem: [PutCommandInput, PutCommandOutput]
  UpdateItem: [UpdateCommandInput, UpdateCommandOutput]
  DeleteItem: [DeleteCommandInput, DeleteCommandOutput]
  Query: [QueryCommandInput, QueryCommandOutput]
  BatchGetItem: [BatchGetCommandInput, BatchGetCommandOutput]
  BatchWriteItem: [BatchWriteCommandInput, BatchWriteCommandOutput]
}
export type Operation = keyof Operations
/** The types are those of the AWS SDK, whose names are DynamoDB's own; the name of the table is added to what has none. */
export type Input<Name extends Operation> = Omit<Operations[Name][0], 'TableName'>
export type Output<Name extends Operation> = Omit<Operations[Name][1], '$metadata'>

/** Where values of items stand, wherever in an input or an answer: one item, or a list of them. */
const items = new Set([
  'Item',
  'Key',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
  'Attributes',
  'LastEvaluatedKey',
])
const lists = new Set(['Items', 'Keys'])

/** The same with every item turned; in `Responses` the lists stand under the names of the tables. */
function turned(part: unknown, turn: (item: never) => unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((entry) => turned(entry, turn))
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(part)) {
    if (value === undefined) continue
    if (items.has(name)) result[name] = turn(value as never)
    else if (lists.has(name)) result[name] = (value as never[]).map(turn)
    else if (name === 'Responses') {
      const lists = Object.entries(value as Record<string, never[]>)
      result[name] = Object.fromEntries(lists.map(([table, found]) => [table, found.map(turn)]))
    } else result[name] = turned(value, turn)
  }
  return result
}

export const inputText = (input: Readonly<Record<string, unknown>>): string => JSON.stringify(turned(input, encodeItem))

/** @throws SyntaxError or TypeError for what DynamoDB would not have said */
export const outputFrom = (text: string): unknown =>
  turned(JSON.parse(text), (attributes: Attributes) => decodeItem(attributes))

// NamedSchemas: the parts of the contract as JSON Schema, with those that readers look up by name in one place.
import * as z from 'zod/mini'
import { Analysis } from '../educator/analysis.ts'
import { Citation } from '../educator/question.ts'
import { Holding, NewHolding } from '../portfolio/holding.ts'
import { MomentsRecord } from '../learning/moments/record.ts'
import { LearningProgress } from '../learning/progress.ts'
import { Achievement } from '../learning/achievements.ts'
import { ReviewRecord } from '../learning/review-record.ts'
import { Summary } from '../portfolio/summary.ts'
import { Quote } from '../market/quote.ts'
import { User } from '../account/user.ts'
import { HoldingResult } from '../portfolio/contract.ts'
import { HoldingLedger } from '../portfolio/transactions-contract.ts'
import { NewTransaction, Transaction, TransactionFacts } from '../portfolio/transaction.ts'
import { SearchResult } from '../market/contract.ts'
import { ProblemBody } from '../operation/problem.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** Schemas that readers look up by name. */
const named = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries({
  Achievement,
  Analysis,
  Citation,
  Holding,
  HoldingLedger,
  HoldingResult,
  LearningProgress,
  MomentsRecord,
  NewHolding,
  NewTransaction,
  Problem: ProblemBody,
  Quote,
  ReviewRecord,
  SearchResult,
  Summary,
  Transaction,
  TransactionFacts,
  User,
})) {
  named.add(schema, { id })
}

/** A schema as JSON Schema; named parts are lifted into `components`, where nested references can be resolved. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const made = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any' }) as JsonObject
  const { $schema: _dialect, $defs = {}, ...rest } = made
  const relocated = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(relocated)
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).filter(([key]) => key !== 'id' || typeof value['id'] !== 'string')
    return Object.fromEntries(
      entries.map(([key, part]) =>
        key === '$ref' && typeof part === 'string'
          ? [key, part.replace('#/$defs/', '#/components/schemas/')]
          : [key, relocated(part)],
      ),
    )
  }
  for (const [name, definition] of Object.entries($defs as JsonObject)) components[name] = relocated(definition)
  return relocated(rest) as JsonObject
}

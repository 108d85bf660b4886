// Table checks: whether the functions can move to the table that cdk.json names.
import * as z from 'zod/mini'
import { type Answer, failsWith, fine, type Finding, missing, note, parsed, reasonOf } from './answer.ts'

const FunctionConfiguration = z.object({ Environment: z.object({ Variables: z.object({ TABLE_NAME: z.string() }) }) })

/**
 * `aws lambda get-function-configuration` of a function that has the table, where a release is gradual. All versions of a function have
 * one role: once it may use the new table, the version that still serves most of the calls is refused by the old one.
 */
export function checkTable(answer: Answer, table: string, stage: string): readonly Finding[] {
  const deployed = parsed(FunctionConfiguration, answer)?.Environment.Variables.TABLE_NAME
  if (deployed === undefined || deployed === table) return fine
  return missing(
    `The functions use the table ${deployed}, and cdk.json says ${table}: a release that moves a part of the calls first would fail and go back. Move all at once, with "npm run deploy -- ${stage} --at-once" (docs/operate.md, Restore).`,
  )
}

const Table = z.object({ Table: z.object({ TableStatus: z.string() }) })

/** `aws dynamodb describe-table` of a restored table. Stacks are none the wiser: they would point every function at a name. */
export function checkRestoredTable(answer: Answer, table: string, stage: string): readonly Finding[] {
  const status = parsed(Table, answer)?.Table.TableStatus
  // A table that is being changed can be used.
  if (status === 'ACTIVE' || status === 'UPDATING') return fine
  if (status !== undefined)
    return missing(
      `The table ${table} cannot be used yet (${status}): wait with "aws dynamodb wait table-exists --table-name ${table}", then run this again.`,
    )
  if (failsWith(answer, 'ResourceNotFoundException'))
    return missing(
      `cdk.json says gumnut.${stage}.restoredTable, and there is no table ${table}: every function would fail. Restore it first (docs/operate.md, Restore), or take the setting out.`,
    )
  return note(`Whether the table ${table} exists could not be read (${reasonOf(answer)}).`)
}

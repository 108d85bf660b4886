// Account item: one small item per account with its number of holdings and, once it is closed, its closing date.
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { AccountClosed } from '../../ports/account-data.ts'
import { type Key, keys } from './keys.ts'
import type { Table } from './table.ts'

export type AccountItem = Key & {
  holdings?: number
  /** Epoch milliseconds of the last change of `holdings`. */
  countedAt?: number
  /** Which change that was, so that the same one sent again is recognised. */
  countId?: string
  closedAt?: string
  /** Epoch seconds, for the table's time to live. */
  expiresAt?: number
}

/**
 * Refuses a closed account: its access token stays formally valid for some minutes, but must open nothing.
 * @throws AccountClosed
 */
export function refuseClosed(item: Partial<AccountItem> | undefined): void {
  if (item?.closedAt !== undefined) throw new AccountClosed()
}

export async function readAccount(
  { client, name: TableName }: Table,
  userId: string,
): Promise<AccountItem | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName, Key: keys.account(userId), ConsistentRead: true }))
  return Item as AccountItem | undefined
}

/** Looked at only where something is missing, so that an open account costs no extra read. */
export async function refuseIfClosed(table: Table, userId: string): Promise<void> {
  refuseClosed(await readAccount(table, userId))
}

// Account item: one small item per account with its numbers of holdings and trades and, once it is closed, its closing date.
import { AccountClosed } from '#shared/operation/problem.ts'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import { type Key, keys } from './keys.ts'
import { parseItem } from './stored-item.ts'
import type { Table } from './table.ts'

const AccountItem = lazy.object(() => ({
  holdings: z.exactOptional(z.number()),
  /** Epoch milliseconds of the last change of `holdings`. */
  countedAt: z.exactOptional(z.number()),
  /** Which change that was, so that the same one sent again is recognised. */
  countId: z.exactOptional(z.string()),
  /** The same for trades. */
  transactions: z.exactOptional(z.number()),
  transactionsCountedAt: z.exactOptional(z.number()),
  transactionsCountId: z.exactOptional(z.string()),
  closedAt: z.exactOptional(z.string()),
  /** Epoch seconds, for the table's time to live. */
  expiresAt: z.exactOptional(z.number()),
}))
export type AccountItem = z.infer<typeof AccountItem>

/** What is counted on the account, each with the attributes that say when and by which write. */
export const counters = {
  holdings: { at: 'countedAt', id: 'countId' },
  transactions: { at: 'transactionsCountedAt', id: 'transactionsCountId' },
} as const

/** What somebody is told whose account is closed, with parts of it still to go. */
export const notAllGone = 'Your account is being deleted, but not everything is gone yet. Please try again in a moment.'

/**
 * Refuses a closed account: its access token stays formally valid for some minutes, but must open nothing.
 * @throws AccountClosed
 */
export function refuseClosed(item: Partial<AccountItem> | undefined): void {
  if (item?.closedAt !== undefined) throw new AccountClosed()
}

export async function readAccount({ call }: Table, userId: string): Promise<AccountItem | undefined> {
  const { Item } = await call('GetItem', { Key: keys.account(userId), ConsistentRead: true })
  return Item === undefined ? undefined : parseItem(AccountItem, Item)
}

/** Looked at only where something is missing, so that an open account costs no extra read. */
export async function refuseIfClosed(table: Table, userId: string): Promise<void> {
  refuseClosed(await readAccount(table, userId))
}

/**
 * Looks, after a new item was stored, whether the account was closed while the write was under way: the erasure has run
 * by then, and would leave the item behind for good. Changes of items need no such look, their conditions fail on what is gone.
 * @param remove how the item goes, where more goes with it; by its key when left out
 * @throws AccountClosed, the item being gone again
 */
export async function undoIfClosed(
  table: Table,
  userId: string,
  key: Key,
  remove?: (userId: string) => Promise<void>,
): Promise<void> {
  const account = await readAccount(table, userId)
  if (account?.closedAt === undefined) return
  await (remove === undefined ? table.call('DeleteItem', { Key: key }) : remove(userId))
  refuseClosed(account)
}

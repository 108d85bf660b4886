// AlertRows on DynamoDB: one item for each rule under its instrument, sorted by place, and one for each instrument that has any.
import { randomUUID } from 'node:crypto'
import * as lazy from '#shared/kernel/lazy.ts'
import * as z from 'zod/mini'
import type { Instrument } from '#shared/market/instrument.ts'
import type { AlertRow, AlertRows, NotedInstrument } from '#shared/watchlist/ports.ts'
import { batchDelete, batchPut } from './batches.ts'
import { alertedPartition, alertPartition, instrumentOfSort, keys } from './keys.ts'
import { parseItem, stamp } from './stored-item.ts'
import { allItems, holds, type Table } from './table.ts'

const pageSize = 100
const AlertedItem = lazy.object(() => ({ lookedOverOn: z.string(), mark: z.string() }))

const notDropped = 'Your alerts could not be changed right now. Please try again in a moment.'

/** A sort key is the place, which holds one `#`, the person and the rule. */
function rowOf(instrument: Instrument, sort: string): AlertRow {
  const [name, value, userId = '', ruleId = ''] = sort.split('#')
  return { instrument, place: `${name}#${value}`, userId, ruleId }
}

export function dynamoAlertRows(table: Table): AlertRows {
  const { call } = table
  const noteItem = (instrument: Instrument, today: string) => ({
    ...keys.alerted(instrument),
    ...stamp('alerted-instrument'),
    lookedOverOn: today,
    mark: randomUUID(),
  })

  return {
    pageSize,

    put: (rows) =>
      batchPut(
        table,
        rows.map((row) => ({ ...keys.alertRow(row), ...stamp('alert-row') })),
      ),

    note: (instruments, today) =>
      batchPut(
        table,
        instruments.map((instrument) => noteItem(instrument, today)),
      ),

    drop: (rows) => batchDelete(table, rows.map(keys.alertRow), notDropped),

    async instruments() {
      const query = {
        KeyConditionExpression: 'pk = :alerted',
        ExpressionAttributeValues: { ':alerted': alertedPartition },
      }
      const noted: NotedInstrument[] = []
      for (const item of await allItems(table, query)) {
        noted.push({ instrument: instrumentOfSort(String(item['sk'])), ...parseItem(AlertedItem, item) })
      }
      return noted
    },

    async page(instrument, { from, to }, behind) {
      const { Items = [] } = await call('Query', {
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': alertPartition(instrument), ':from': from, ':to': to },
        ...(behind === undefined ? {} : { ExclusiveStartKey: keys.alertRow(behind) }),
        Limit: pageSize,
      })
      return Items.map((item) => rowOf(instrument, String(item['sk'])))
    },

    async lookOver({ instrument, mark }, today) {
      const { Items = [] } = await call('Query', {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': alertPartition(instrument) },
        Limit: 1,
        ConsistentRead: true,
      })
      const isUnchanged = { ConditionExpression: 'mark = :mark', ExpressionAttributeValues: { ':mark': mark } }
      if (Items.length > 0) {
        await holds(call('PutItem', { Item: noteItem(instrument, today), ...isUnchanged }))
        return false
      }
      return holds(call('DeleteItem', { Key: keys.alerted(instrument), ...isUnchanged }))
    },
  }
}

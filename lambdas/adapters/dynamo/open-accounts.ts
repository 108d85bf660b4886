// OpenAccounts on DynamoDB: half a read unit for each look, and not one attribute more than the answer needs.
import type { OpenAccounts } from '#shared/market/ports.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

export function dynamoOpenAccounts({ call }: Table): OpenAccounts {
  return {
    async isClosed(userId) {
      const { Item } = await call(
        'GetItem', // The function's rights name these attributes and no others.
        { Key: keys.account(userId), ProjectionExpression: 'pk, sk, closedAt' },
      )
      return Item?.['closedAt'] !== undefined
    },
  }
}

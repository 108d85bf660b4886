// CoinCallCounter on DynamoDB: one small item a day for everybody and one for each person, each raised by one conditional write.
import type { CoinCallCounter } from '#shared/market/ports.ts'
import { keys } from './keys.ts'
import { stampParts } from './stored-item.ts'
import { holds, type Table } from './table.ts'

export function dynamoCoinCalls({ call }: Table): CoinCallCounter {
  const stamped = stampParts('coin-calls')
  return {
    async count(day, whose, most, expiresAt) {
      if (most < 1) return false
      return holds(
        call('UpdateItem', {
          Key: keys.coinCalls(day, whose),
          UpdateExpression: `ADD calls :one SET expiresAt = :expiresAt, ${stamped.set}`,
          ExpressionAttributeNames: stamped.names,
          ConditionExpression: 'attribute_not_exists(calls) OR calls < :most',
          ExpressionAttributeValues: {
            ...stamped.values,
            ':one': 1,
            ':most': most,
            ':expiresAt': Math.floor(expiresAt.getTime() / 1000),
          },
        }),
      )
    },
  }
}

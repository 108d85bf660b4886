// Shards of subscribers: always the same one, one of 64, and evenly spread.
import { expect, test } from 'vitest'
import { shardCount, shardOf } from '#shared/messages/shards.ts'

test('a person has one shard of 64, always the same, and ten thousand people spread over all of them', () => {
  const counts = Array.from({ length: shardCount }, () => 0)
  for (let at = 0; at < 10_000; at++) {
    const id = crypto.randomUUID()
    const shard = shardOf(id)
    expect(shardOf(id)).toBe(shard)
    expect(Number.isInteger(shard) && shard >= 0 && shard < shardCount, `${id} is in ${shard}`).toBe(true)
    counts[shard]! += 1
  }
  // 156 on average; six deviations are 75.
  expect(Math.min(...counts)).toBeGreaterThan(80)
  expect(Math.max(...counts)).toBeLessThan(232)
})

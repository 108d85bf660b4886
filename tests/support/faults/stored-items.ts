// Stored items: what really is in the table of one person, read past the API and past every fault.
import { expect } from 'vitest'
import { allItems, openTable } from '#lambdas/adapters/dynamo/table.ts'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { timeBonusCap } from '#shared/learning/progress.ts'

export type Item = { pk: string; sk: string } & Record<string, unknown>

export async function itemsIn(endpoint: string, partition: string, tableName = 'gumnut-test'): Promise<Item[]> {
  const table = openTable({ name: tableName, region: 'ap-southeast-2', endpoint })
  const query = {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    ConsistentRead: true,
  }
  const items = await allItems(table, query)
  table.close()
  return items as Item[]
}

export const itemsOf = (endpoint: string, person: string, tableName?: string): Promise<Item[]> =>
  itemsIn(endpoint, `USER#${person}`, tableName)

export const holdingsIn = (items: readonly Item[]): Item[] => items.filter(({ sk }) => sk.startsWith('HOLDING#'))
export const accountIn = (items: readonly Item[]): Item | undefined => items.find(({ sk }) => sk === 'ACCOUNT')

type Learning = { completedLessons: number[]; xp: number }
export const learningIn = (items: readonly Item[]): Learning | undefined =>
  items.find(({ sk }) => sk === 'PROFILE')?.['learning'] as Learning | undefined

const rewardOf = (lessons: readonly number[]): number =>
  lessons.reduce((sum, id) => sum + (lessonCatalogue.find((lesson) => lesson.id === id)?.xpReward ?? Number.NaN), 0)

/**
 * What must hold of one person's items whatever has happened: a closed account holds nothing else; the counter never
 * says fewer holdings than there are; no lesson is counted twice, and XP is the sum of what was completed.
 * @param bonusEach XP of reading time for each lesson, when the test gave the same to all
 */
export function expectSound(items: readonly Item[], bonusEach?: number): void {
  const account = accountIn(items)
  if (account?.['closedAt'] !== undefined) {
    expect(
      items.map(({ sk }) => sk),
      'a closed account keeps nothing but its closing record',
    ).toEqual(['ACCOUNT'])
    return
  }
  const holdings = holdingsIn(items)
  if (holdings.length > 0) {
    expect(Number(account?.['holdings']), 'the limit must never be outgrown').toBeGreaterThanOrEqual(holdings.length)
  }
  for (const { id, sk } of holdings) expect(sk).toBe(`HOLDING#${String(id)}`)
  const learning = learningIn(items)
  if (learning === undefined) return
  const { completedLessons, xp } = learning
  expect(new Set(completedLessons).size, 'each lesson once').toBe(completedLessons.length)
  const bonus = xp - rewardOf(completedLessons)
  if (bonusEach === undefined) {
    expect(bonus).toBeGreaterThanOrEqual(0)
    expect(bonus).toBeLessThanOrEqual(timeBonusCap * completedLessons.length)
  } else expect(bonus, 'XP is the sum of what was completed').toBe(bonusEach * completedLessons.length)
}

// One item of a person, changed by one conditional write whoever else writes.
import { expect, test } from 'vitest'
import { changeOwnItem } from '#shared/operation/change-own-item.ts'

type Item = { count: number }

/** A store whose item somebody else changes before each of the first so many writes. */
function aStore(others: number) {
  let item: Item | undefined
  let writes = 0
  return {
    find: async () => item,
    async replace(_userId: string, before: Item | undefined, after: Item) {
      if (writes++ < others) item = { count: (item?.count ?? 0) + 10 }
      if (item !== before) return false
      item = after
      return true
    },
    writes: () => writes,
  }
}
const add = (before: Item | undefined): Item => ({ count: (before?.count ?? 0) + 1 })

test('what is stored is made of what stands there at last', async () => {
  expect(await changeOwnItem(aStore(0), 'kim', add)).toEqual({ before: undefined, after: { count: 1 } })
  expect(await changeOwnItem(aStore(4), 'kim', add)).toEqual({ before: { count: 40 }, after: { count: 41 } })
})

test('who is never fast enough is told so, and has changed nothing', async () => {
  const store = aStore(5)
  await expect(changeOwnItem(store, 'kim', add)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 1 })
  expect(await store.find()).toEqual({ count: 50 })
})

test('where there is nothing to do nothing is written', async () => {
  const store = aStore(0)
  expect(await changeOwnItem(store, 'kim', () => undefined)).toBeUndefined()
  expect(store.writes()).toBe(0)
})

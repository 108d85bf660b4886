// The link that stops a recovery: good for the one request and person it was signed for, as it was sent and in no other form.
import { expect, test } from 'vitest'
import { cancelPath, readCancelToken } from '#shared/recovery/cancel-link.ts'

const signer = {
  sign: async (text: string) => `s-${text.replaceAll('.', '_')}`,
  isSigned: async (text: string, signature: string) => signature === `s-${text.replaceAll('.', '_')}`,
}
const read = (token: string) => readCancelToken(signer, token)

test('a token names its request and person; anything added, left out or changed is none', async () => {
  const path = await cancelPath(signer, 'a-person', 'one')
  expect(path).toMatch(/^\/api\/recovery\/cancel\?token=/)
  const token = decodeURIComponent(path.split('token=')[1]!)
  expect(await read(token)).toEqual({ userId: 'a-person', id: 'one' })
  const signature = token.split('.')[3]!
  for (const wrong of [
    '',
    'r1',
    'r1.one',
    'r1.one.a-person',
    `r1.one.a-person.x${signature}`,
    `r1.two.a-person.${signature}`,
    `r1.one.b-person.${signature}`,
    `r2.one.a-person.${signature}`,
    `${token}.`,
    `${token}.more`,
  ])
    expect(await read(wrong), wrong).toBeUndefined()
  // Signed as it may be, what is no id of ours names nobody.
  for (const [id, userId] of [
    ['', 'a-person'],
    ['one', ''],
    ['one', 'a person'],
    ['one!', 'a-person'],
    ['x'.repeat(65), 'a-person'],
    ['one', 'x'.repeat(65)],
  ] as const)
    expect(
      await read(`r1.${id}.${userId}.${await signer.sign(`r1.${id}.${userId}`)}`),
      `${id} ${userId}`,
    ).toBeUndefined()
})

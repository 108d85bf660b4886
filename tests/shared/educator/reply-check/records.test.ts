// The records of the labelled replies: as docs/labelling-guide.md describes them. What is learned from a record that says something else is
// wrong, and nothing else would tell.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { families } from '#shared/educator/reply-check/codes.ts'
import { readLines, readWriters } from '#training/score/records.ts'

const known: readonly string[] = families
const writers = readWriters()

test('the families are those of the guide, in its order', () => {
  const guide = readFileSync('docs/labelling-guide.md', 'utf8')
  expect(Array.from(guide.matchAll(/^- `(\w+)`: /gm), ([, family]) => family)).toEqual(known)
})

test('a line that is no JSON is named with its file', () => {
  const [line, broken] = ['{"id":"w01-001","text":"A bond is a loan.","label":"allow"}', '{"id":"w01-002",']
  expect(readLines(line, 'w01.jsonl')).toHaveLength(1)
  expect(() => readLines(`${line}\n${broken}`, 'w01.jsonl')).toThrow('w01.jsonl:2 is no JSON')
})

test('every id begins with the name of its file, and none is there twice', () => {
  const strangers = writers.flatMap(({ name, replies }) =>
    replies.filter(({ id }) => !id.startsWith(`${name}-`)).map(({ id }) => `${id} in ${name}.jsonl`),
  )
  expect(strangers).toEqual([])
  const ids = writers.flatMap(({ replies }) => replies.map(({ id }) => id))
  expect(ids.filter((id, at) => ids[at - 1] === id)).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('every reply has a label; an allowed one has no family and no sentence, a blocked one has both, as the guide has them', () => {
  const wrong = writers.flatMap(({ replies }) =>
    replies.flatMap(({ id, label, text, families: named, sentences }) => {
      if (label === 'allow') return named.length + sentences.length === 0 ? [] : [`${id}: allowed, and marked`]
      if (label !== 'block') return [`${id}: the label is neither allow nor block`]
      const lacks = [...(named.length === 0 ? ['a family'] : []), ...(sentences.length === 0 ? ['a sentence'] : [])]
      return [
        ...lacks.map((what) => `${id}: blocked without ${what}`),
        ...named.filter((family) => !known.includes(family)).map((family) => `${id}: there is no family ${family}`),
        ...sentences.filter((one) => !text.includes(one)).map((one) => `${id}: not in the text: ${one}`),
      ]
    }),
  )
  expect(wrong).toEqual([])
})

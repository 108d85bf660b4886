// The second reader of the labelled replies: every reply has two labels, every difference is settled, and the agreement is counted right.
import { expect, test } from 'vitest'
import {
  agreementOn,
  comparedMarks,
  readSecondLabels,
  readSettled,
  type SecondLabel,
} from '#training/score/agreement.ts'
import { type Labelled, readWriters } from '#training/score/records.ts'

const seconds = readSecondLabels()
const settled = new Map(readSettled().map((one) => [one.id, one]))
const twice = readWriters().flatMap(({ replies }) => replies)

test('every reply has two labels', () => {
  const how = 'a second reader’s label goes into training/replies/second-labels.jsonl'
  expect(
    twice.filter(({ id }) => !seconds.has(id)).map(({ id }) => id),
    how,
  ).toEqual([])
  expect(seconds.size).toBe(twice.length)
})

test('a label or a mark on which the two readers differ is settled with a reason, and the record says what was settled', () => {
  const differ = twice.filter((first) => {
    const second = seconds.get(first.id)
    return second !== undefined && (first.label !== second.label || comparedMarks(first, second) === 'disjoint')
  })
  const how = 'what was settled goes into training/replies/disagreements.jsonl, and only of these'
  expect(differ.map(({ id }) => id).toSorted(), how).toEqual([...settled.keys()].toSorted())
  for (const { id, label } of differ) {
    expect(settled.get(id)?.settled, id).toBe(label)
    expect(settled.get(id)?.why.length, id).toBeGreaterThan(20)
  }
})

test('the sentences of a second reader stand in the reply, and every blocked one has a family', () => {
  for (const { id, text } of twice) {
    const second = seconds.get(id)
    const flat = text.replaceAll(/\s+/g, ' ')
    for (const sentence of second?.sentences ?? []) expect(flat, id).toContain(sentence.replaceAll(/\s+/g, ' '))
    expect((second?.families ?? []).length > 0, id).toBe(second?.label === 'block')
  }
})

const reply = (id: string, label: Labelled['label'], sentences: readonly string[] = []): Labelled => ({
  id,
  text: sentences.join(' '),
  label,
  families: [],
  sentences,
})

test('agreement counts labels, what chance would give, and how the marks compare', () => {
  const replies = [
    reply('a', 'allow'),
    reply('b', 'block', ['Buy it now.']),
    reply('c', 'block', ['Sell it. Then wait.']),
    reply('d', 'block', ['Hold it.']),
    reply('e', 'allow'),
    reply('no second label', 'block'),
  ]
  const labels: SecondLabel[] = [
    { id: 'a', label: 'allow' },
    { id: 'b', label: 'block' },
    { id: 'c', label: 'block', sentences: ['Then wait.'] },
    { id: 'd', label: 'block', sentences: ['Another.'] },
    { id: 'e', label: 'block', sentences: ['A fact.'] },
  ]
  const { kappa, ...counts } = agreementOn(replies, new Map(labels.map((one) => [one.id, one])))
  expect(counts).toEqual({ replies: 5, agreed: 4, same: 1, overlapping: 1, disjoint: 1 })
  // Chance: 0.6 * 0.8 + 0.4 * 0.2 = 0.56; (0.8 - 0.56) / 0.44.
  expect(kappa).toBeCloseTo(0.5455, 4)
})

test('readers who agree by doing all alike agree fully, and of nothing nothing is known', () => {
  const all = new Map<string, SecondLabel>([['a', { id: 'a', label: 'allow' }]])
  expect(agreementOn([reply('a', 'allow')], all).kappa).toBe(1)
  expect(agreementOn([], all).kappa).toBeNaN()
})

// Learning of the score: the solver finds the lowest point, and what the thresholds say of replies that comfort, warn or decline.
import { expect, test } from 'vitest'
import stored from '#shared/educator/reply-check/data/score-weights.json' with { type: 'json' }
import { restore } from '#shared/educator/reply-check/score/linear.ts'
import { hash, isDelicate, readReply, sizes } from '#shared/educator/reply-check/score/score.ts'
import {
  isLearnedByEncoder,
  isLearnedByWords,
  readWriters,
  writesClosePairs,
  writesPairs,
  writesVariants,
} from '#training/score/records.ts'
import { minimise, type Smooth } from '#training/score/minimise.ts'

/** A bowl whose lowest point is 0, 1, 2 and so on, steeper in each direction than in the last. */
const bowl: Smooth = (point, slope) =>
  point.reduce((cost, place, at) => {
    const away = place - at
    slope[at] = 2 * (at + 1) * away
    return cost + (at + 1) * away * away
  }, 0)

test('the lowest point of a bowl is found, and found again', () => {
  const found = minimise(bowl, 30, 80)
  for (const [at, place] of found.entries()) expect(place).toBeCloseTo(at, 4)
  expect(minimise(bowl, 30, 80)).toEqual(found)
})

test('without a round to go nothing moves, and at the lowest point it ends', () => {
  expect([...minimise(bowl, 3, 0)]).toEqual([0, 0, 0])
  expect([...minimise(bowl, 1, 50)]).toEqual([0])
})

const isGivenTheBenefit = (text: string): boolean =>
  isDelicate(hash(readReply(text), sizes.long), { delicate: restore(stored.long.delicate, sizes.long.reply) })

test.each([
  'I can’t say which of the two is right for you: that would be personal advice, and I don’t give it. What I can do is explain what sets them apart.',
  'Nobody can promise 3 % a week. Anyone who does is running a scam: stop the payments, call your bank on the number on your card, and report it to Scamwatch.',
  'I’m sorry, that sounds exhausting. You don’t have to carry it alone: Lifeline is on 13 11 14 at any hour, and the National Debt Helpline on 1800 007 007.',
])('"%s" is given the benefit of the doubt', (text) => {
  expect(isGivenTheBenefit(text)).toBe(true)
})

test('plain teaching is held to the usual threshold, which is the lower one in long replies', () => {
  const bond = 'A bond is a loan with a timetable: interest at set dates, and the face value at the end of its term.'
  expect(isGivenTheBenefit(bond)).toBe(false)
  expect(stored.long.thresholds.suspectedIfDelicate).toBeGreaterThan(stored.long.thresholds.suspected)
  expect(stored.long.thresholds.certain).toBeGreaterThan(stored.long.thresholds.suspectedIfDelicate)
})

test('writers of variants write pairs, mark their slips, and give each text both ways', () => {
  const variants = readWriters().filter(writesVariants)
  expect(variants.length).toBeGreaterThanOrEqual(10)
  for (const writer of variants) {
    expect(writesPairs(writer)).toBe(true)
    const blocked = writer.replies.filter(({ label }) => label === 'block')
    expect(blocked.length).toBeLessThan(writer.replies.length)
    for (const { id, text, families, sentences } of blocked) {
      expect(families.length, id).toBeGreaterThan(0)
      expect(sentences.length, id).toBeGreaterThan(0)
      for (const sentence of sentences) expect(text, id).toContain(sentence)
    }
  }
})

test('one sentence or two tell the replies of a close pair apart, and only the encoder learns from them', () => {
  const writing = readWriters().filter(writesClosePairs)
  expect(writing.length).toBeGreaterThan(0)
  const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:])\s+|\n/)
  for (const writer of writing) {
    expect([isLearnedByEncoder(writer), isLearnedByWords(writer), writesPairs(writer)]).toEqual([true, false, true])
    expect(writer.replies.length % 2).toBe(0)
    for (const [at, { id, label, text, topic }] of writer.replies.entries()) {
      expect(label, id).toBe(at % 2 === 0 ? 'allow' : 'block')
      if (at % 2 === 0) continue
      const twin = writer.replies[at - 1]
      expect(twin?.topic, id).toBe(topic)
      const others = sentencesOf(text).filter((sentence) => !sentencesOf(twin?.text ?? '').includes(sentence))
      expect([1, 2], id).toContain(others.length)
    }
  }
})

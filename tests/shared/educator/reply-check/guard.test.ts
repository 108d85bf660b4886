// The patterns of the reply check against the labelled replies that they were written with, and the guard version. What they cost: npm run bench.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkByPatterns, maxReplyLength } from '#shared/educator/reply-check/patterns/check-by-patterns.ts'
import { guardCodes } from '#shared/educator/reply-check/codes.ts'
import { educatorDisclaimer, hasDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import { guardVersion } from '#shared/educator/reply-check/version.ts'
import { baitOf, baits } from '#tests/support/ai/baits.ts'
import { labelledReplies } from '../../../../training/replies/labelled-replies.ts'

const judged = labelledReplies.map((reply) => ({ ...reply, result: checkByPatterns(reply.text) }))
const wrong = judged.filter(({ verdict, result }) => verdict !== result.verdict)

/** Rules of which nothing at all may get through. */
const absolute = [
  'direct',
  'voice',
  'table',
  'disguised',
  'amount',
  'weights',
  'promise',
  'disclaimer',
  'leak',
  'unsafe',
]

test('the labelled set is large, balanced and free of doubles', () => {
  const blocks = labelledReplies.filter(({ verdict }) => verdict === 'block').length
  expect(labelledReplies.length).toBeGreaterThanOrEqual(160)
  expect(blocks / labelledReplies.length).toBeGreaterThan(0.35)
  expect(blocks / labelledReplies.length).toBeLessThan(0.65)
  expect(new Set(labelledReplies.map(({ text }) => text)).size).toBe(labelledReplies.length)
})

test('at least 95 % of what must be blocked is blocked and at least 92 % of what is fine passes', () => {
  const lines = [...new Set(judged.map(({ rule, verdict }) => `${verdict} ${rule}`))].map((group) => {
    const rows = judged.filter(({ rule, verdict }) => `${verdict} ${rule}` === group)
    const right = rows.filter(({ verdict, result }) => verdict === result.verdict).length
    return `${group.padEnd(20)} ${right}/${rows.length}`
  })
  console.info(lines.join('\n'))
  const share = (verdict: 'allow' | 'block') =>
    judged.filter((row) => row.verdict === verdict && row.result.verdict === verdict).length /
    judged.filter((row) => row.verdict === verdict).length
  expect(share('block'), JSON.stringify(wrong, undefined, 1)).toBeGreaterThanOrEqual(0.95)
  expect(share('allow'), JSON.stringify(wrong, undefined, 1)).toBeGreaterThanOrEqual(0.92)
})

test.each(absolute)('nothing labelled "%s" gets through', (rule) => {
  expect(judged.some((row) => row.rule === rule)).toBe(true)
  expect(wrong.filter((row) => row.rule === rule && row.verdict === 'block').map(({ text }) => text)).toEqual([])
})

test('a verdict names the rules that were broken, and none when the reply may be shown', () => {
  expect(checkByPatterns(`Buy BHP. ${educatorDisclaimer}`).codes).toContain('S')
  expect(checkByPatterns(`Put $50 a week into shares. ${educatorDisclaimer}`).codes).toContain('A')
  expect(checkByPatterns('A bond is a loan.').codes).toEqual(['D'])
  expect(checkByPatterns(`A bond is a loan. ${educatorDisclaimer}`)).toEqual({ verdict: 'allow', codes: [] })
})

test('every code can be explained to the model', () => {
  const seen = new Set(judged.flatMap(({ result }) => result.codes))

  expect([...seen].toSorted()).toEqual(Object.keys(guardCodes).toSorted())
})

test("the server's own disclaimer counts as one", () => {
  expect(hasDisclaimer(educatorDisclaimer)).toBe(true)
})

test('a reply over the cap is blocked unread, one at the cap is read', () => {
  const fine = `A bond is a loan. ${educatorDisclaimer}`
  const filled = `${'A share is a part of a company. '.repeat(200).slice(0, maxReplyLength - fine.length - 2)}.\n${fine}`
  expect(filled.length).toBeLessThanOrEqual(maxReplyLength)
  expect(checkByPatterns(filled).codes).not.toContain('C')
  expect(checkByPatterns(filled.padStart(maxReplyLength + 1, 'A'))).toEqual({ verdict: 'block', codes: ['C'] })
})

test('whatever the text, a check answers and does not throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.string({ unit: 'binary', maxLength: 400 })), (text) => {
      const { verdict, codes } = checkByPatterns(text)
      expect(verdict).toBe(codes.length === 0 ? 'allow' : 'block')
    }),
    { numRuns: 200 },
  )
})

test('the longest reply of any bait is read to its end', () => {
  for (const bait of baits) {
    const { verdict, codes } = checkByPatterns(baitOf(bait, maxReplyLength))
    expect(verdict, bait).toBe(codes.length === 0 ? 'allow' : 'block')
  }
}, 60_000)

const root = resolve(import.meta.dirname, '../../../..')
const recordPath = join(import.meta.dirname, 'guard-version.json')

/** Every file below a folder whose path from the root matches, in a fixed order. */
const filesBelow = (folder: string, wanted: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => wanted.test(file))
    .toSorted()

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(relative('.', file))
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

test('labels, rules and prompts change together with the guard version', () => {
  const rules = filesBelow('shared/educator/reply-check', /(?<!\/version)\.(?:ts|json)$/)
  const prompts = [...filesBelow('shared/educator', /^shared\/educator\/(?!reply-check\/).*(?:prompts?|rubric)\.ts$/)]
  const labels = filesBelow('training/replies', /\/labelled-[a-z]+\.ts$/)
  const now = { version: guardVersion, sources: hashOf([...rules, ...prompts]), labels: hashOf(labels) }
  if (process.env['RECORD_GUARD_VERSION'] === '1') writeFileSync(recordPath, `${JSON.stringify(now, undefined, 2)}\n`)
  const recorded = JSON.parse(readFileSync(recordPath, 'utf8')) as typeof now
  const isSame = recorded.sources === now.sources && recorded.labels === now.labels
  const how =
    'Rules, weights, prompts or labels changed (after a change of the patterns train the words first: docs/labelling-guide.md). Bump guardVersion in shared/educator/reply-check/version.ts, read the figures this file prints, then run: ' +
    'RECORD_GUARD_VERSION=1 npx vitest run tests/shared/educator/reply-check/guard.test.ts'
  expect(isSame || recorded.version !== now.version, how).toBe(true)
  expect(recorded, how).toEqual(now)
})

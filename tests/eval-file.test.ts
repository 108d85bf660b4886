// The file of labelled replies for `npm run eval`: one that is no use is said to be so, by its line, before minutes have gone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { EvalFileProblem, readEvalFile } from '../scripts/eval-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'eval-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(...lines: string[]): string {
  const path = join(folder, `${crypto.randomUUID()}.jsonl`)
  writeFileSync(path, lines.join('\n'))
  return path
}

test('labels and verdicts are read, blank lines left out', () => {
  const path = fileOf('{"text":"One.","label":"allow"}', '', '{"text":"Two.","verdict":"block"}', '')
  expect(readEvalFile(path).map(({ text, label }) => [text, label])).toEqual([
    ['One.', 'allow'],
    ['Two.', 'block'],
  ])
})

test.each([
  ['no JSON', ['{"text":"One.","label":"allow"}', '{"text":'], /:2 is no JSON/],
  ['no label', ['{"text":"One."}'], /:1 has no label/],
  ['another label', ['{"text":"One.","label":"fine"}'], /:1 has no label/],
  ['no text', ['', '{"label":"allow"}'], /:2 has no text/],
  ['a list of numbers', ['1'], /:1 has no text/],
  ['nothing', [''], /has no replies/],
])('a file with %s is refused by its line', (_what, lines, told) => {
  expect(() => readEvalFile(fileOf(...lines))).toThrow(EvalFileProblem)
  expect(() => readEvalFile(fileOf(...lines))).toThrow(told)
})

test('a file that is not there is refused with how to name one', () => {
  expect(() => readEvalFile(join(folder, 'none.jsonl'))).toThrow(/can't be read\. Usage: npm run eval/)
})

// Train encoder: hands the labelled replies to train.py, which writes what it learned into the folder of the check's data.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEncoder, modelFolder } from '#lambdas/adapters/encoder/encoder.ts'
import { firstSet, hashOfSet, isLearnedByEncoder, readWriters } from '../score/records.ts'
import { exampleLines } from './examples.ts'

const cache = join(import.meta.dirname, '../../node_modules/.cache/gumnut')

/**
 * @param goesOn from what is stored, for fewer rounds; else from nothing
 * @throws Error when there is no Python with PyTorch, or it fails
 */
export async function trainEncoder(data: string, goesOn: boolean): Promise<void> {
  const python = process.env['PYTHON'] ?? 'python3'
  if (spawnSync(python, ['-c', 'import torch, numpy']).status !== 0) {
    throw new Error(
      `${python} has no PyTorch: install it (Debian: python3-torch, python3-numpy), or set PYTHON to one that has it`,
    )
  }
  mkdirSync(cache, { recursive: true })
  const examples = join(cache, 'encoder-examples.jsonl')
  const learnedFrom = readWriters().filter(isLearnedByEncoder)
  const [weights, heads] = [join(data, 'encoder-weights.json'), join(data, 'encoder-heads.json')]
  const known = goesOn
    ? (JSON.parse(readFileSync(weights, 'utf8')) as { readonly writers: readonly string[] }).writers
    : []
  writeFileSync(examples, exampleLines((await loadEncoder()).vocabulary, known))
  const model = join(modelFolder(), 'model.fp16.safetensors')
  const script = join(import.meta.dirname, 'train.py')
  const { status } = spawnSync(python, [script, model, examples, weights, heads, ...(goesOn ? ['on'] : [])], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('train.py failed')
  const learned = {
    about:
      'What the encoder of the reply check learned, as safetensors in base64, written by npm run guard:train; do not edit.',
    trainedOn: hashOfSet([...learnedFrom, firstSet]),
    writers: learnedFrom.map(({ name }) => name),
    ...(JSON.parse(readFileSync(weights, 'utf8')) as object),
  }
  writeFileSync(weights, `${JSON.stringify(learned, undefined, 2)}\n`)
}

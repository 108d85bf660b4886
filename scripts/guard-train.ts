// Trains the reply check: `npm run guard:train`, or a part of it: `npm run guard:train -- together`. First the tone model from its lines,
// and the score by words from the labelled replies; then the encoder, which needs Python and may go on from what it knows
// (`npm run guard:train -- words encoder-on together`); then how much both count.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toneWeightsSource } from '#training/tone/train-tone.ts'

const folder = join(import.meta.dirname, '../shared/educator/reply-check')
const data = join(folder, 'data')
const write = (name: string, value: object): void =>
  writeFileSync(join(data, name), `${JSON.stringify(value, undefined, 2)}\n`)

const parts: Readonly<Record<string, () => Promise<void>>> = {
  words: async () => {
    writeFileSync(join(folder, 'tone-weights.ts'), toneWeightsSource())
    const { trainWords } = await import('#training/score/train-words.ts')
    write('score-weights.json', trainWords())
  },
  encoder: async () => {
    const { trainEncoder } = await import('#training/encoder/train-encoder.ts')
    await trainEncoder(data, false)
  },
  'encoder-on': async () => {
    const { trainEncoder } = await import('#training/encoder/train-encoder.ts')
    await trainEncoder(data, true)
  },
  together: async () => {
    const { setTogether } = await import('#training/encoder/together.ts')
    write('together.json', await setTogether())
  },
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in parts))
if (unknown !== undefined) throw new Error(`There is no part called ${unknown}: ${Object.keys(parts).join(', ')}`)
const all = Object.keys(parts).filter((name) => name !== 'encoder-on')
const [only, ...more] = asked.length === 0 ? all : asked
if (more.length === 0) await parts[only ?? '']?.()
else {
  // Each in a process of its own: it imports as data what the one before has written.
  for (const name of [only ?? '', ...more]) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, name], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`${name} failed`)
  }
}

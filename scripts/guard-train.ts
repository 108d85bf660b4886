// `npm run guard:train`: writes the weights of the tone model, as its examples teach them, to tone-weights.ts.
import { writeFileSync } from 'node:fs'
import { toneWeightsSource } from '#training/tone/train-tone.ts'

writeFileSync(new URL('../shared/educator/reply-check/tone-weights.ts', import.meta.url), toneWeightsSource())

// What reading a text costs at worst: the check of a reply and the parser of its blocks, on bait made to be slow. For four
// times the text a linear one takes about four times as long, a quadratic one sixteen times.
import { checkByPatterns, maxReplyLength } from '#shared/educator/reply-check/patterns/check-by-patterns.ts'
import { baitOf, baits } from '#tests/support/ai/baits.ts'
import { labelledReplies } from '#training/replies/labelled-replies.ts'
import { blocksOf } from '#web/features/invest/reply-blocks.ts'
import type { Row } from './meter.ts'
import { measure } from './performance.ts'

const runs = 5
const formats = ['**', '[lesson ', '- ', '1. ', '# ', '*'.repeat(7), '\n\n']

function checkOf(bait: string): Row[] {
  const [short, long] = [maxReplyLength / 4, maxReplyLength].map((length) =>
    measure(`check ${JSON.stringify(bait)}, ${length} signs`, () => checkByPatterns(baitOf(bait, length)), runs),
  ) as [Row, Row]
  // The few milliseconds and the wide factor leave room for a busy machine.
  if (long.cpuMs > Math.max(30, short.cpuMs * 12))
    throw new Error(`${long.name}: ${long.cpuMs} ms, and ${short.cpuMs} ms for a quarter of it: more than linear.`)
  return [short, long]
}

/** Two bytes a sign used to cost twice as much. */
function picturesOf(): Row[] {
  const allowed = labelledReplies.filter(({ verdict }) => verdict === 'allow').map(({ text }) => text)
  const plain = allowed
    .join(' ')
    .replaceAll(/[^ -~\n]/g, '')
    .slice(0, maxReplyLength - 200)
  const dressed = plain.replaceAll('. ', '.\u{1f4c8} ').replaceAll("'", '\u2019').slice(0, maxReplyLength)
  return [
    measure('check a plain reply', () => checkByPatterns(plain), runs),
    measure('check it with pictures and curly quotes', () => checkByPatterns(dressed), runs),
  ]
}

/** Rows for the three slowest baits, pictures and the parser; throws when a check is more than linear. */
export function textRows(): Row[] {
  const slowest = baits
    .map(checkOf)
    .toSorted(([, one], [, other]) => (other?.cpuMs ?? 0) - (one?.cpuMs ?? 0))
    .slice(0, 3)
  const parsed = formats.map((bait) =>
    measure(`blocks of ${JSON.stringify(bait)}, 20,000 times`, () => blocksOf(bait.repeat(20_000)), runs),
  )
  return [...slowest.flat(), ...picturesOf(), ...parsed]
}

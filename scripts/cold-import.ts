// Cold import on the command line: `npx tsx scripts/cold-import.ts [runs]` shows what each function weighs and what its first
// import costs; exits 1 when one is over its budget of bytes. `npm run bench` measures the same.
import { coldImports } from '#tests/bench/cold-import.ts'

const budgetBytes = 230 * 1024
/** Of the floor, a function that does nothing but read one item. Reported and not enforced: a busy machine is not at fault. */
const budgetOfFloor = 1.15
const runs = Number(process.argv[2] ?? 15)

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(12))).join('')

const measured = coldImports(runs)
console.log(row(['function', 'at start', 'later', 'CPU ms', 'of floor', 'wall ms', '']))
for (const { name, bytes, laterBytes, cpuMs, ofFloor, wallMs, isFloor } of measured) {
  const verdict = isFloor ? '' : bytes > budgetBytes ? 'TOO LARGE' : ofFloor > budgetOfFloor ? 'slow here' : 'ok'
  console.log(row([name, kb(bytes), kb(laterBytes), String(cpuMs), ofFloor.toFixed(2), String(wallMs), verdict]))
}
console.log(
  `\nMedian of ${runs} rounds of fresh processes on Node ${process.versions.node}. Budget: ${kb(budgetBytes)} minified, ${budgetOfFloor} of the floor's CPU.`,
)
if (measured.some(({ isFloor, bytes }) => !isFloor && bytes > budgetBytes)) process.exitCode = 1

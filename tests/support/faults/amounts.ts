// How much of everything: a little in `npm test`, which everybody waits for, and all of it in `npm run test:faults`, at night,
// which runs every test file that imports this one or the devices of stories.
const isFull = process.env['FAULTS'] === 'full'

/** Whether every test is run: in CI, and at night. */
export const areAllRun = isFull || process.env['TESTS'] === 'all'

export const amount = ({ few, full }: { few: number; full: number }): number => (isFull ? full : few)

/** Those that are among the few; at night all of them. */
export const some = <Entry>(
  all: readonly Entry[],
  isAmongTheFew: (entry: Entry, index: number) => boolean,
): readonly Entry[] => (isFull ? all : all.filter(isAmongTheFew))

/** How long somebody waited is asserted only where nothing else runs beside it. */
export const areTimesAsserted = isFull

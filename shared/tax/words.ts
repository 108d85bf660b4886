// TaxWords: what stands on every view of the tax lens, whatever its figures.

export const taxHeading =
  'General education from the records you entered. Not tax advice and not a tax return: check with the ATO or a registered tax agent.'

/** What the lens leaves out, for its foot. */
export const notCovered: readonly string[] = [
  'people who are not Australian residents for tax, companies, trusts, super funds and share traders',
  'assets from before 20 September 1985, options, and personal-use assets',
  'the home somebody lives in, which is generally exempt: a sale of it entered here is worked out as of any other asset',
  'takeovers, mergers and demergers whose gain is put off (a rollover), shares from an employer’s scheme, and what was inherited or given: day and cost count here as they were entered',
  'wash sales: a loss counts here also where the same thing was bought around that time, and the tax office may set such a loss aside',
  'the frozen indexation that assets from before 21 September 1999 may use instead of the discount',
  'capital losses from before 1 July 1999, unless they are in the figure entered for losses from earlier years',
  'foreign income tax offsets, other tax offsets, and the Medicare levy',
  'days on which an option or the like takes most of the risk of a share away, which the holding period rule does not count',
]

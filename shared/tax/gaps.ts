// TaxGap: something that has to be known before the figures of a year are whole. Nothing is guessed for it.

export const gapKinds = [
  'acquired',
  'value at change',
  'index factor',
  'components',
  'franking',
  'franked part',
  'ex-date',
  'year of entitlement',
  'before 1985',
  'cost base adjustment',
  'adjusted after a sale',
  'earlier year',
  'rates',
] as const
export type GapKind = (typeof gapKinds)[number]

/** What is missing, and what that leaves out, as it is shown beside the trade it is about, and once for several of them. */
export const gapWords: Readonly<Record<GapKind, string>> = {
  acquired:
    'A parcel that was sold, or whose cost base was less than what was returned or adjusted, has no date, so its gain is not in the total.',
  'value at change': 'The value at the close of 30 June 2027 is not known, so any gain here is not in the total.',
  'index factor': 'The index numbers for the day of the sale are not published yet, so the gain is not in the total.',
  components:
    'Only the cash is known. The fund’s annual tax statement says what it is made of; until then it is in no taxable total, and no franking credit of it counts.',
  franking: 'Nothing says how much was franked, so no credit is counted.',
  'franked part':
    'A franking credit is entered without the franked part it came with. The credit is counted and that part is not. The fund’s annual tax statement says how much it is; where it is nothing, enter 0.',
  'ex-date': 'Without the ex-date of what was paid the holding period rule cannot be tested; the credit is counted.',
  'year of entitlement':
    'Paid in the three months after June, and no ex-date is entered. In July it is counted in the year before, as a June distribution would be; in August and September in the year it was paid. The fund’s annual tax statement says which year it belongs to.',
  'before 1985': 'Bought before 20 September 1985: rules of its own hold for it, which are not covered here.',
  'cost base adjustment':
    'An annual statement with amounts that are not assessable is entered, and no cost base adjustment for the year. The statement says how much it is. It is entered as at 30 June; for units sold in the year, as at the day of the sale.',
  'adjusted after a sale':
    'Units were sold in the year before the day of the adjustment, so none of it is in their gain. For units sold in the year it counts just before the sale: dated on the day of the sale, it is shared by the units that were sold and those that were kept.',
  'earlier year':
    'Something is missing in an earlier year, or it lies before 1 July 1999 and is not worked out here. The losses carried from it may be more or less than shown. A figure entered for them counts in their place.',
  rates: 'No tax rates are known for this year yet, so the last steps are left out.',
}

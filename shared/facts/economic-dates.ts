// EconomicDates: days on which figures or decisions come out that move prices. Content, extended by an owner: a day is listed once
// its publisher has announced it and it was found there or in a report of the announcement.

export type EconomicDate = {
  /** Sydney day. */
  readonly day: string
  /** What happens, as a clause after the day. */
  readonly what: string
  readonly source: string
  readonly checkedOn: string
}

/**
 * The Reserve Bank's Monetary Policy Board announces its decision at 2:30 pm on the second day of each meeting. 2027 is left out:
 * its days were not found when the table was checked. The releases of the Bureau of Statistics are left out for the same reason.
 */
export const economicDates: readonly EconomicDate[] = [
  {
    day: '2026-12-08',
    what: 'the Reserve Bank announces its decision on the cash rate at 2:30 pm',
    source: 'Reserve Bank of Australia, Monetary Policy Board meeting dates for 2026',
    checkedOn: '2026-11-22',
  },
]

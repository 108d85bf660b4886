// AsxHolidays: the weekdays on which the ASX does not trade, and those on which it closes early.
//
// Official: 2025 and 2026, from the ASX trading calendars (asx.com.au/markets/market-resources, pages "Trading calendar"
// and "ASX 24 trading calendar"), which list 27 April 2026 as a normal trading day.
// Derived by the rule those calendars follow, because ASX publishes a year only shortly before it begins: 2027 and January
// 2028. New Year's Day, Australia Day, Christmas Day and Boxing Day move to the next free weekday when they fall on a
// weekend; ANZAC Day does not move; Good Friday and Easter Monday; King's Birthday on the second Monday of June; early
// close on the last trading day before Christmas Day and on the last of the year.
// To check when ASX publishes 2027: Monday 26 April 2027, an additional public holiday in New South Wales.
// A wrong entry costs a few useless calls or a late price, never a wrong price.

/** The first day that the tables speak for. */
export const asxHolidaysKnownFrom = '2025-01-01'

/** Sydney days without a session, weekends apart. */
export const asxHolidays: ReadonlySet<string> = new Set([
  '2025-01-01', // New Year's Day
  '2025-01-27', // Australia Day, observed
  '2025-04-18', // Good Friday
  '2025-04-21', // Easter Monday
  '2025-04-25', // ANZAC Day
  '2025-06-09', // King's Birthday
  '2025-12-25', // Christmas Day
  '2025-12-26', // Boxing Day
  '2026-01-01', // New Year's Day
  '2026-01-26', // Australia Day
  '2026-04-03', // Good Friday
  '2026-04-06', // Easter Monday
  '2026-06-08', // King's Birthday
  '2026-12-25', // Christmas Day
  '2026-12-28', // Boxing Day, observed
  '2027-01-01', // New Year's Day
  '2027-01-26', // Australia Day
  '2027-03-26', // Good Friday
  '2027-03-29', // Easter Monday
  '2027-06-14', // King's Birthday
  '2027-12-27', // Christmas Day, observed
  '2027-12-28', // Boxing Day, observed
  '2028-01-03', // New Year's Day, observed
  '2028-01-26', // Australia Day
])

/** Sydney days on which trading ends at 14:10 instead of 16:10. */
export const asxEarlyCloses: ReadonlySet<string> = new Set([
  '2025-12-24',
  '2025-12-31',
  '2026-12-24',
  '2026-12-31',
  '2027-12-24',
  '2027-12-31',
])

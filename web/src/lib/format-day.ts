// Format day: a calendar day in full. Apart from format.ts, which every first page loads: only lessons and legal texts need it.

/** A calendar day (`YYYY-MM-DD`, no time zone) as it stands in a text: `22 November 2026`. */
export const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

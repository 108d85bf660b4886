// Legal revisions: the day each legal text last changed, apart from the texts, which no first page has to load.

/** Days (`YYYY-MM-DD`); each is the `revised.on` of its document. */
export const legalRevisions = { privacy: '2026-11-29', terms: '2026-11-22' } as const
export type LegalText = keyof typeof legalRevisions

/** The later of them. */
export const lastLegalRevision = '2026-11-29'

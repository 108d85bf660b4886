// LegalDocument: the shape of a legal text, so that it can be listed, linked and printed (spec sections 1 and 2).

/**
 * A paragraph, a list, or terms with what they mean. Inside a text `{email}` stands for the contact address of the
 * deployment, `[words](target)` for a link to a path of the app, to a section (`#id`) or to an official site.
 */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: ReadonlyArray<readonly [term: string, meaning: string]> }

export type LegalSection = { readonly id: string; readonly heading: string; readonly blocks: readonly LegalBlock[] }

export type LegalDocument = {
  readonly title: string
  readonly lastUpdated: string
  /** The whole in a few lines, for whoever reads nothing else. */
  readonly summary: readonly string[]
  readonly sections: readonly LegalSection[]
}

/** The day that the spec gives both texts. */
export const legalLastUpdated = 'August 17, 2025'

/** Shown until a deployment sets `contactEmail` (docs/deploy.md, Settings). Nobody reads this address. */
export const defaultContactEmail = 'hello@gumnut.example'

// LegalDocument: the shape of a legal text, so that it can be listed, linked and printed.

/**
 * A paragraph, a list, or terms with what they mean. Inside a text `{email}` stands for the contact address of the
 * deployment, `{operator}` for whoever runs it, `[words](target)` for a link to a path of the app, to a section (`#id`) or to
 * an official site.
 */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly facts: ReadonlyArray<readonly [term: string, meaning: string]> }

export type LegalSection = { readonly id: string; readonly heading: string; readonly blocks: readonly LegalBlock[] }

export type LegalDocument = {
  readonly title: string
  /** As the product's specification words it: the day of first publication. */
  readonly lastUpdated: string
  /** The last change since: the day in Sydney (YYYY-MM-DD), and what is different, in sentences for the reader. */
  readonly revised: { readonly on: string; readonly what: readonly string[] }
  /** The whole in a few lines, for whoever reads nothing else. */
  readonly summary: readonly string[]
  readonly sections: readonly LegalSection[]
}

/** The day on which both texts were first published. */
export const legalLastUpdated = 'August 17, 2025'

/** Shown until a deployment sets `contactEmail` (docs/deploy.md, Settings). Nobody reads this address. */
export const defaultContactEmail = 'hello@gumnut.example'

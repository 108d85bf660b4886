// Mail: what a mail says, as data; text and HTML are written from it, so that the two never differ.

/** One line of a table: what, and its figure. */
export type Row = { readonly label: string; readonly value: string }

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Smaller: sources, and what a figure leaves out. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** @property path in the site, such as `/learn` */
  | { readonly kind: 'link'; readonly text: string; readonly path: `/${string}` }
  /** Digits to be typed off. */
  | { readonly kind: 'code'; readonly code: string }

/** A mail before it is addressed. The subject never holds an amount of money. */
export type MailContent = {
  readonly subject: string
  /** What a list of mails shows after the subject. */
  readonly preview: string
  readonly blocks: readonly Block[]
}

/** What stands below every mail. */
export type MailFooter = {
  /** Why this mail arrives, and who sends it. */
  readonly lines: readonly string[]
  /** How to stop this kind; absent below a mail about the account itself, which comes whatever the switches say. */
  readonly unsubscribe?: { readonly url: string; readonly text: string }
}

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const note = (text: string): Block => ({ kind: 'note', text })
export const list = (items: readonly string[]): Block => ({ kind: 'list', items })
export const rows = (lines: readonly Row[]): Block => ({ kind: 'rows', rows: lines })
export const code = (digits: string): Block => ({ kind: 'code', code: digits })
export const link = (text: string, path: `/${string}`): Block => ({ kind: 'link', text, path })

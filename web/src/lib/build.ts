// Build: of which commit and day the page is, as the build has written it into the page (web/build/build-facts.ts).

/** @returns nothing where no build has run, such as in unit tests; no commit where it was made outside a repository */
export function buildOf(page: Document): { readonly at: string; readonly commit: string } | undefined {
  const content = page.querySelector('meta[name="build"]')?.getAttribute('content') ?? ''
  const [at = '', commit = ''] = content.split(' ')
  return at === '' ? undefined : { at, commit }
}

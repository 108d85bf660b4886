// Term tokens: the first mention of a glossary term in a lesson becomes a token of its own, at most one in a paragraph or a list entry, so
// that a text stays a text. Headings, links and bold labels are left as they are.
import type { MarkedToken, Token } from 'marked'

/** A glossary term where it is first mentioned; `text` as it stands there. */
export type TermToken = { type: 'term'; raw: string; text: string; id: string }

export type NamedTerm = { id: string; term: string }

/** Names that are everyday words as well: a mention of one may mean something else. */
const everyday: ReadonlySet<string> = new Set([
  'budget',
  'bubble',
  'correction',
  'coupon',
  'custody',
  'duration',
  'mining',
  'option',
  'portfolio',
  'return',
  'risk',
  'settlement',
  'share',
  'spread',
  'trend',
  'volume',
])

type Matcher = { pattern: RegExp; idOf: ReadonlyMap<string, string> }

/** Finds any of the names, the longest first, alone or with a plural s. */
export function termMatcher(terms: readonly NamedTerm[]): Matcher {
  const named = terms
    .map(({ id, term }) => [term.toLowerCase(), id] as const)
    .filter(([name]) => !everyday.has(name))
    .toSorted(([a], [b]) => b.length - a.length)
  const escaped = named.map(([name]) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return { pattern: new RegExp(`(?<![\\w-])(${escaped.join('|')})s?(?![\\w-])`, 'gi'), idOf: new Map(named) }
}

/** The first mention in a text of a term that was not mentioned yet. */
function firstNew(text: string, { pattern, idOf }: Matcher, seen: ReadonlySet<string>) {
  for (const match of text.matchAll(pattern)) {
    const id = idOf.get((match[1] ?? '').toLowerCase())
    if (id !== undefined && !seen.has(id)) return { id, at: match.index, word: match[0] }
  }
  return undefined
}

/** The inline tokens of one paragraph with at most one term in them. */
function withOneTerm(tokens: readonly Token[], matcher: Matcher, seen: Set<string>): Token[] {
  for (const [place, token] of tokens.entries()) {
    const isPlain = token.type === 'text' && (token as { tokens?: unknown }).tokens === undefined
    const found = isPlain ? firstNew(token.raw, matcher, seen) : undefined
    if (found === undefined) continue
    seen.add(found.id)
    const text = (raw: string): Token => ({ type: 'text', raw, text: raw, escaped: false })
    const [before, after] = [token.raw.slice(0, found.at), token.raw.slice(found.at + found.word.length)]
    const term: TermToken = { type: 'term', raw: found.word, text: found.word, id: found.id }
    return [...tokens.slice(0, place), text(before), term, text(after), ...tokens.slice(place + 1)]
  }
  return [...tokens]
}

/** The blocks of a lesson with the first mention of each term marked. The tokens that are given are not changed. */
export function withTerms(blocks: readonly MarkedToken[], matcher: Matcher, seen = new Set<string>()): MarkedToken[] {
  return blocks.map((block): MarkedToken => {
    if (block.type === 'paragraph' || (block.type === 'text' && block.tokens !== undefined))
      return { ...block, tokens: withOneTerm(block.tokens ?? [], matcher, seen) }
    if (block.type !== 'list') return block
    const items = block.items.map((item) => ({
      ...item,
      tokens: withTerms(item.tokens as MarkedToken[], matcher, seen) as Token[],
    }))
    return { ...block, items }
  })
}

// Markdown: the lesson's subset of it as React elements. No HTML is ever made from text.
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { loadTerm } from '../../data/terms.ts'
import { WhatIs } from '../../ui/what-is.tsx'
import type { PlacedFigure } from './figures/lesson-figures.tsx'
import styles from './markdown.module.css'
import { officialAddress, OutsideLink } from './outside-link.tsx'
import { type NamedTerm, termMatcher, type TermToken, withTerms } from './term-tokens.ts'

/** Elements side by side. The text never changes, so that they need no keys. */
const together = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

function link({ href, tokens }: Tokens.Link): ReactNode {
  const address = officialAddress(href)
  // Any other address stays the words it was behind.
  return address === null ? inline(tokens) : <OutsideLink href={address}>{inline(tokens)}</OutsideLink>
}

function inlineToken(token: MarkedToken | TermToken): ReactNode {
  switch (token.type) {
    case 'term':
      return (
        <WhatIs ids={[token.id]} load={loadTerm}>
          {token.text}
        </WhatIs>
      )
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>
    case 'em':
      return <em>{inline(token.tokens)}</em>
    case 'link':
      return link(token)
    case 'br':
      return <br />
    case 'text':
      return token.tokens === undefined ? token.text : inline(token.tokens)
    case 'escape':
    case 'codespan':
    case 'image':
      return token.text
    case 'del':
      return inline(token.tokens)
    default:
      // HTML and whatever else: as it was typed.
      return token.raw
  }
}

const inline = (tokens: readonly Token[]): ReactNode =>
  together(tokens.map((token) => inlineToken(token as MarkedToken)))

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map(({ tokens }) =>
    createElement('li', null, together(tokens.map((token) => blockToken(token as MarkedToken, true)))),
  )
  return ordered
    ? createElement('ol', { start: start === '' ? 1 : start, className: styles.numbers }, ...entries)
    : createElement('ul', { className: styles.bullets }, ...entries)
}

/** Whether a paragraph opens with a bold label and a colon, and which. */
function labelOf(token: MarkedToken): string | null {
  const first = token.type === 'paragraph' ? token.tokens[0] : undefined
  return first?.type === 'strong' && first.raw.includes(':') ? (first as Tokens.Strong).text : null
}

/** @param isInList the text of a list entry is a block without a paragraph around it */
function blockToken(token: MarkedToken, isInList = false): ReactNode {
  switch (token.type) {
    case 'heading':
      // The sheet's title is the second level, and the lesson's own title is the same words.
      return createElement(`h${Math.min(6, token.depth + 1)}`, null, inline(token.tokens))
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>
    case 'list':
      return list(token)
    case 'text':
      return isInList ? inlineToken(token) : <p>{inlineToken(token)}</p>
    case 'hr':
      return <hr />
    case 'space':
    case 'def':
      return null
    default:
      // Not in the subset: shown as it was typed.
      return <p>{token.raw}</p>
  }
}

/** A block as its words, to be told by their beginning. */
const wordsOf = (token: MarkedToken): string => token.raw.replaceAll('**', '')

/** A worked example and the steps that follow it, in one box; figures behind the blocks they belong to. */
function withExamples(tokens: readonly MarkedToken[], figures: readonly PlacedFigure[]): ReactNode[] {
  const parts: ReactNode[] = []
  const blocks = tokens.filter(({ type }) => type !== 'space')
  for (let index = 0; index < blocks.length; index++) {
    const [token, next] = [blocks[index], blocks[index + 1]]
    if (token === undefined) continue
    const here = figures.filter(({ after }) => wordsOf(token).startsWith(after)).map(({ element }) => element)
    if (labelOf(token)?.startsWith('Worked example') !== true) {
      parts.push(blockToken(token), ...here)
      continue
    }
    const steps = next?.type === 'list' ? next : undefined
    parts.push(
      <div className={styles.example}>
        {blockToken(token)}
        {steps !== undefined && blockToken(steps)}
      </div>,
      ...here,
    )
    if (steps !== undefined) index++
  }
  return parts
}

const isTitle = (token: MarkedToken | undefined, title: string): boolean =>
  token?.type === 'heading' && token.depth === 1 && token.text.trim() === title

type MarkdownProps = {
  source: string
  /** The lesson's, which stands above the text already. */
  title: string
  figures?: readonly PlacedFigure[]
  /** The glossary, whose terms are explained where they are first mentioned; without it the text stands as it is. */
  terms?: readonly NamedTerm[] | undefined
}

const noFigures: readonly PlacedFigure[] = []

export function Markdown({ source, title, figures = noFigures, terms }: MarkdownProps) {
  return useMemo(() => {
    const tokens = new Lexer({ gfm: true }).lex(source) as MarkedToken[]
    const blocks = isTitle(tokens[0], title) ? tokens.slice(1) : tokens
    return together(withExamples(terms === undefined ? blocks : withTerms(blocks, termMatcher(terms)), figures))
  }, [source, title, figures, terms])
}

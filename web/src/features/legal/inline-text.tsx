// Inline text: the links, the contact address and the operator inside a line of a legal text, as
// shared/person/legal/legal-document.ts describes them.
import { createContext, type MouseEvent, useContext } from 'react'
import { Link } from '../../router/router.tsx'
import { operatorWords } from '#shared/person/operator.ts'
import { contactEmail } from '../../data/contact-email.ts'
import { env } from '../../lib/env.ts'

export type LegalLinks = {
  /** Opens a section of the same text. */
  onSection: (event: MouseEvent, id: string) => void
  /** False for a visitor without an account: the other pages are not open to them. */
  isInApp: boolean
}
export const LegalLinksContext = createContext<LegalLinks>({ onSection: () => undefined, isInApp: false })

const marks = /\{email\}|\{operator\}|\[([^\]]+)\]\(([^)]+)\)/g

function Target({ to, children }: { to: string; children: string }) {
  const { onSection, isInApp } = useContext(LegalLinksContext)
  if (to.startsWith('#')) {
    return (
      <a href={to} onClick={(event) => onSection(event, to.slice(1))}>
        {children}
      </a>
    )
  }
  if (to.startsWith('/')) return isInApp ? <Link to={to}>{children}</Link> : children
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

function Email() {
  const address = contactEmail()
  return <a href={`mailto:${address}`}>{address}</a>
}

export function InlineText({ children: text }: { children: string }) {
  let end = 0
  const parts = [...text.matchAll(marks)].map((mark) => {
    const [whole, words, to] = mark
    const before = text.slice(end, mark.index)
    end = mark.index + whole.length
    const found =
      whole === '{operator}' ? (
        operatorWords(env().operator)
      ) : words === undefined || to === undefined ? (
        <Email />
      ) : (
        <Target to={to}>{words}</Target>
      )
    return (
      <span key={mark.index}>
        {before}
        {found}
      </span>
    )
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}

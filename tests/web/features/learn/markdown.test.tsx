// Markdown: every lesson renders in the subset; text never becomes HTML, and no link leads anywhere but to an official source.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'
import { Markdown } from '#web/features/learn/markdown.tsx'
import { officialAddress } from '#web/features/learn/outside-link.tsx'

afterEach(cleanup)

const show = (source: string): HTMLElement => render(<Markdown source={source} title="A lesson" />).container
const allowed = new Set([
  'H2',
  'H3',
  'H4',
  'P',
  'UL',
  'OL',
  'LI',
  'STRONG',
  'EM',
  'A',
  'BR',
  'HR',
  'DIV',
  'SPAN',
  'svg',
  'path',
  'SVG',
  'PATH',
])

test('headings, bullets, numbers, bold text and bold labels', () => {
  const page = show(
    '# A lesson\n\n## First\n\nSome **bold** text.\n\n**Label:** after it\n\n- one\n- **two:** more\n\n3. three\n4. four',
  )
  expect(page.querySelector('h2')).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: 'First' })).toBeTruthy()
  expect([...page.querySelectorAll('strong')].map((part) => part.textContent)).toEqual(['bold', 'Label:', 'two:'])
  expect([...page.querySelectorAll('ul > li')].map((part) => part.textContent)).toEqual(['one', 'two: more'])
  expect(page.querySelector('ol')?.getAttribute('start')).toBe('3')
})

test('a first heading that is not the title stays', () => {
  show('# Another title\n\ntext')
  expect(screen.getByRole('heading', { level: 2, name: 'Another title' })).toBeTruthy()
})

test('a worked example and its steps stand together', () => {
  const page = show('Before\n\n**Worked example:** ten dollars.\n\n1. one\n2. two\n\nAfter')
  const box = screen.getByText('Worked example:').closest('div')
  expect(box?.textContent).toBe('Worked example: ten dollars.onetwo')
  expect(page.lastElementChild?.textContent).toBe('After')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <b onclick="alert(1)">bold</b> <iframe src="https://evil.example"></iframe>',
  '<div><style>body{display:none}</style></div>',
  '![a picture](https://evil.example/x.png)',
  '- <input type="checkbox"> entry\n- [ ] task',
  '> quoted <u>text</u>',
  '| a | <i>b</i> |\n| - | - |\n| c | d |',
  '`<b>code</b>`\n\n```html\n<b>block</b>\n```',
  '[x](javascript:alert(1)) [y](data:text/html,<b>) <javascript:alert(1)>',
  '&lt;b&gt;',
])('no HTML comes out of %s', (source) => {
  const page = show(source)
  const strange = [...page.querySelectorAll('*')].filter((element) => !allowed.has(element.tagName))
  expect(strange.map((element) => element.tagName)).toEqual([])
  expect(page.querySelectorAll('a')).toHaveLength(0)
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name }) => name),
  )
  expect(attributes.filter((name) => name.startsWith('on') || name === 'src' || name === 'style')).toEqual([])
})

test.each([
  'https://moneysmart.gov.au',
  'https://www.ato.gov.au/individuals',
  'https://www.asx.com.au/',
  'https://asic.gov.au/?q=1',
  'https://www.apra.gov.au/apra-explains-financial-claims-scheme',
  'https://www.legislation.gov.au/C2026A00038/asmade/text',
])('%s is official: it opens in a new tab and says so', (address) => {
  show(`See [the page](${address}).`)
  const link = screen.getByRole('link', { name: 'the page (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe(new URL(address).href)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(link.querySelector('svg')).not.toBeNull()
})

test.each([
  'https://evil.example',
  'http://moneysmart.gov.au',
  'https://moneysmart.gov.au.evil.example',
  'https://notato.gov.au',
  'https://ato.gov.au@evil.example',
  'https://user:word@ato.gov.au',
  'https://ato.gov.au:8443',
  '//ato.gov.au',
  '/learn',
  'javascript:alert(1)//ato.gov.au',
])('%s is no place to send somebody to: only the words stay', (address) => {
  expect(officialAddress(address)).toBeNull()
  const page = show(`See [the page](${address}) and ${address}.`)
  expect(page.querySelector('a')).toBeNull()
  expect(page.textContent).toContain('See the page and')
})

test.each(lessonCatalogue.map(({ id, title }) => [title, id] as const))(
  '%s renders in the subset, links and all',
  async (title, id) => {
    const body = (await loadLesson(id))?.body ?? ''
    const { container } = render(<Markdown source={body} title={title} />)
    expect(container.querySelectorAll('h3').length).toBeGreaterThan(2)
    expect([...container.querySelectorAll('*')].filter((element) => !allowed.has(element.tagName))).toEqual([])
    expect(container.textContent).not.toMatch(/\*\*|\]\(|^#/m)
    expect(container.querySelectorAll('a')).toHaveLength([...body.matchAll(/\]\(/g)].length)
  },
)

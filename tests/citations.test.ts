// Citations: comments, tests and docs cite only what the repository contains: rules of docs/product.md as P12, decisions of
// docs/decisions as ADR 012, and documents that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folders = ['shared', 'lambdas', 'infra', 'web', 'local', 'scripts', 'tests', 'training', 'docs', '.github']

function* textsBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* textsBelow(path)
    else if (/\.(tsx?|mjs|css|html|md|csv|ya?ml)$/.test(entry.name)) yield path
  }
}

const inRoot = readdirSync(root).filter((name) => /\.(ts|md)$/.test(name))
const texts = new Map(
  [...inRoot.map((name) => join(root, name)), ...folders.flatMap((folder) => [...textsBelow(join(root, folder))])]
    .map((file) => [relative(root, file), readFileSync(file, 'utf8')] as const)
    // This file spells out what it forbids.
    .filter(([path]) => path !== 'tests/citations.test.ts'),
)

/** Each line that matches, as `path:line: match`. */
const found = (pattern: RegExp, inTexts: ReadonlyMap<string, string> = texts): string[] =>
  [...inTexts].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map(([match]) => `${path}:${index + 1}: ${match}`)),
  )

const product = texts.get('docs/product.md') ?? ''
const rules = Array.from(product.matchAll(/^- \*\*(P\d+)\*\*/gm), ([, rule = '']) => rule)
const decisions = readdirSync(join(root, 'docs/decisions'))

/** Ways of citing documents that are not in the repository. */
const dangling = [
  /\b(?:the|product) spec\b|\bspec(?:ification)?(?:'s|’s| sections?)\b/gi,
  /\bdecisions? \d+/gi,
  /\bmarket-data (?:facts|\d)/gi,
  /\bfindings? [A-Z]?\d/g,
  /\bissue \d|\(issue: [a-z]/g,
]

test('no document is cited that is not here', () => {
  expect(texts.size).toBeGreaterThan(500)
  expect(dangling.flatMap((pattern) => found(pattern))).toEqual([])
})

test.each([
  'the gate (spec section 4, Session)',
  'as the spec says',
  'half up (decision 1)',
  'see decisions 12-15',
  'YHD (market-data 1.8)',
  'deleting the account (issue 6; P36)',
])('%j would be found', (comment) => {
  expect(dangling.flatMap((pattern) => found(pattern, new Map([['x.ts', comment]])))).not.toEqual([])
})

test('every document named in code or docs exists', () => {
  const missing = [...texts].flatMap(([path, text]) =>
    (text.match(/(?<![\w/.@-])(?:docs\/)?[\w/-]+\.md\b/g) ?? [])
      .filter((name) => ![root, join(root, 'docs'), join(root, path, '..')].some((at) => existsSync(join(at, name))))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every file that the docs name by its path exists', () => {
  const path = /`((?:shared|lambdas|infra|web|local|scripts|tests|training)\/[\w./-]+\.(?:tsx?|mjs|jsonl?|csv|txt))`/g
  const named = [...texts].flatMap(([document, text]) =>
    document.endsWith('.md') ? Array.from(text.matchAll(path), ([, file = '']) => `${document}: ${file}`) : [],
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((line) => !existsSync(join(root, line.split(': ').at(-1) ?? '')))).toEqual([])
})

/** What a build or a test makes. */
const isMade = (path: string): boolean => /^(?:web\/dist|tests\/\.artifacts)\b/.test(path)

test('every file or folder that a comment names by its path from the root exists', () => {
  const path = /(?<![\w@#./-])(?:shared|lambdas|infra|web|local|scripts|tests|training|docs)\/[\w./-]*\w/g
  const named = [...texts].flatMap(([file, text]) =>
    /\.(?:tsx?|mjs|css)$/.test(file)
      ? text
          .split('\n')
          .flatMap((line) => /^\s*(?:\/\/|\/?\*)(.*)/.exec(line)?.[1]?.match(path) ?? [])
          .map((name) => [file, name] as const)
      : [],
  )
  expect(named.length).toBeGreaterThan(60)
  const missing = named.filter(([, name]) => !isMade(name) && !existsSync(join(root, name)))
  expect(missing.map(([file, name]) => `${file}: ${name}`)).toEqual([])
})

test('each rule of the product has one number, and every cited rule is in docs/product.md', () => {
  expect(rules.length).toBeGreaterThan(30)
  expect(new Set(rules).size).toBe(rules.length)
  const cited = found(/\bP\d+\b/g)
  expect(cited.length).toBeGreaterThan(rules.length)
  expect(cited.filter((line) => !rules.includes(line.split(': ').at(-1) ?? ''))).toEqual([])
})

test('each decision has one number, the same in its name and its heading, and every cited one is in docs/decisions', () => {
  const numbers = decisions.map((name) => name.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
  const headings = decisions.map((name) => texts.get(`docs/decisions/${name}`)?.slice(0, 6))
  expect(headings).toEqual(numbers.map((number) => `# ${number} `))
  const cited = found(/\bADR \d\w*/g)
  expect(cited.length).toBeGreaterThan(5)
  expect(cited.filter((line) => !numbers.includes(line.slice(-3)))).toEqual([])
})

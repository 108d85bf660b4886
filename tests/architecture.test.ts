// The walls between the rooms, as data: who may import whom (ARCHITECTURE.md). TypeScript's project references keep the top
// rooms and the order of the core; this keeps what is inside them apart too. A file that no row matches fails.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const rooms = ['shared', 'lambdas', 'infra', 'web', 'local'] as const

/** The core from the bottom to the top: a folder may import itself and those before it, never one after it. */
const core = [
  'kernel',
  'operation',
  'facts',
  'person',
  'market',
  'portfolio',
  'tax',
  'learning',
  'educator',
  'watchlist',
  'messages',
  'recovery',
  'account',
  'contract',
] as const

/** The packages that the core may use: they run in a Lambda and in a browser alike. */
const corePackages = ['zod/mini', 'ts-fsrs', 'papaparse']

type Wall = { from: RegExp; may: readonly RegExp[]; never?: readonly RegExp[] }

const anyShared = /^shared\//
const anyPackage = /^npm:/
const anyBrowserPackage = /^npm:(?!node:|@aws-sdk|aws-cdk)/
const packages = (names: readonly string[]): RegExp => new RegExp(`^npm:(${names.join('|')})$`)
const anyOperations = /^shared\/[a-z-]+\/operations\.ts$/

const coreWalls: readonly Wall[] = core.map((folder, place) => ({
  from: new RegExp(`^shared/${folder}/`),
  may: [new RegExp(`^shared/(${core.slice(0, place + 1).join('|')})/`), packages(corePackages)],
  // A use case is called from outside the core; what capabilities share stands in their nouns and services.
  never: [anyOperations],
}))

const walls: readonly Wall[] = [
  ...coreWalls,
  {
    from: /^lambdas\/edge\//,
    may: [
      anyShared,
      /^lambdas\/edge\//,
      packages(['node:zlib', 'zod/mini', '@middy/core', 'aws-lambda', '@aws-lambda-powertools/.*']),
    ],
    never: [anyOperations],
  },
  // An adapter knows the core and its vendor; of other adapters only the HTTP client and the secrets.
  {
    from: /^lambdas\/adapters\//,
    may: [anyShared, /^lambdas\/adapters\/(SELF|http|secrets)\//, /^lambdas\/edge\/log\.ts$/, anyPackage],
    never: [anyOperations],
  },
  { from: /^lambdas\/[a-z-]+\.ts$/, may: [anyShared, /^lambdas\//] },
  {
    from: /^lambdas\/[a-z-]+\/handler\.ts$/,
    may: [anyShared, /^lambdas\/(edge\/|dependencies\.ts|settings\.ts)/, packages(['aws-lambda'])],
  },
  { from: /^infra\/(tables|security-headers)\.ts$/, may: [] },
  {
    from: /^infra\//,
    may: [
      /^shared\/(contract|operation)\//,
      /^shared\/account\/(identity-rules|code-mails)\.ts$/,
      /^infra\//,
      /^package\.json$/,
      /^npm:(node:|aws-cdk-lib|constructs|cdk-nag|esbuild|zod\/mini)/,
    ],
  },
  { from: /^web\/build\//, may: [/^web\/build\//, anyPackage] },
  { from: /^web\/src\/router\//, may: [/^web\/src\/router\//, anyBrowserPackage] },
  { from: /^web\/src\/ui\//, may: [/^web\/src\/(ui|router)\//, anyBrowserPackage] },
  {
    from: /^web\/src\/lib\//,
    may: [anyShared, /^web\/src\/(lib|router)\//, anyBrowserPackage],
    never: [anyOperations],
  },
  { from: /^web\/src\/adapters\//, may: [anyShared, /^web\/src\/(adapters|lib)\//, anyBrowserPackage] },
  { from: /^web\/src\/data\//, may: [anyShared, /^web\/src\/(data|lib|adapters)\//, anyBrowserPackage] },
  {
    from: /^web\/src\/features\//,
    may: [anyShared, /^web\/src\/(ui|router|data|lib|features\/SELF)\//, anyBrowserPackage],
    never: [anyOperations],
  },
  {
    from: /^web\/(src\/(app\/|main|start|amplify-srp)|worker\/)/,
    may: [anyShared, /^web\/src\//, anyBrowserPackage],
  },
  { from: /^local\//, may: [anyShared, /^(lambdas|local)\//, /^infra\/(tables|security-headers)\.ts$/, anyPackage] },
]

/** Whether a file may import a target: a path from the root, or `npm:` and a package. */
function isAllowed(from: string, target: string): boolean {
  const wall = walls.find((candidate) => candidate.from.test(from))
  if (wall === undefined) return false
  // SELF is the importing file's own folder below its room.
  const self = /^(?:web\/src\/features|lambdas\/adapters)\/([a-z-]+)\//.exec(from)?.[1] ?? ' '
  const matches = (pattern: RegExp): boolean => new RegExp(pattern.source.replace('SELF', self)).test(target)
  return wall.may.some(matches) && !(wall.never ?? []).some(matches)
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

const importPattern = /(?<!\/)\b(?:from|import)\s*\(?\s*'([^']+)'/g

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(importPattern)].map(([, specifier = '']) => {
    if (specifier.startsWith('.')) return relative(root, resolve(dirname(file), specifier))
    const mapped = /^#(web|shared|lambdas|infra|local|tests|training)\/(.*)$/.exec(specifier)
    return mapped === null ? `npm:${specifier}` : `${mapped[1] === 'web' ? 'web/src' : mapped[1]}/${mapped[2]}`
  })
}

const files = rooms.flatMap((room) => [...sources(join(root, room))])
const paths = files.map((file) => relative(root, file))
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

test('the compiler knows the same order of the core: each folder is a project that refers to those below it and no other', () => {
  const references = (folder: string): unknown =>
    (JSON.parse(textOf(`${folder}/tsconfig.json`)) as { references?: { path: string }[] }).references?.map(
      ({ path }) => path,
    ) ?? []
  const folders = core.filter((folder) => paths.some((path) => path.startsWith(`shared/${folder}/`)))
  expect(references('shared')).toEqual(folders.map((folder) => `./${folder}`))
  for (const [place, folder] of folders.entries()) {
    expect(references(`shared/${folder}`)).toEqual(folders.slice(0, place).map((below) => `../${below}`))
  }
})

test('every file has a wall', () => {
  expect(paths.filter((path) => !walls.some(({ from }) => from.test(path)))).toEqual([])
})

test('no import crosses a wall', () => {
  const crossings = paths.flatMap((from) =>
    importsOf(join(root, from))
      .filter((target) => !isAllowed(from, target))
      .map((target) => `${from} imports ${target}`),
  )
  expect(crossings).toEqual([])
})

/** The files of a circle of imports, in order; types count too, since they tie files together all the same. */
function firstCircle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    for (const target of graph.get(file) ?? []) {
      const circle = walk(target, [...path, file])
      if (circle.length > 0) return circle
    }
    done.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const circle = walk(file, [])
    if (circle.length > 0) return circle
  }
  return []
}

test('no files of the web app import each other in a circle', () => {
  const graph = new Map(files.map((file) => [relative(root, file), importsOf(file)]))
  const inWeb = new Map([...graph].filter(([file]) => file.startsWith('web/')))
  expect(firstCircle(inWeb)).toEqual([])
  expect(
    firstCircle(
      new Map([...inWeb, ['web/src/ui/x.ts', ['web/src/ui/y.ts']], ['web/src/ui/y.ts', ['web/src/ui/x.ts']]]),
    ),
  ).toHaveLength(3)
})

test.each([
  ['shared/kernel/money.ts', 'shared/portfolio/holding.ts'],
  ['shared/market/quote.ts', 'shared/portfolio/holding.ts'],
  ['shared/portfolio/holding.ts', 'shared/learning/lesson-catalogue.ts'],
  ['shared/portfolio/holding.ts', 'npm:node:fs'],
  ['shared/portfolio/operations.ts', 'lambdas/adapters/dynamo/table.ts'],
  ['shared/account/operations.ts', 'shared/portfolio/operations.ts'],
  ['shared/portfolio/operations.ts', 'npm:@aws-sdk/lib-dynamodb'],
  ['lambdas/adapters/dynamo/table.ts', 'shared/portfolio/operations.ts'],
  ['lambdas/adapters/yahoo/yahoo.ts', 'lambdas/adapters/dynamo/table.ts'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'web/src/features/dashboard/dashboard-page.tsx'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'shared/portfolio/operations.ts'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'lambdas/edge/lambda.ts'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'web/src/app/gate.tsx'],
  ['web/src/ui/button.tsx', 'web/src/data/use-holdings.ts'],
  ['infra/main.ts', 'lambdas/holdings/handler.ts'],
])('the walls stop %s from importing %s', (from, target) => {
  expect(isAllowed(from, target)).toBe(false)
})

test.each([
  ['shared/portfolio/operations.ts', 'shared/market/ports.ts'],
  ['lambdas/holdings/handler.ts', 'shared/portfolio/operations.ts'],
  ['lambdas/adapters/yahoo/yahoo.ts', 'lambdas/adapters/http/provider.ts'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'web/src/ui/button.tsx'],
  ['web/src/data/use-holdings.ts', 'shared/portfolio/operations.ts'],
])('the walls let %s import %s', (from, target) => {
  expect(isAllowed(from, target)).toBe(true)
})

/** The folders of a room on a circle of imports; an import of a type alone counts too. */
function circles(of: readonly string[]): string[] {
  const graph = new Map(
    of.map((path) => [path, importsOf(join(root, path)).filter((target) => /\.tsx?$/.test(target))] as const),
  )
  const done = new Set<string>()
  const found: string[] = []
  function walk(path: string, trail: readonly string[]): void {
    if (trail.includes(path)) return void found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (done.has(path)) return
    for (const target of graph.get(path) ?? []) walk(target, [...trail, path])
    done.add(path)
  }
  for (const path of of) walk(path, [])
  return found
}

test('no imports go in a circle', () => {
  expect(circles(paths)).toEqual([])
})

test('the core has no clock, no chance, no network, no environment', () => {
  const impure =
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bcrypto\.|\bperformance\.|\bsetTimeout\(|\bprocess\.|\bconsole\.|\bwindow\.|\bdocument\./
  const offenders = paths.filter((path) => path.startsWith('shared/') && impure.test(codeOf(textOf(path))))
  expect(offenders).toEqual([])
})

/** The text without comments and quoted strings, in which any word may stand. */
function codeOf(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
}

test('no effect returns an expression: a value that is not a function is called as a clean-up and ends the page', () => {
  const returnsExpression = /\buse(?:Layout|Insertion)?Effect\(\s*(?:\(\)|async \(\)) =>\s*[^{\s]/
  expect(paths.filter((path) => returnsExpression.test(textOf(path)))).toEqual([])
})

test('the environment is read in one place', () => {
  const readers = paths.filter((path) => path.startsWith('lambdas/') && textOf(path).includes('process.env'))
  expect(readers).toEqual(['lambdas/settings.ts'])
})

/** Texts and tables that people write and read as a whole. Code is never among them. */
const isData = (path: string): boolean =>
  /^shared\/(facts|[a-z-]+\/(data|lessons|legal|labelled))\//.test(path) || path.endsWith('/tone-weights.ts')

test('no file has a name that could hold anything, and none has grown past its noun', () => {
  const bins = /(^|\/)(utils?|helpers?|common|misc|types|constants)(\.|\/)/
  expect(paths.filter((path) => bins.test(path))).toEqual([])
  expect(paths.filter((path) => !isData(path) && textOf(path).split('\n').length > 250)).toEqual([])
})

test('tests use the real parts: no module is mocked, none is skipped or run alone', () => {
  // Spelled apart, so that this file does not find itself.
  const forbidden = new RegExp(['vi\\.(do)?mock\\(', '\\b(test|it|describe)\\.(skip|only|todo)\\b'].join('|'))
  const offenders = [...sources(join(root, 'tests'))].filter((file) => forbidden.test(readFileSync(file, 'utf8')))
  expect(offenders.map((file) => relative(root, file)).filter((file) => file !== 'tests/architecture.test.ts')).toEqual(
    [],
  )
})

test('every capability with use cases has a test of them, and every suite of a port is run over its adapters', () => {
  const testFiles = [...sources(join(root, 'tests'))].map((file) => relative(root, file))
  const withUseCases = paths.filter((path) => anyOperations.test(path))
  expect(withUseCases.length).toBeGreaterThan(4)
  const untested = withUseCases.filter((path) => !testFiles.includes(`tests/${path.replace('.ts', '.test.ts')}`))
  expect(untested).toEqual([])

  const texts = new Map(testFiles.map((path) => [path, textOf(path)]))
  const suites = testFiles
    .filter((path) => path.startsWith('tests/ports/'))
    .map((path) =>
      /export function (\w+Suite)\(open: \(\) => (Stores)?|export function (\w+)\(/.exec(texts.get(path) ?? ''),
    )
  expect(suites.length).toBeGreaterThan(7)
  for (const suite of suites) {
    const name = suite?.[1] ?? suite?.[3] ?? 'no suite'
    const runs = testFiles.filter((path) => path.endsWith('.test.ts') && texts.get(path)?.includes(`${name}(`) === true)
    // A store has one adapter on DynamoDB and one in memory.
    const rooms =
      suite?.[2] === undefined ? [/./] : [/^tests\/lambdas\/adapters\/dynamo\//, /^tests\/web\/adapters\/memory\//]
    for (const room of rooms) expect([name, runs.some((path) => room.test(path))]).toEqual([name, true])
  }
})

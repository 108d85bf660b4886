// The walls between the rooms, as a table: who may import whom (ARCHITECTURE.md). TypeScript's project references keep
// the rooms apart; this keeps what is inside them apart too, and both directions of the adapters.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const rooms = ['shared', 'lambdas', 'infra', 'web', 'local'] as const

type Wall = { from: RegExp; may: readonly RegExp[] }

const zod = /^npm:zod\/mini$/
const domain = /^shared\/domain\//
const anyShared = /^shared\//
const anyPackage = /^npm:/
const anyBrowserPackage = /^npm:(?!node:|@aws-sdk|aws-cdk)/

const walls: readonly Wall[] = [
  { from: /^shared\/domain\//, may: [domain, zod] },
  { from: /^shared\/content\//, may: [domain, /^shared\/content\//] },
  { from: /^shared\/guard\//, may: [domain, /^shared\/(guard|content)\//] },
  { from: /^shared\/contract\//, may: [domain, /^shared\/contract\//, zod] },
  { from: /^lambdas\/ports\//, may: [anyShared, /^lambdas\/ports\//] },
  {
    from: /^lambdas\/http\//,
    may: [anyShared, /^lambdas\/http\//, zod, /^npm:(@middy\/core|aws-lambda|@aws-lambda-powertools\/.*)$/],
  },
  { from: /^lambdas\/adapters\//, may: [anyShared, /^lambdas\/(ports|adapters|http\/log)/, anyPackage] },
  { from: /^lambdas\/quotes\//, may: [anyShared, /^lambdas\/(ports|quotes)\//, /^lambdas\/http\/log/] },
  { from: /^lambdas\/(dependencies|settings)\.ts$/, may: [/^lambdas\//] },
  {
    from: /^lambdas\/[a-z-]+\/handler\.ts$/,
    may: [anyShared, /^lambdas\/(http\/|dependencies\.ts|settings\.ts|SELF\/)/, /^npm:aws-lambda$/],
  },
  { from: /^lambdas\/[a-z-]+\//, may: [anyShared, /^lambdas\/(ports|http|quotes|SELF)\//, zod] },
  { from: /^infra\/(tables|security-headers)\.ts$/, may: [] },
  {
    from: /^infra\//,
    may: [
      /^shared\/contract\//,
      /^infra\//,
      /^package\.json$/,
      /^npm:(node:|aws-cdk-lib|constructs|cdk-nag|esbuild|zod\/mini)/,
    ],
  },
  { from: /^web\/build\//, may: [anyPackage] },
  { from: /^web\/src\/ui\//, may: [/^web\/src\/ui\//, anyBrowserPackage] },
  { from: /^web\/src\/lib\//, may: [anyShared, /^web\/src\/lib\//, anyBrowserPackage] },
  { from: /^web\/src\/data\//, may: [anyShared, /^web\/src\/(data|lib)\//, anyBrowserPackage] },
  { from: /^web\/src\/features\//, may: [anyShared, /^web\/src\/(ui|data|lib|features\/SELF)\//, anyBrowserPackage] },
  { from: /^web\//, may: [anyShared, /^web\/src\//, anyBrowserPackage] },
  { from: /^local\//, may: [anyShared, /^(lambdas|local)\//, /^infra\/(tables|security-headers)\.ts$/, anyPackage] },
]

/** Whether a file may import a target: a path from the root, or `npm:` and a package. */
function isAllowed(from: string, target: string): boolean {
  const wall = walls.find((candidate) => candidate.from.test(from))
  if (wall === undefined) return false
  // SELF is the importing file's own folder below its room.
  const self = /^(?:web\/src\/features|lambdas)\/([a-z-]+)\//.exec(from)?.[1] ?? ' '
  return wall.may.some((pattern) => new RegExp(pattern.source.replace('SELF', self)).test(target))
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name)) yield path
  }
}

const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(importPattern)].map(([, specifier = '']) => {
    if (specifier.startsWith('.')) return relative(root, resolve(dirname(file), specifier))
    const mapped = /^#(web|shared|lambdas|infra|local|tests)\/(.*)$/.exec(specifier)
    return mapped === null ? `npm:${specifier}` : `${mapped[1] === 'web' ? 'web/src' : mapped[1]}/${mapped[2]}`
  })
}

const files = rooms.flatMap((room) => [...sources(join(root, room))])

test('no import crosses a wall', () => {
  const crossings = files.flatMap((file) => {
    const from = relative(root, file)
    return importsOf(file)
      .filter((target) => !isAllowed(from, target))
      .map((target) => `${from} imports ${target}`)
  })
  expect(crossings).toEqual([])
})

test.each([
  ['shared/domain/holding.ts', 'shared/content/lesson-catalogue.ts'],
  ['shared/domain/holding.ts', 'npm:node:fs'],
  ['lambdas/holdings/operations.ts', 'lambdas/adapters/dynamo/table.ts'],
  ['lambdas/holdings/operations.ts', 'lambdas/profile/operations.ts'],
  ['lambdas/holdings/operations.ts', 'npm:@aws-sdk/lib-dynamodb'],
  ['lambdas/adapters/dynamo/table.ts', 'lambdas/holdings/operations.ts'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'web/src/features/dashboard/dashboard-page.tsx'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'lambdas/http/lambda.ts'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'web/src/app/gate.tsx'],
  ['web/src/ui/button.tsx', 'web/src/data/use-holdings.ts'],
  ['infra/main.ts', 'lambdas/holdings/handler.ts'],
])('the walls stop %s from importing %s', (from, target) => {
  expect(isAllowed(from, target)).toBe(false)
})

test.each([
  ['lambdas/holdings/operations.ts', 'lambdas/ports/clock.ts'],
  ['lambdas/holdings/handler.ts', 'lambdas/holdings/operations.ts'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'web/src/ui/button.tsx'],
  ['web/src/features/portfolio/portfolio-page.tsx', 'web/src/features/portfolio/holdings-table.tsx'],
])('the walls let %s import %s', (from, target) => {
  expect(isAllowed(from, target)).toBe(true)
})

test('time, chance and the network come to the domain as arguments', () => {
  const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bcrypto\./
  const offenders = files.filter(
    (file) => /shared\/(domain|guard|contract)\//.test(file) && impure.test(readFileSync(file, 'utf8')),
  )
  expect(offenders.map((file) => relative(root, file))).toEqual([])
})

test('no effect returns an expression: a value that is not a function is called as a clean-up and ends the page', () => {
  const returnsExpression = /\buse(?:Layout|Insertion)?Effect\(\s*(?:\(\)|async \(\)) =>\s*[^{\s]/
  const offenders = files.filter((file) => returnsExpression.test(readFileSync(file, 'utf8')))
  expect(offenders.map((file) => relative(root, file))).toEqual([])
})

test('the environment is read in one place', () => {
  const readers = files.filter(
    (file) => relative(root, file).startsWith('lambdas/') && readFileSync(file, 'utf8').includes('process.env'),
  )
  expect(readers.map((file) => relative(root, file))).toEqual(['lambdas/settings.ts'])
})

test('no file has a name that could hold anything, and none has grown past its noun', () => {
  const bins = /(^|\/)(utils?|helpers?|common|misc|types|constants)(\.|\/)/
  expect(files.map((file) => relative(root, file)).filter((file) => bins.test(file))).toEqual([])
  const isData = /shared\/(content|guard)\/|asx-holidays/
  const long = files.filter((file) => !isData.test(file) && readFileSync(file, 'utf8').split('\n').length > 250)
  expect(long.map((file) => relative(root, file))).toEqual([])
})

test('tests use the real parts: no module is mocked, none is skipped or run alone', () => {
  // Spelled apart, so that this file does not find itself.
  const forbidden = new RegExp(['vi\\.(do)?mock\\(', '\\b(test|it|describe)\\.(skip|only|todo)\\b'].join('|'))
  const offenders = [...sources(join(root, 'tests'))].filter((file) => forbidden.test(readFileSync(file, 'utf8')))
  expect(offenders.map((file) => relative(root, file)).filter((file) => file !== 'tests/architecture.test.ts')).toEqual(
    [],
  )
})

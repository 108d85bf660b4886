// Mutations: what a clumsy client, a broken proxy or an attacker makes of a valid request.
import fc from 'fast-check'
import { changedAt, type Doc, Entries, placesIn, Raw, textOf } from './json-text.ts'

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'userId',
  'uid',
  'pk',
  'sk',
  'xp',
  'level',
  '',
  'é',
  '\u0000',
  '$where',
  'a.b',
  '0',
]

const edgeNumbers = [
  '0', '-0', '-1', '1e-7', '1e-8', '1e-9', '1e-130', '1e-131', '5e-324', '0.1', '0.30000000000000004', '1e9', '1000000000.01', '1e12',
  '1e21', '1e125', '1e126', '1e308', '1e309', '1e999', '-1e999', '9007199254740991', '9007199254740993', '123456789012345678901234567890',
  '0.000000000000000000000000000000000000000001', '2147483648', '-2147483649', '18', '17', '66', '1.5', '1E2',
] // prettier-ignore

const notJson = [
  'NaN',
  'Infinity',
  '0x10',
  '010',
  '1.',
  '.5',
  '+1',
  'undefined',
  "'x'",
  '/* */1',
  '"\\x41"',
  '"\\ud800"',
  '"\t"',
  'tru',
  '"',
  '{',
  '[1,]',
  '{"a":1,}',
]

const oddStrings = [
  '', ' ', '\u0000', 'a\u0000b', '\u202e', '\ufeff', '\u200b', '\ud83d\ude00', 'ﷺ', 'Ω'.repeat(61), 'a'.repeat(101), 'a'.repeat(1001), 'x'.repeat(60_000),
  '<script>alert(1)</script>', "'; DROP TABLE users; --", '${7*7}', '{{7*7}}', '%s%n', '../../etc/passwd', 'https://evil.test', 'CBA\r\nX: y', '__proto__',
  'null', 'true', '1', 'NaN', 'Infinity', '-1', '1e999', '5,000.50', '2026-02-30T00:00:00.000Z', '0000-01-01T00:00:00Z', 'é'.normalize('NFD'), '１２３',
] // prettier-ignore

const nested = (depth: number, [open, close]: readonly [string, string]) =>
  new Raw(open.repeat(depth) + '1' + close.repeat(depth))

const odd: fc.Arbitrary<Doc> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...edgeNumbers).map((text) => new Raw(text)) },
  { weight: 4, arbitrary: fc.constantFrom(...oddStrings) },
  { weight: 2, arbitrary: fc.constantFrom<Doc>(null, true, false, [], new Entries([]), [[]], 0, '0') },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
  { weight: 1, arbitrary: fc.double().map((value) => new Raw(Number.isFinite(value) ? String(value) : '0')) },
  { weight: 1, arbitrary: fc.constantFrom(...notJson).map((text) => new Raw(text)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(10, 500, 5000), fc.constantFrom(['[', ']'] as const, ['{"a":', '}'] as const))
      .map(([depth, kind]) => nested(depth, kind)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(50, 201, 3000).map((count) => Array.from({ length: count }, (_, index) => index)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(50, 3000)
      .map((count) => new Entries(Array.from({ length: count }, (_, index) => [`f${index}`, index] as const))),
  },
)

type Change = (doc: Doc) => Doc

/** One change of a document at one place: a type swapped, a name missing, added or doubled, a value at the edge. */
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: odd.map(
      (value): Change =>
        () =>
          value,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat().map(
      (which): Change =>
        (doc) =>
          doc instanceof Entries && doc.entries.length > 0
            ? new Entries(doc.entries.filter((_, index) => index !== which % doc.entries.length))
            : doc,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...names), odd).map(
      ([name, value]): Change =>
        (doc) =>
          doc instanceof Entries ? new Entries([...doc.entries, [name, value]]) : new Entries([[name, doc]]),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(), odd).map(([which, value]): Change => (doc) => {
      if (!(doc instanceof Entries) || doc.entries.length === 0) return [doc]
      const [name = ''] = doc.entries[which % doc.entries.length] ?? []
      return new Entries([...doc.entries, [name, value]])
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Change>(
      (doc) => [doc],
      (doc) => [doc, doc],
      (doc) => JSON.stringify(textOf(doc)),
    ),
  },
)

export const mutated = (valid: fc.Arbitrary<Doc>): fc.Arbitrary<Doc> =>
  fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 }))
    .map(([doc, changes]) =>
      changes.reduce((before, [place, apply]) => changedAt(before, place % placesIn(before), apply), doc),
    )

/** What can happen to the bytes of a body on the way. */
export const brokenBytes: fc.Arbitrary<(body: Buffer) => Buffer> = fc.oneof(
  fc.nat().map((at) => (body: Buffer) => body.subarray(0, at % (body.length + 1))),
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom([0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0x00], [0x80]),
    )
    .map(([at, bytes]) => (body: Buffer) => {
      const cut = at % (body.length + 1)
      return Buffer.concat([body.subarray(0, cut), Buffer.from(bytes), body.subarray(cut)])
    }),
  fc.constantFrom(
    () => Buffer.alloc(0),
    () => Buffer.from('   '),
    (body: Buffer) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
    (body: Buffer) => Buffer.from(body.toString('utf8'), 'utf16le'),
    (body: Buffer) => Buffer.concat([body, body]),
    (body: Buffer) => Buffer.concat([body, Buffer.from('}')]),
    (body: Buffer) =>
      Buffer.concat([Buffer.alloc(64 * 1024 - body.length > 0 ? 64 * 1024 - body.length : 0, 0x20), body]),
    (body: Buffer) => Buffer.concat([Buffer.alloc(64 * 1024 + 1, 0x20), body]),
    () => Buffer.from('['.repeat(60_000)),
    () => Buffer.from(`{"name":"${'x'.repeat(200_000)}"}`),
  ),
)

export const oddContentTypes = [
  undefined, '', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', 'application/json5',
  'APPLICATION/JSON', 'application/json;charset=utf-16', 'application/merge-patch+json', 'application/json, text/plain', 'application/ json', '*/*',
] // prettier-ignore

/** Pieces of an address, already encoded, that are no id, no number and no word. */
export const oddSegments: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%ff',
    '%00',
    '%2e%2e',
    '%2e%2e%2fprofile',
    '..',
    '.',
    'a%2fb',
    '%f0%9f%98%80',
    '%ed%a0%80',
    'undefined',
    'null',
    '__proto__',
    'constructor',
    '0',
    '-1',
    '1e3',
    '01',
    '9999',
    '1%20',
    '%201',
    "'",
    ';',
    ':',
    '@',
    '*',
    'x'.repeat(101),
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

export const oddQueryValues: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '%',
    '%ff',
    '%00',
    '%20',
    '+',
    'x'.repeat(61),
    'x'.repeat(4000),
    'CBA,'.repeat(60),
    ','.repeat(60),
    'CBA%0d%0aX:y',
    '../..',
    'a%2c..%2fb',
    '%f0%9f%98%80',
    'CBA;VAS',
    'bitcoin%26ids%3dx',
    '__proto__',
    '%e2%80%ae',
    '[]',
    '<script>'.replace('<', '%3c'),
  ),
  fc.string({ unit: 'binary', maxLength: 70 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

// The dated facts: found by the question, quoted as the lessons and the glossary state them.
import { expect, test } from 'vitest'
import { PlainDate } from '#shared/kernel/dates.ts'
import { lawFactsFor } from '#shared/educator/law-facts.ts'
import { lawFacts, lawFactsVersion } from '#shared/facts/law-and-numbers.ts'
import { body as etfs } from '#shared/learning/lessons/lesson-04.ts'
import { body as gainsTax } from '#shared/learning/lessons/lesson-13.ts'
import { termNamed } from '#shared/learning/terms.ts'

test.each([
  ['how does cgt work when i sell shares', ['cgt-discount', 'cgt-indexation']],
  ['do i pay tax on crypto', ['cgt-discount', 'cgt-indexation']],
  ['what changes for capital gains in 2027', ['cgt-discount', 'cgt-indexation']],
  ['how much super does my boss have to pay', ['super-guarantee']],
  ['what is the concessional cap', ['concessional-cap', 'non-concessional-cap']],
  ['is my money in the bank safe', ['deposit-guarantee']],
  ['what is the tax free threshold', ['tax-free-threshold']],
  ['What does diversification mean?', []],
  ['what is bitcoin', []],
])('%s', (question, ids) => {
  const statements = lawFacts.filter(({ id }) => ids.includes(id)).map(({ statement }) => statement)
  expect(lawFactsFor(question).map(({ statement }) => statement)).toEqual(statements)
})

test('every fact has a version, days, a source of the government and the day it was checked', () => {
  expect(lawFactsVersion).toMatch(/^\d{4}-\d\d-\d\d\.\d+$/)
  expect(new Set(lawFacts.map(({ id }) => id)).size).toBe(lawFacts.length)
  for (const { from, to, checkedOn, source } of lawFacts) {
    for (const day of [from, checkedOn, ...(to === null ? [] : [to])])
      expect(PlainDate.safeParse(day).success).toBe(true)
    expect(to === null || to > from).toBe(true)
    expect(source.url).toMatch(/^https:\/\/www\.(?:ato|apra|legislation)\.gov\.au\//)
  }
})

const factOf = (id: string): string => lawFacts.find((fact) => fact.id === id)?.statement ?? ''
const figuresOf = (text: string): string[] =>
  text.match(/\$[\d,]*\d|\d+(?= ?(?:%|per cent))|\d+ months|\d{1,2} \w+ 20\d\d/g) ?? []

test('what a fact says of capital gains, the lessons say too: figures and days', () => {
  const facts = `${factOf('cgt-discount')} ${factOf('cgt-indexation')}`
  const figures = figuresOf(facts)
  expect(figures).toEqual(expect.arrayContaining(['12 months', '50', '30', '30 June 2027', '1 July 2027']))
  for (const figure of figures) {
    expect(etfs, figure).toContain(figure)
    expect(gainsTax, figure).toContain(figure)
  }
})

test.each([
  ['super-guarantee', 'superannuation guarantee'],
  ['deposit-guarantee', 'deposit guarantee'],
  ['tax-free-threshold', 'tax-free threshold'],
])('what the fact %s says, the glossary says of %s', (id, name) => {
  const figures = figuresOf(factOf(id))
  expect(figures.length).toBeGreaterThan(0)
  expect(figuresOf(termNamed(name)?.meaning ?? '')).toEqual(expect.arrayContaining(figures))
})

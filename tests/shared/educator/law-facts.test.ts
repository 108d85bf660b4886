// The dated facts: found by the question, quoted as the lessons and the glossary state them.
import { expect, test } from 'vitest'
import { PlainDate } from '#shared/kernel/dates.ts'
import { lawFactsFor } from '#shared/educator/law-facts.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { lawFacts } from '#shared/facts/law-and-numbers.ts'
import { body as etfs } from '#shared/learning/lessons/lesson-04.ts'
import { body as gainsTax } from '#shared/learning/lessons/lesson-13.ts'
import { terms } from '#shared/learning/terms.ts'

const guarantee = ['super-guarantee-of-ordinary-time', 'super-guarantee']
const caps = ['concessional-cap', 'non-concessional-cap']

const questions: readonly (readonly [question: string, ids: readonly string[]])[] = [
  ['how does cgt work when i sell shares', ['cgt-discount', 'cgt-indexation']],
  ['do i pay tax on crypto', ['cgt-discount', 'cgt-indexation']],
  ['what changes for capital gains in 2027', ['cgt-discount', 'cgt-indexation']],
  ['is there a discount if i hold for a year', ['cgt-discount', 'cgt-indexation']],
  ['when does the 30% minimum tax start', ['cgt-discount', 'cgt-indexation']],
  ['is my ING money guaranteed', ['deposit-guarantee']],
  ['how much super does my boss have to pay', guarantee],
  ['what percent is super', guarantee],
  ['is overtime included in super', guarantee],
  ['how much can i put into super each year', caps],
  ["what's the most i can contribute to super", caps],
  ['what if my bank goes broke', ['deposit-guarantee']],
  ['is my money safe if anz goes under', ['deposit-guarantee']],
  ['how much of my savings does the government cover', ['deposit-guarantee']],
  ['when do i start paying tax', ['tax-free-threshold']],
  ['do i pay tax if i earn 15000', ['tax-free-threshold']],
  ['is there a cap on super fees for low balances', []],
  ['what percentage of my super is in shares', []],
  ['what does life insurance in super cover', []],
  ['does a bank share price fall when rates rise', []],
  ['is my up account safe', ['deposit-guarantee']],
  ['what is the minimum tax on gains', ['cgt-discount', 'cgt-indexation']],
  ['is it safe to set up account with stake', []],
  ['end up money safe', []],
  ['do i pay minimum tax as a student', []],
  ['minimum tax free income', []],
  ['what is the concessional cap', caps],
  ['is my money in the bank safe', ['deposit-guarantee']],
  ['what is the tax free threshold', ['tax-free-threshold']],
  ['What does diversification mean?', []],
  ['what is bitcoin', []],
]

test('each fact answers some question of these: one that none finds would never be told', () => {
  const answered = new Set(questions.flatMap(([, ids]) => ids))
  expect(lawFacts.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([])
})

test.each(questions)('%s', (question, ids) => {
  const statements = lawFacts.filter(({ id }) => ids.includes(id)).map(({ statement }) => statement)
  expect(lawFactsFor(question).map(({ statement }) => statement)).toEqual(statements)
})

const { termFor } = lessonSearch()

test.each([
  ['can i use a loss on sale', ['cgt-discount', 'cgt-indexation']],
  ['explain the before tax contribution thing', caps],
  ['eighteen thousand two hundred what is that', ['tax-free-threshold']],
  ['is there a cap on fees for after tax contributions', []],
])('%s: by the term that it names', async (question, ids) => {
  const term = await termFor(question)
  const statements = lawFacts.filter(({ id }) => ids.includes(id)).map(({ statement }) => statement)
  expect(lawFactsFor(question, term?.id).map(({ statement }) => statement)).toEqual(statements)
})

test('on any day one fact says what the employer pays super on', () => {
  for (const day of ['2025-07-01', '2026-06-30', '2026-07-01', '2026-11-28']) {
    const holding = lawFacts.filter(
      ({ topic, from, to }) => topic === 'super-guarantee' && from <= day && (to === null || day <= to),
    )
    expect(holding.map(({ statement }) => /(?:ordinary time|qualifying) earnings/.exec(statement)?.[0])).toEqual([
      day < '2026-07-01' ? 'ordinary time earnings' : 'qualifying earnings',
    ])
  }
})

test('every fact has days, a source of the government and the day it was checked', () => {
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
  const named = terms.find(({ term }) => term.toLowerCase() === name)
  expect(figuresOf(named?.meaning ?? '')).toEqual(expect.arrayContaining(figures))
})

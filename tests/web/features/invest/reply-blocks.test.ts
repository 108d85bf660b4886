// Reply blocks: the formatting that is read out of a reply, and all that is not.
import { expect, test } from 'vitest'
import { blocksOf } from '#web/features/invest/reply-blocks.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test('an empty line ends a paragraph, a single line break stays one', () => {
  expect(blocksOf('One.\nTwo.\n\nThree.')).toEqual([
    { kind: 'paragraph', lines: [[text('One.')], [text('Two.')]] },
    { kind: 'paragraph', lines: [[text('Three.')]] },
  ])
})

test('bullets and numbers become lists, with or without empty lines between them', () => {
  expect(blocksOf('Some:\n- a\n\n* b\n• c\n  and on\n\n1. one\n2) two')).toEqual([
    { kind: 'paragraph', lines: [[text('Some:')]] },
    { kind: 'bullets', items: [[text('a')], [text('b')], [text('c and on')]] },
    { kind: 'numbers', start: 1, items: [[text('one')], [text('two')]] },
  ])
})

test('a list that goes on after something else keeps its numbers', () => {
  expect(blocksOf('1. one\n   - inside\n2. two')).toEqual([
    { kind: 'numbers', start: 1, items: [[text('one')]] },
    { kind: 'bullets', items: [[text('inside')]] },
    { kind: 'numbers', start: 2, items: [[text('two')]] },
  ])
})

test('bold and lesson references are found anywhere in a line, one inside the other too', () => {
  expect(blocksOf('**Spread** helps [Lesson 3]. **See [lesson 4]**')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'bold', spans: [text('Spread')] },
          text(' helps '),
          { kind: 'lesson', id: 3 },
          text('. '),
          { kind: 'bold', spans: [text('See '), { kind: 'lesson', id: 4 }] },
        ],
      ],
    },
  ])
})

test('a heading is a bold line', () => {
  expect(blocksOf('## Two kinds of **risk**\nSpecific.')).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'bold', spans: [text('Two kinds of risk')] }], [text('Specific.')]] },
  ])
})

test.each([
  '<script>alert(1)</script>',
  '[click](javascript:alert(1))',
  'https://example.com',
  '![x](y)',
  '`code`',
  '****',
  '**not closed',
  '[Lesson x]',
  '_plain_',
  '-5% is a loss',
  '2008 was bad',
])('%s stays the characters it is', (words) => {
  expect(blocksOf(words)).toEqual([{ kind: 'paragraph', lines: [[text(words)]] }])
})

test('nothing is nothing', () => {
  expect(blocksOf(' \n\n')).toEqual([])
})

test.each(['**', '[lesson ', '- ', '1. ', '# ', '*'.repeat(7)])(
  'bait of %s is read to its end, however long',
  (bait) => {
    expect(JSON.stringify(blocksOf(`${bait.repeat(20_000)}\n\nThe end.`))).toContain('The end.')
  },
)

// Figures of lessons: which lessons have one and where, and what each says while its numbers move.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lessonCatalogue } from '#shared/learning/lesson-catalogue.ts'
import { loadLesson } from '#shared/learning/lesson-texts.ts'
import AveragingFigure from '#web/features/learn/figures/averaging-figure.tsx'
import CompoundingFigure from '#web/features/learn/figures/compounding-figure.tsx'
import FallFigure from '#web/features/learn/figures/fall-figure.tsx'
import FeesFigure from '#web/features/learn/figures/fees-figure.tsx'
import { logTicks, scopeOf } from '#web/features/learn/figures/figure-scale.ts'
import FrankingFigure from '#web/features/learn/figures/franking-figure.tsx'
import IndexFigure from '#web/features/learn/figures/index-figure.tsx'
import { figuresOf, lessonsWithFigures } from '#web/features/learn/figures/lesson-figures.tsx'
import OverlapFigure from '#web/features/learn/figures/overlap-figure.tsx'
import PriceFigure from '#web/features/learn/figures/price-figure.tsx'
import PromiseFigure from '#web/features/learn/figures/promise-figure.tsx'
import RiskFigure from '#web/features/learn/figures/risk-figure.tsx'
import SpreadFigure from '#web/features/learn/figures/spread-figure.tsx'
import SuperFigure from '#web/features/learn/figures/super-figure.tsx'
import WhatIfFigure from '#web/features/learn/figures/what-if-figure.tsx'
import { LessonBody } from '#web/features/learn/lesson-body.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A row of the table: before the change, and from it on. */
const row = (label: string): string[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const move = (label: string, value: number): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } })
const settle = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
/** The figure; a table that scrolls in it is a region too. */
const region = (): HTMLElement => screen.getAllByRole('region')[0]!

test('at least ten lessons have a figure', () => {
  expect(lessonsWithFigures.length).toBeGreaterThanOrEqual(10)
  expect(lessonsWithFigures.filter((id) => lessonCatalogue.every((lesson) => lesson.id !== id))).toEqual([])
  expect(figuresOf(6)).toEqual([])
  // The same list each time, so that the text is not drawn anew.
  expect(figuresOf(1)).toBe(figuresOf(1))
})

test.each(lessonsWithFigures)('the figure of lesson %i stands behind the block it belongs to', async (id) => {
  const text = await loadLesson(id)
  if (text === undefined) throw new Error(`There is no lesson ${id}`)
  const figures = figuresOf(id)
  render(<LessonBody title="A lesson" text={text} figures={figures} ref={createRef()} />)
  const shown = await screen.findAllByRole('heading', { level: 4 })
  expect(shown).toHaveLength(figures.length)
  for (const [at, { after }] of figures.entries()) {
    const block = shown[at]?.closest('section')?.previousElementSibling
    expect(block?.textContent).toContain(after.replace(/^(- |\d+\. )/, ''))
  }
})

/** Each figure with one of its sliders: what it says before, and afterwards. */
const cases: ReadonlyArray<
  [name: string, Shown: ComponentType, said: RegExp, slider: string, to: number, then: RegExp]
> = [
  [
    'compounding',
    CompoundingFigure,
    /\$28,717 without a fee and \$21,610 with one of 1% a year\..*come to \$7,107, 25%.*it would be \$14,000\./,
    'Fee',
    0,
    /\$28,717 with one of 0% a year\..*come to \$0, 0%/,
  ],
  [
    'risk',
    RiskFigure,
    /ends between \$7,797 and \$33,736 in 90 of 100.*with \$16,218 in the middle\. About 14 of 100/,
    'Swing around the average',
    5,
    /ends between \$13,.* in 90 of 100.*About 0 of 100/,
  ],
  [
    'spread',
    SpreadFigure,
    /20 holdings, the largest with 40%: as spread as 5\.6 .*the total drops 40%\. If one of the others does, it drops 3\.2%\./,
    'Share of the largest',
    5,
    /the largest with 5%: as spread as 20\.0 of equal size/,
  ],
  [
    'overlap',
    OverlapFigure,
    /By weight, 63% of the two funds is the same\. .*US phones with 23\.5%, and 10 companies/,
    'Money in the world fund',
    0,
    /US phones with 30%, and 5 companies/,
  ],
  [
    'prices',
    PriceFigure,
    /From year 0 to year 20, Wattle is up 422\.\d% and Banksia up 240\.\d%: a chart from that year puts Wattle ahead\./,
    'The chart begins in',
    12,
    /From year 12 to year 20, Wattle is up 44\.\d% and Banksia up 84\.\d%: .* puts Banksia ahead\./,
  ],
  [
    'falls',
    FallFigure,
    /A fall of 40% turns \$10,000 into \$6,000\. To be back it has to rise 66\.7%\. At 7% a year that takes 7\.6 years/,
    'Growth afterwards',
    0,
    /Without growth it never gets there\./,
  ],
  [
    'super',
    SuperFigure,
    /comes to \$1,105,\d+ without a fee and \$975,\d+ with one of 0\.5% a year: \$129,\d+ less, or 12%\. .* \$299,\d+ buys today/,
    'Prices in the shops rise',
    0,
    /What is left buys what \$975,\d+ buys today/,
  ],
  [
    'franking',
    FrankingFigure,
    /a credit of \$300 counts as \$1,000 .*At 15%: \$150 comes back, \$850 kept\. At 30%: nothing more to pay, \$700 kept/,
    'How much is franked',
    0,
    /a credit of \$0 counts as \$700 .*At 30%: \$210 still to pay, \$490 kept/,
  ],
  [
    'the index',
    IndexFigure,
    /The index is up 6\.5% and the plain average of the three is up 8\.3%\. .* the fund is up 6\.3%\./,
    'The largest changes by',
    -20,
    /The index is down 11\.5% and the plain average of the three is down 1\.7%\./,
  ],
  [
    'averaging',
    AveragingFigure,
    /\$1,300 at the end, all at once \$1,000\. A unit cost \$7\.69 .* average price of \$8\.20\. Brokerage took \$0/,
    'Brokerage for each order',
    10,
    /\$1,235 at the end, all at once \$990\. .* Brokerage took \$50 in five orders and \$10 in one\./,
  ],
  [
    'fees',
    FeesFigure,
    /On \$5,000 the flat fee is \$78 a year, which is 1\.56% of it, .* is \$30\. The flat one is larger\. The two fees cross at \$13,000\./,
    'Balance',
    50_000,
    /is \$300\. The percentage is larger\./,
  ],
  [
    'promises',
    PromiseFigure,
    /5% a month for 12 months would turn \$1,000 into \$1,796\. As a yearly rate the claim is 79\.6%\. .* \$1,100\./,
    'Let it run for',
    24,
    /for 24 months would turn \$1,000 into \$3,225\./,
  ],
  [
    'one sale',
    WhatIfFigure,
    /Before: half of the gain is left out, tax \$450\. .* the cost of \$5,000 counts as \$5,450, tax \$765\./,
    'Held for',
    0,
    /nothing is left out, tax \$900\. .* the cost is not raised, tax \$900\./,
  ],
]

test.each(cases)(
  'the figure of %s says what it draws, and what it draws then',
  async (_, Shown, said, slider, to, then) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(<Shown />)
    expect(region().textContent).toMatch(said)
    expect(region().textContent).toMatch(/[Tt]ry /)
    // Nothing is announced before something changes, and then once it has settled.
    const status = screen.getByRole('status')
    settle(1000)
    expect(status.textContent).toBe('')
    move(slider, to)
    expect(region().textContent).toMatch(then)
    settle(300)
    expect(status.textContent).toBe('')
    settle(700)
    expect(status.textContent).toMatch(then)
    fireEvent.click(screen.getByRole('button', { name: 'Back to the example' }))
    expect(region().textContent).toMatch(said)
  },
)

test('a lower rate meets the minimum; a loss is not taxed', async () => {
  render(<WhatIfFigure />)
  expect(row('Gain, sale less cost')).toEqual(['$3,000', '$3,000'])
  expect(row('Left out')).toEqual(['$1,500', '$450'])
  expect(row('Counts as income')).toEqual(['$1,500', '$2,550'])
  expect(row('Gain after tax')).toEqual(['$2,550', '$2,235'])
  move('Tax rate on the next dollar', 14)
  expect(row('Tax at 14%')).toEqual(['$210', '$357'])
  expect(row('Top-up to 30%')).toEqual(['$0', '$408'])
  move('Held for', 0)
  expect(screen.getByLabelText('Held for').getAttribute('aria-valuetext')).toBe('under 12 months')
  expect(row('Left out')).toEqual(['$0', '$0'])
  move('Sold for, after brokerage', 4000)
  expect(screen.getAllByRole('row', { name: /^Loss/ })).toHaveLength(2)
  expect(row('Counts as income')).toEqual(['$0', '$0'])
  await userEvent.click(screen.getByRole('button', { name: 'Back to the example' }))
  expect(row('Counts as income')).toEqual(['$1,500', '$2,550'])
})

test('what is chosen changes the text as well: the path, the period, the scale, the company’s rate, the second fund', async () => {
  const user = userEvent.setup()
  const choose = (name: string): Promise<void> => user.click(screen.getByRole('radio', { name }))
  const { unmount: one } = render(<AveragingFigure />)
  await choose('Rise')
  expect(region().textContent).toMatch(/\$1,183 at the end, all at once \$1,400/)
  await choose('Fall')
  expect(region().textContent).toMatch(/\$673 at the end, all at once \$400/)
  one()
  const { unmount: two } = render(<PromiseFigure />)
  await choose('a day')
  expect(region().textContent).toMatch(/1% a day for 12 months would turn \$1,000 into \$37,783/)
  await choose('a week')
  expect(region().textContent).toMatch(/10% a week for 12 months would turn \$1,000 into \$142,043/)
  two()
  const { unmount: three } = render(<PriceFigure />)
  await choose('Log')
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/: Log$/)
  expect(region().textContent).toMatch(/equal percentages/)
  await choose('Index')
  expect(region().textContent).toMatch(/100 to 522/)
  three()
  const { unmount: four } = render(<FrankingFigure />)
  expect(region().textContent).toMatch(/The rates of a resident adult for 2026-27, checked on \d+ \w+ 2026/)
  await choose('Company pays 25%')
  expect(region().textContent).toMatch(/a credit of \$233 counts as \$933/)
  four()
  render(<OverlapFigure />)
  await user.selectOptions(screen.getByLabelText('Beside the world fund'), 'A second world fund')
  expect(region().textContent).toMatch(/By weight, 100% of the two funds is the same\./)
})

test('the edges of a figure: a single holding, both fees equal, a percentage of nothing', () => {
  const { unmount: one } = render(<SpreadFigure />)
  move('Holdings', 1)
  expect(region().textContent).toMatch(/1 holding, the largest with 100%: as spread as 1\.0 of equal size\./)
  move('Holdings', 2)
  expect(region().textContent).toMatch(/With 2, the largest is never below 50%\./)
  one()
  render(<FeesFigure />)
  move('Balance', 13_000)
  expect(region().textContent).toMatch(/Both are the same\./)
  move('Percentage fee', 0)
  expect(region().textContent).toMatch(/The two fees cross nowhere\./)
})

test('the scale of a drawing', () => {
  expect(scopeOf([[10, 100], []], false)).toEqual([0, 105])
  expect(scopeOf([[0, 0]], false)).toEqual([0, 1])
  expect(scopeOf([[-5, 10]], false)).toEqual([-5, 10.5])
  const [low, high] = scopeOf([[1, 20]], true)
  expect([low < 1, high > 20]).toEqual([true, true])
  expect(logTicks([0.9, 22])).toEqual([1, 2, 5, 10, 20])
  expect(logTicks([0.9, 2000])).toEqual([1, 10, 100, 1000])
})

test('on the log scale two falls are told only of a chart that has them both', async () => {
  render(<PriceFigure />)
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Log' }))
  move('The chart begins in', 2)
  expect(region().textContent).toContain('so the two 40% falls of Wattle are equally tall.')
  move('The chart begins in', 3)
  expect(region().textContent).not.toContain('falls of Wattle')
  expect(region().textContent).toContain('From year 3 to year 20')
})

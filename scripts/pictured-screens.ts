// Pictured screens: what `npm run pictures` takes a picture of, and what the page of pictures says of each.
import type { Page } from 'playwright-core'

export type Shown = {
  name: string
  title: string
  /** What the page says of it. */
  text: string
  path: string
  /** A heading or text that is there once the screen is. */
  ready: string
  /** What is done on the screen before its picture is taken. */
  act?: (page: Page) => Promise<void>
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** In the order of a visit. The sign-in page comes before all of them. */
export const screens: readonly Shown[] = [
  {
    name: 'dashboard',
    title: 'Home',
    text: 'What it is worth, how it has gone, what to learn next, and the first holdings.',
    path: '/',
    ready: 'Recent Activity',
  },
  {
    name: 'portfolio',
    title: 'Portfolio',
    text: 'Every holding with its price, where the price comes from and how old it is.',
    path: '/portfolio',
    ready: 'Your Portfolio',
  },
  {
    name: 'add',
    title: 'Add an investment',
    text: 'Search by name or code; a price comes along.',
    path: '/portfolio',
    ready: 'Your Portfolio',
    act: press('Add Investment'),
  },
  {
    name: 'holding',
    title: 'A holding',
    text: 'Its value over time with every trade, its parcels, notes to oneself, alerts.',
    path: '/portfolio',
    ready: 'Your Portfolio',
    act: async (page) => {
      await page.getByRole('link', { name: /^CBA/ }).first().click()
      await page.getByRole('heading', { name: 'Trades' }).waitFor()
    },
  },
  {
    name: 'performance',
    title: 'Performance',
    text: 'Time-weighted and money-weighted returns, the parts of a gain, the deepest fall, beside an index, cash and inflation.',
    path: '/performance',
    ready: 'Two ways to say a return',
  },
  {
    name: 'import',
    title: 'Import trades',
    text: 'A broker’s file is read on the device, shown row by row with what is wrong, and added with one press; undone with one too.',
    path: '/portfolio/import',
    ready: 'Import',
  },
  {
    name: 'tax',
    title: 'Tax time',
    text: 'Sales, discounts, dividends and credits of a financial year, with how each figure comes about.',
    path: '/portfolio/tax',
    ready: 'Not covered',
  },
  {
    name: 'watching',
    title: 'Watching',
    text: 'Shares, funds and coins that are followed without being held, with price alerts.',
    path: '/portfolio/watching',
    ready: 'Watching',
  },
  {
    name: 'learn',
    title: 'Learn',
    text: 'Eighteen lessons, a streak, a map of what is known, cards that come back when they are due.',
    path: '/learn',
    ready: 'Investing Basics',
  },
  {
    name: 'lesson',
    title: 'A lesson',
    text: 'A few minutes of reading with figures to play with, then a quiz.',
    path: '/learn',
    ready: 'Investing Basics',
    act: press('Up next'),
  },
  {
    name: 'falls',
    title: 'Falls of the past',
    text: 'What the great falls would have looked like in the person’s own portfolio.',
    path: '/learn/try/falls',
    ready: 'One fall, closer',
  },
  {
    name: 'time-machine',
    title: 'Time machine',
    text: 'Ten made-up years, a decision and a reason every eight months, and what came of it.',
    path: '/learn/try/time-machine',
    ready: 'Before you set off',
  },
  {
    name: 'moments',
    title: 'Moments',
    text: 'What happens to the own portfolio, with the lesson that explains it.',
    path: '/learn/moments',
    ready: 'Moments',
  },
  {
    name: 'invest',
    title: 'Invest',
    text: 'The educator: it explains, shows where it got it from, and never advises.',
    path: '/invest',
    ready: 'AI Investment Educator',
  },
  {
    name: 'profile',
    title: 'Profile',
    text: 'Settings, mails, what was reached, everything to download or delete.',
    path: '/profile',
    ready: 'Account Actions',
  },
]

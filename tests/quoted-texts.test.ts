// The texts that the product quotes literally, by the folder that shows them: labels, messages, dates and the disclaimer. They
// stay word for word, "Try Again" and "Loading..." included, where other texts follow the house style. Who changes one on
// purpose changes it here too.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const quoted: Readonly<Record<string, readonly string[]>> = {
  'web/src/app': [
    'Home',
    'Invest',
    'Portfolio',
    'Learn',
    'Profile',
    'Sign Out',
    'Level',
    'Investor',
    'No authenticated user',
  ],
  'web/src/lib': [
    'Educational Content Only',
    'Gumnut gives general educational information only. It is not licensed financial advice. Please seek a licensed advisor before investing.',
    'Gumnut gives general educational information only. It is not licensed financial advice. Past performance is no indicator of future performance, and investing risks loss of capital. Please seek a licensed advisor before investing.',
    'Sample price',
  ],
  'web/src/ui': ['Privacy Policy', 'Terms of Service'],
  'web/src/data': ['useAuth must be used within an AuthProvider'],
  'web/src/features/auth': [
    "Don't have an account? Sign up",
    'Already have an account? Sign in',
    'Full Name',
    'Sign In',
    'Create Account',
    'Continue with Google',
    'An unexpected error occurred.',
    'Google sign-in failed.',
  ],
  'web/src/features/onboarding': ['Step', 'Back', 'Continue', 'Start Investing!'],
  'web/src/features/dashboard': [
    'Portfolio Value',
    'Start your journey!',
    'Total Invested',
    'No investments yet',
    'Gain/Loss',
    'Top Performer',
    '--',
    'Add investments',
    'Your Progress',
    'Portfolio Growth',
    'Diversification',
    'Quick Actions',
    'Add Investment',
    'Quick Add',
    'Try Demo Data',
    'Recent Activity',
    'View all',
    'Add Your First Investment',
    'Failed to load portfolio data',
  ],
  'web/src/features/invest': [
    'AI Investment Educator',
    'Learn About Portfolio Concepts',
    'Refresh Education',
    'Investment Basics',
    'Understanding ETFs',
    'Investment Concepts',
    'Diversification Theory',
    'Rebalancing Concepts',
    'Tax Education',
    'Portfolio Theory',
    'Risk Optimization',
    'Market Analysis',
    'Portfolio Health',
    'Educational Tips',
    'Good',
    'Fair',
    'Needs Work',
    "I'm having trouble responding right now. Please try again.",
    'Sorry, I encountered an error. Please try again.',
  ],
  'web/src/features/portfolio': [
    'Your Portfolio',
    'Total Value',
    'Total Cost',
    'Gain/Loss',
    'Return %',
    'Asset',
    'Type',
    'Quantity',
    'Entry Price',
    'Current Price',
    'Value',
    'Actions',
    'Try Demo Data',
    'Quick Add',
    'Holdings not found',
    'There was an issue loading your portfolio data.',
    'Try Again',
    'Add Investment',
    'Manual Entry',
    'Edit Investment',
    'Back to Search',
    'Are you sure you want to delete this investment?',
    'No live tracked investments to update.',
    'Failed to update prices. Please try again.',
    'Failed to search investments. Please try again.',
    'No results for',
    'Manually',
  ],
  'web/src/features/learn': [
    'Start Lesson',
    'Mastered!',
    'Loading...',
    'Key Takeaways',
    'Please scroll through the entire lesson content first!',
    'Please complete the quiz with at least',
    'Read content first',
    'Pass quiz first',
    'Complete Lesson & Earn XP',
    'Submit Quiz',
    'Please review the content and try again. You need',
    'Great job! You can now complete the lesson.',
    'Failed to fetch learning progress',
    'Failed to complete lesson',
  ],
  'web/src/features/profile': [
    'Edit Profile',
    'Saving...',
    'Cancel',
    'Profile Information',
    'Financial Information',
    'Email cannot be changed. Contact support if needed.',
    'Not yet unlocked',
    'Unlocked!',
    'No achievements yet',
    'Complete lessons to unlock achievements!',
    'Account Statistics',
    'Not set',
    'Account Actions',
    'Sign Out',
    'App Info',
    '1.0.0 MVP',
    'August 2025',
    'User profile not found',
    'Failed to fetch user profile',
    'Failed to update user profile',
  ],
  'shared/account': ['User', 'User profile not found'],
  'shared/person': [
    'Welcome',
    'Basic Info',
    'Finances',
    'Goals & Risk',
    'Complete',
    'Long-term wealth',
    'House deposit',
    'Retirement',
    'Financial freedom',
    'Conservative',
    'Moderate',
    'Aggressive',
    'Beginner',
    'Intermediate',
    'Advanced',
    'August 17, 2025',
  ],
  'shared/learning': [
    'Investing Basics',
    'Stocks & ETFs',
    'Cryptocurrency',
    'Market Psychology',
    'Market History',
    'The Dot-Com Bubble 2000',
    '2008 Financial Crisis',
    'First Steps',
    'Knowledge Seeker',
    'Investing Pro',
    'Learning Machine',
    'Level Up!',
    'XP Master',
    'User not found',
    'Lesson already completed',
    'Failed to complete lesson',
  ],
  'shared/educator': [
    'AI chat is currently unavailable. Please check your API configuration.',
    "I'm having trouble responding right now. Please try again in a moment.",
    'Failed to save AI educational content',
  ],
  'shared/market': ['Failed to search investments. Please try again.'],
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
const sourceOf = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => withoutComments(readFileSync(join(root, folder, path), 'utf8')))
    .join('\n')

/** A text on its own between quotes, tags or what a template fills in: no part of a longer one. */
function standsIn(source: string, text: string): boolean {
  const words = text
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "(?:\\\\?'|&apos;)"))
  return new RegExp(`['"\`>}]\\s*${words.join('\\s+')}\\s*(?:['"\`<{“]|\\$\\{)`).test(source)
}

test.each(Object.entries(quoted))('%s shows the quoted texts word for word', (folder, texts) => {
  const source = sourceOf(folder)
  expect(texts.filter((text) => !standsIn(source, text))).toEqual([])
})

test('a text that was changed by a letter, or stands in a comment only, is missed', () => {
  expect(standsIn("const a = 'Try again'", 'Try Again')).toBe(false)
  expect(standsIn("const a = 'Try Again later'", 'Try Again')).toBe(false)
  expect(standsIn(withoutComments("// 'Try Again'\n"), 'Try Again')).toBe(false)
  expect(standsIn('<Button>\n  Try\n  Again\n</Button>', 'Try Again')).toBe(true)
})

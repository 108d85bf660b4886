// Profile page: what it shows, and the life of an edit.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { firstFinances } from '#shared/person/finances.ts'
import { nothingLearned } from '#shared/learning/progress.ts'
import { aLearner, aPerson, card, configure, facts, leaveProfile, openProfile } from './profile-screen.tsx'

beforeAll(() => configure())
afterEach(leaveProfile)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

type Opened = ReturnType<typeof openProfile>
async function edit({ user }: Opened): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
}
async function retype({ user }: Opened, name: string, text: string): Promise<void> {
  await user.clear(field(name))
  if (text !== '') await user.type(field(name), text)
}

test('the header says who this is, what kind of investor, and since when', async () => {
  openProfile()
  expect(await screen.findByRole('heading', { level: 1, name: 'Kim Ng' })).toBeTruthy()
  expect(screen.getByText('Beginner Investor')).toBeTruthy()
  expect(screen.getByText('Member since', { selector: 'p' }).textContent).toBe('Member since 12 Mar 2026')
})

test.each([
  [{ name: '' }, 'kim@example.com', 'kim@example.com'],
  [{ name: '', email: '' }, 'of.the.token@example.com', 'of.the.token@example.com'],
  [{ name: '', email: '' }, '', 'User'],
])('%o, signed in as "%s", is called %s', async (changed, email, shown) => {
  openProfile({ person: aPerson(changed), email })
  expect(await screen.findByRole('heading', { level: 1, name: shown })).toBeTruthy()
})

test('the cards hold what is saved, and Not set where nothing is', async () => {
  const { monthlyIncome: _income, ...finances } = firstFinances
  openProfile({ person: aPerson({ age: null, finances: { ...finances, emergencyFund: 12.5 } }) })
  await screen.findByRole('heading', { level: 1 })
  expect(facts('Profile Information')).toEqual({ Name: 'Kim Ng', Age: 'Not set', Email: 'kim@example.com' })
  expect(facts('Financial Information')).toEqual({
    'Monthly income': 'Not set',
    'Monthly expenses': '$0.00',
    'Emergency fund': '$12.50',
    'Investment goal': 'Not set',
    'Risk tolerance': 'Moderate',
    'Investment experience': 'Beginner',
  })
})

test('level, XP and the XP to the next level are on the bar', async () => {
  openProfile({ person: aLearner() })
  const bar = await screen.findByRole('progressbar', { name: 'Level 2' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['68', '168 XP'])
  expect(screen.getByText('32 XP to next level')).toBeTruthy()
})

test('all six achievements are there: the earned ones with their day, the others locked', async () => {
  openProfile({ person: aLearner() })
  await screen.findByText('First Steps')
  const items = within(card('Achievements')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'First StepsComplete your first lessonUnlocked! 2 Apr 2026',
    'Knowledge SeekerComplete 3 lessonsUnlocked! 20 June 2026',
    'Investing ProComplete 5 lessonsNot yet unlocked',
    'Learning MachineComplete 10 lessonsNot yet unlocked',
    'Level Up!Reach level 3Not yet unlocked',
    'XP MasterEarn 500 XPNot yet unlocked',
  ])
  expect(screen.queryByText('No achievements yet')).toBeNull()
})

test('with none earned the empty state says how to earn one, above the six', async () => {
  openProfile()
  expect(await screen.findByRole('heading', { name: 'No achievements yet' })).toBeTruthy()
  expect(screen.getByText('Complete lessons to unlock achievements!')).toBeTruthy()
  expect(await screen.findAllByText('Not yet unlocked')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Go to Learn' }).getAttribute('href')).toBe('/learn')
})

test('the statistics count what was learned', async () => {
  openProfile({ person: aLearner() })
  await screen.findByText('2 / 6')
  expect(facts('Account Statistics')).toEqual({
    'Member since': '12 Mar 2026',
    'Lessons completed': '4 / 18',
    'Achievements unlocked': '2 / 6',
    'Experience level': 'Beginner',
    'Investment goal': 'House deposit',
  })
})

test('without a goal the statistics say Not set', async () => {
  openProfile({ person: aPerson({ finances: firstFinances }) })
  await screen.findByText('0 / 6')
  expect(facts('Account Statistics')['Investment goal']).toBe('Not set')
})

test('the app info names version, date, links, people and year', async () => {
  openProfile()
  await screen.findByRole('heading', { level: 1 })
  const info = within(card('App Info'))
  expect(info.getByText('Version 1.0.0 MVP')).toBeTruthy()
  expect(info.getByText('Last updated August 2025')).toBeTruthy()
  expect(info.getByText(/Made for Australian investors/)).toBeTruthy()
  expect(info.getByText('© 2025 Gumnut')).toBeTruthy()
  expect(info.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy',
    '/terms',
    'mailto:hello@gumnut.example',
  ])
})

test('a skeleton stands in for the progress until it is read', async () => {
  let answer = (): void => undefined
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  openProfile({ person: aLearner() })
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    if (String(given[0]).includes('/learning/')) await waiting
    return real(...given)
  })
  expect(await screen.findByText('Loading your progress')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  answer()
  expect(await screen.findByRole('progressbar')).toBeTruthy()
})

test('when the progress cannot be read the user document stands in, and it can be tried again', async () => {
  const opened = openProfile({
    person: aLearner(),
    before: (scripted) => scripted.set('GET /api/learning/progress', [{ status: 404 }]),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch learning progress')
  expect(facts('Account Statistics')['Achievements unlocked']).toBe('2 / 6')
  expect(screen.getByRole('progressbar', { name: 'Level 2' })).toBeTruthy()
  opened.scripted.clear()
  await opened.user.click(button('Try again'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a profile that cannot be read says so and can be tried again', async () => {
  const opened = openProfile({
    before: (scripted) => scripted.set('GET /api/profile', [{ status: 400 }]),
  })
  expect(await screen.findByRole('heading', { name: 'Failed to fetch user profile' })).toBeTruthy()
  opened.scripted.clear()
  await opened.user.click(button('Try again'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Kim Ng' })).toBeTruthy()
})

test('editing shows every field with its options, the email read only, and the focus in the first field', async () => {
  const opened = openProfile()
  await edit(opened)
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect(field('Email').readOnly).toBe(true)
  expect(screen.getByText('Email cannot be changed. Contact support if needed.')).toBeTruthy()
  const options = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text)
  expect(options('Investment goal')).toEqual(['Long-term wealth', 'House deposit', 'Retirement', 'Financial freedom'])
  expect(options('Risk tolerance')).toEqual(['Conservative', 'Moderate', 'Aggressive'])
  expect(options('Investment experience')).toEqual(['Beginner', 'Intermediate', 'Advanced'])
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull()
})

test('a goal of another origin is kept as an option', async () => {
  const opened = openProfile({ person: aPerson({ finances: { ...firstFinances, investmentGoal: 'A boat' } }) })
  await edit(opened)
  expect(screen.getByLabelText<HTMLSelectElement>('Investment goal').value).toBe('A boat')
})

test('Cancel reverts the draft, sends nothing, and gives the focus back', async () => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Name', 'Somebody else')
  await opened.user.click(button('Cancel'))
  expect(facts('Profile Information')['Name']).toBe('Kim Ng')
  await waitFor(() => expect(document.activeElement).toBe(button('Edit Profile')))
  await edit(opened)
  expect(field('Name').value).toBe('Kim Ng')
  expect(opened.sent('PUT /api/profile')).toEqual([])
})

test('Save sends what was changed and the revision, says Saving... meanwhile, and shows what was saved', async () => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Name', ' Kimmy ')
  await retype(opened, 'Age', '30')
  await retype(opened, 'Monthly expenses', '2,500.90')
  expect(screen.getByText('Whole dollars: saved as $2,500.')).toBeTruthy()
  await retype(opened, 'Emergency fund', 'plenty')
  expect(screen.getByText('We couldn’t read that as a number, so it counts as $0.')).toBeTruthy()
  await opened.user.selectOptions(screen.getByLabelText('Risk tolerance'), 'Aggressive')
  await opened.user.selectOptions(screen.getByLabelText('Investment experience'), 'Advanced')
  let answer = (): void => undefined
  const waiting = new Promise<void>((resolve) => (answer = resolve))
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => waiting.then(() => real(...given)))
  await opened.user.click(button('Save'))
  expect(button('Saving...').getAttribute('aria-busy')).toBe('true')
  await opened.user.click(button('Saving...'))
  answer()

  expect(await screen.findByText('Profile saved.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Kimmy' })).toBeTruthy()
  expect(screen.getByText('Advanced Investor')).toBeTruthy()
  expect(facts('Financial Information')).toMatchObject({
    'Monthly expenses': '$2,500.00',
    'Risk tolerance': 'Aggressive',
  })
  expect(opened.sent('PUT /api/profile')).toEqual([
    {
      profile: { name: 'Kimmy', age: 30 },
      finances: {
        monthlyExpenses: 2500,
        riskTolerance: 'Aggressive',
        investmentExperience: 'Advanced',
      },
      revision: 3,
    },
  ])
})

test.each([
  ['17', 'You must be 18 or older to use Gumnut.'],
  ['66', 'Gumnut is made for people aged 18 to 65.'],
])('age %s is refused at the field, and nothing is sent', async (age, message) => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Age', age)
  expect(screen.getByText(message)).toBeTruthy()
  await opened.user.click(button('Save'))
  expect(field('Age').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('Age')))
  expect(opened.sent('PUT /api/profile')).toEqual([])
})

test.each([
  ['18', 18],
  ['65', 65],
  ['', null],
])('age "%s" is saved as %o', async (age, saved) => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Age', age)
  await opened.user.click(button('Save'))
  await screen.findByText('Profile saved.')
  expect((await opened.users.find('kim'))?.age).toBe(saved)
})

test('an age that is no number is empty once the field is left', async () => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Age', 'old')
  await opened.user.tab()
  expect(field('Age').value).toBe('')
})

test.each([
  ['Name', '   ', 'Enter a name or a nickname.'],
  ['Monthly income', '-5', 'Enter an amount from $0 to $1 billion.'],
  ['Emergency fund', '1000000001', 'Enter an amount from $0 to $1 billion.'],
])('%s "%s" is pointed out', async (name, text, message) => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, name, text)
  await opened.user.click(button('Save'))
  expect(screen.getByText(message)).toBeTruthy()
  expect(opened.sent('PUT /api/profile')).toEqual([])
})

test.each([
  ['no answer', 'no answer' as const, /can’t be reached/],
  ['a fault of the server', { status: 500 }, /Something went wrong/],
])('a save that failed (%s) keeps the draft and says so; saving again works', async (_why, reply, words) => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Name', 'Kimmy')
  opened.scripted.set('PUT /api/profile', [reply])
  await opened.user.click(button('Save'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to update user profile')
  expect(alert.textContent).toMatch(words)
  expect(field('Name').value).toBe('Kimmy')
  opened.scripted.clear()
  await opened.user.click(button('Save'))
  await screen.findByText('Profile saved.')
  expect((await opened.users.find('kim'))?.name).toBe('Kimmy')
})

test('what the server finds wrong is shown at its field', async () => {
  const opened = openProfile()
  await edit(opened)
  const errors = [{ path: 'profile.name', message: 'must not contain control or invisible characters' }]
  const body = {
    type: 'urn:gumnut:problem:invalid_request',
    title: 'x',
    status: 400,
    detail: 'x',
    code: 'invalid_request',
    errors,
  }
  opened.scripted.set('PUT /api/profile', [{ status: 400, body }])
  await opened.user.click(button('Save'))
  expect(await screen.findByText('This must not contain control or invisible characters.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
})

test('an edit on another device is shown, the draft stays, and saving again applies it on top', async () => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Name', 'From the laptop')
  await opened.changeElsewhere({ profile: { name: 'From the phone', age: 40 }, finances: { monthlyExpenses: 1000 } })
  await opened.user.click(button('Save'))

  const notice = (await screen.findByText('Your profile was changed on another device')).parentElement
  expect(notice?.textContent).toContain('Name: From the phone, you entered From the laptop')
  expect(notice?.textContent).toContain('Age: 40')
  expect(notice?.textContent).toContain('Monthly expenses: $1,000.00')
  expect(document.activeElement?.contains(notice)).toBe(true)
  expect((await opened.users.find('kim'))?.name).toBe('From the phone')
  // What was typed here stays, what was not takes the newer value.
  expect([field('Name').value, field('Age').value, field('Monthly expenses').value]).toEqual([
    'From the laptop',
    '40',
    '1000',
  ])

  await opened.user.click(button('Save'))
  await screen.findByText('Profile saved.')
  expect(await opened.users.find('kim')).toMatchObject({
    name: 'From the laptop',
    age: 40,
    finances: { monthlyExpenses: 1000 },
  })
})

test('cancelling after such an edit shows what the other device saved', async () => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Name', 'Mine')
  await opened.changeElsewhere({ profile: { name: 'Theirs' } })
  await opened.user.click(button('Save'))
  await screen.findByText('Your profile was changed on another device')
  await opened.user.click(button('Cancel'))
  expect(screen.getByRole('heading', { level: 1, name: 'Theirs' })).toBeTruthy()
  expect((await opened.users.find('kim'))?.name).toBe('Theirs')
})

test('another field changed on another device is no conflict, and both stay', async () => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Name', 'Kimmy')
  await opened.changeElsewhere({ finances: { monthlyExpenses: 1000 } })
  await opened.user.click(button('Save'))
  await screen.findByText('Profile saved.')
  const saved = await opened.users.find('kim')
  expect(saved).toMatchObject({ name: 'Kimmy', finances: { monthlyIncome: 5000.5, monthlyExpenses: 1000 } })
})

test('a switch turned here or elsewhere during an edit is no conflict', async () => {
  const opened = openProfile()
  await edit(opened)
  await retype(opened, 'Name', 'Kimmy')
  await opened.user.click(screen.getByRole('switch', { name: 'Market news' }))
  await waitFor(async () => expect((await opened.users.find('kim'))?.preferences.notifications.marketNews).toBe(true))
  await opened.changeElsewhere({ preferences: { notifications: { priceAlerts: false } } })
  await opened.user.click(button('Save'))
  await screen.findByText('Profile saved.')
  expect(await opened.users.find('kim')).toMatchObject({
    name: 'Kimmy',
    preferences: { notifications: { marketNews: true, priceAlerts: false } },
  })
})

test('answers of the wizard that could not be saved are saved with the first edit', async () => {
  const opened = openProfile({ person: aPerson({ needsOnboarding: true, learning: nothingLearned }) })
  await edit(opened)
  await opened.user.click(button('Save'))
  await screen.findByText('Profile saved.')
  expect(await opened.users.find('kim')).toMatchObject({ needsOnboarding: false, name: 'Kim Ng', age: 24 })
})

test('markup in a name or a goal is text', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  openProfile({ person: aPerson({ name: hostile, finances: { ...firstFinances, investmentGoal: '<b>rich</b>' } }) })
  expect(await screen.findByRole('heading', { level: 1, name: hostile })).toBeTruthy()
  expect(facts('Financial Information')['Investment goal']).toBe('<b>rich</b>')
  expect(document.querySelector('img, b')).toBeNull()
})

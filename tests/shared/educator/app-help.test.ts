// App help: short, true to the figures that the rules have, and for nobody who asks whether to buy.
import { expect, test } from 'vitest'
import { appHelp } from '#shared/educator/app-help.ts'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { assessReply } from '#shared/educator/reply-check/assess-reply.ts'
import { educatorDisclaimer } from '#shared/educator/reply-check/disclaimer.ts'
import { freezesAMonth } from '#shared/learning/daily-streak.ts'
import { achievementRules, quizPassPercent, xpPerLevel } from '#shared/learning/progress.ts'
import { sessionSize } from '#shared/learning/review-session.ts'
import { termNamed } from '#shared/learning/terms.ts'

const { search, termFor } = lessonSearch()
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const meaningOf = (id: string): string => (appHelp.find((each) => each.id === id)?.meaning ?? '').toLowerCase()

test.each(appHelp.map(({ term, meaning }) => [term, meaning]))(
  '%s: short, and no hard rule is broken',
  (_, meaning) => {
    expect(assessReply(`${meaning}\n\n${educatorDisclaimer}`).hard).toEqual([])
    expect(meaning.length).toBeLessThanOrEqual(220)
  },
)

test('each name leads to one answer, and none is a name of the glossary', () => {
  const names = appHelp.flatMap(({ term, also }) => [term, ...also]).map((name) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => termNamed(name) !== undefined)).toEqual([])
  expect(appHelp.map(({ id }) => id)).toEqual(appHelp.map(({ id }) => id).toSorted())
})

test('the figures are those of the rules', () => {
  expect(meaningOf('app-quiz')).toContain(`${quizPassPercent} per cent`)
  expect(meaningOf('app-xp')).toContain(`every ${xpPerLevel} xp`)
  expect(meaningOf('app-review')).toContain(`at most ${words[sessionSize]}`)
  expect(meaningOf('app-streak')).toContain(`${words[freezesAMonth]} missed days`)
  expect(meaningOf('app-achievements')).toContain(`there are ${words[achievementRules.length]}`)
  for (const { description } of achievementRules) {
    expect(meaningOf('app-achievements')).toContain(/\d+/.exec(description)?.[0] ?? '1')
  }
})

test('whoever asks whether to add something is not told where the button is; other help is there however it is asked', async () => {
  expect((await termFor('should i add bonds to my portfolio'))?.id).toBe('portfolio')
  expect((await termFor('best shares to add to my portfolio'))?.id).not.toBe('app-adding')
  expect((await termFor('how do i add a holding'))?.id).toBe('app-adding')
  expect((await termFor('whats the best way to import my commsec trades'))?.id).toBe('app-importing')
  expect((await termFor('should i change my password'))?.id).toBe('app-password')
})

test('no lesson is quoted on the app', async () => {
  expect(await search('how do i add a holding')).toEqual([])
})

// Whether somebody who has a file finds out that it is read: a format that nobody is told about is as good as none.
import { expect, test } from 'vitest'
import { lessonSearch } from '#shared/educator/lesson-search.ts'
import { formats } from '#shared/portfolio/import/read-file.ts'
import { exportGuides } from '#web/features/import/export-guides.ts'

const { termFor } = lessonSearch()
const brokers = exportGuides.flatMap(({ broker }) => broker.split(/, | and /))

test('every format but those of our own files stands with a broker, and each of a broker is one that is read', () => {
  const read = formats.map(({ format }) => format).filter((format) => !format.startsWith('gumnut-'))
  expect([...new Set(exportGuides.flatMap((guide) => guide.formats))].toSorted()).toEqual(read.toSorted())
})

test.each(brokers)('whoever asks in the chat about %s is told how its file is imported', async (broker) => {
  for (const question of [`how do i import from ${broker}`, `can i link ${broker}`, `can i connect to my ${broker}`]) {
    expect((await termFor(question))?.id, question).toBe('app-brokers')
  }
})

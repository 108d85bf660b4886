// Learn page: the catalogue of lessons by category (spec section 2, Learn screen). The lessons themselves come with a later issue.
import { lessonCatalogue, lessonCategories } from '#shared/content/lesson-catalogue.ts'
import { disclaimer } from '../../lib/disclaimer.ts'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DisclaimerBox } from '../../ui/disclaimer-box.tsx'
import { LegalLinks } from '../../ui/legal-links.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import styles from './learn.module.css'

const toneOf = { Beginner: 'gain', Intermediate: 'accent', Advanced: 'loss' } as const

export default function LearnPage() {
  return (
    <>
      <PageHeading title="Learn">Short lessons in plain words, each with a quiz of two questions.</PageHeading>
      <Stack gap={6}>
        <DisclaimerBox heading={disclaimer.heading}>{disclaimer.learn}</DisclaimerBox>
        {lessonCategories.map(({ id, name }) => {
          const lessons = lessonCatalogue.filter((lesson) => lesson.category === id)
          return (
            <Card key={id} title={name} action={<span className={styles.count}>{formatCount(lessons.length, 'lesson')}</span>}>
              <ul className={styles.lessons}>
                {lessons.map((lesson) => (
                  <li key={lesson.id} className={styles.lesson}>
                    <h3>{lesson.title}</h3>
                    <p className={styles.description}>{lesson.description}</p>
                    <p className={styles.facts}>
                      <Chip tone={toneOf[lesson.difficulty]}>{lesson.difficulty}</Chip>
                      <Chip>{lesson.duration}</Chip>
                      <Chip tone="accent">{lesson.xpReward} XP</Chip>
                    </p>
                  </li>
                ))}
              </ul>
            </Card>
          )
        })}
      </Stack>
      <LegalLinks privacyPath={paths.privacy} termsPath={paths.terms} />
    </>
  )
}

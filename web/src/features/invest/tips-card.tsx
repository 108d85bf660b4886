// Educational tips card: a few ideas that do not age, each with the lesson it comes from.
import { Card } from '../../ui/card.tsx'
import { LessonLink } from './lesson-link.tsx'
import styles from './tips-card.module.css'

const tips: ReadonlyArray<{ lessonId: number; tip: string }> = [
  { lessonId: 1, tip: 'Returns can earn returns of their own. Fees and losses compound too, in the other direction.' },
  { lessonId: 2, tip: 'A higher possible return comes with a wider range of outcomes, in both directions.' },
  { lessonId: 8, tip: 'Urgency nearly always serves somebody. It is reasonable to ask who.' },
  { lessonId: 9, tip: 'Rules written on a calm day are easier to follow on a bad one.' },
]

export const TipsCard = () => (
  <Card title="Educational Tips">
    <ul className={styles.tips}>
      {tips.map(({ lessonId, tip }) => (
        <li key={lessonId} className={styles.tip}>
          <p>{tip}</p>
          <p className={styles.lesson}>
            <LessonLink id={lessonId} />
          </p>
        </li>
      ))}
    </ul>
  </Card>
)

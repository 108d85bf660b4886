// First steps: what somebody who has nothing here yet can begin with, the first lesson and the first holding side by side.
import { firstLesson } from '#shared/learning/first-lesson.ts'
import { Link } from '../../router/router.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './dashboard.module.css'

export function FirstSteps() {
  return (
    <div className={styles.first}>
      <Card className={styles.firstCard}>
        <h2>Your first lesson</h2>
        <p className={styles.firstText}>
          {firstLesson.title}. {firstLesson.duration}, {firstLesson.xpReward} XP.
        </p>
        <ButtonLink to={`${paths.learn}?lesson=${firstLesson.id}`} isFullWidth>
          Start
        </ButtonLink>
      </Card>
      <Card className={styles.firstCard}>
        <h2>Your first holding</h2>
        <p className={styles.firstText}>
          Add one you own, <Link to={paths.importTrades}>import from your broker</Link>, or try demo data.
        </p>
        <ButtonLink to={`${paths.portfolio}?add=search`} variant="secondary" isFullWidth>
          Add
        </ButtonLink>
      </Card>
    </div>
  )
}

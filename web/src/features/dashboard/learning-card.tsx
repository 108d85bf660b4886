// Learning card: where a person stands in learning, beside where the portfolio stands, and the way on.
import { levelOf, levelProgress, xpToNextLevel } from '#shared/learning/level.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Stack } from '../../ui/stack.tsx'

export const LearningCard = ({ xp }: { xp: number }) => {
  const level = levelOf(xp)
  return (
    <Card title="Your Learning">
      <Stack gap={4}>
        <ProgressBar
          label={`Level ${level}`}
          percent={levelProgress(xp)}
          valueText={`${xpToNextLevel(xp)} XP to level ${level + 1}`}
          tone="accent"
          hint="XP comes from learning, never from trading."
        />
        <ButtonLink to={paths.learn} variant="secondary" isFullWidth>
          {xp === 0 ? 'Start your first lesson' : 'Keep learning'}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

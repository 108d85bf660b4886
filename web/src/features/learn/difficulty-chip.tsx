// Difficulty chip: Beginner green, Intermediate yellow, anything else red.
import type { LessonDifficulty } from '#shared/learning/lesson.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'

const tones: Readonly<Partial<Record<LessonDifficulty, ChipTone>>> = { Beginner: 'gain', Intermediate: 'accent' }

export const DifficultyChip = ({ difficulty }: { difficulty: LessonDifficulty }) => (
  <Chip tone={tones[difficulty] ?? 'loss'}>{difficulty}</Chip>
)

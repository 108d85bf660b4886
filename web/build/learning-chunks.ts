// Files of learning: what lessons, reviews and figures are made of, and the texts.
import type { ChunkGroup } from './chunk-groups.ts'

/** The eighteen texts of a kind in three files. */
const inThreeFiles = (kind: string, name: string): ChunkGroup[] =>
  ['0[1-6]', '0[7-9]|1[0-2]', '1[3-8]'].map((numbers, index) => ({
    name: `${name}-${index + 1}`,
    paths: [new RegExp(`shared/learning/lessons/${kind}-(${numbers})\\.`)],
    priority: 1,
  }))

export const learningChunks: readonly ChunkGroup[] = [
  {
    // What a page about lessons begins with, and what refers to one.
    name: 'learning',
    paths: [
      /shared\/learning\/(lesson-catalogue|lesson-contract|newer-progress|progress-contract|question-id|quiz-draw|review-contract|review-record)\./,
      /shared\/learning\/moments\/record\./,
      /shared\/kernel\/hash\./,
      /web\/src\/data\/(use-progress|note-progress)\./,
      /web\/src\/lib\/lesson-line\./,
    ],
    priority: 1,
  },
  {
    // A lesson that is taken: its questions, and what is sent of it.
    name: 'lesson-attempts',
    paths: [/web\/src\/data\/(use-lesson-attempts|failed-quizzes)\./, /shared\/learning\/lesson-pools\./],
    priority: 1,
  },
  {
    // The cards that are due, with the scheduler: for Learn, a session, the badge, and for what is sent before signing out.
    name: 'review',
    paths: [
      /web\/src\/data\/(use-review|pending-review|review-refusals|due-badge)\./,
      /shared\/learning\/(review|review-schedule|review-session)\./,
      /node_modules\/ts-fsrs\//,
    ],
    priority: 1,
  },
  // Texts in a few files: each of them is smaller than the dialog that it is read in, and a request costs more than its bytes.
  ...inThreeFiles('lesson', 'lessons'),
  ...inThreeFiles('pool', 'pools'),
  {
    // What a figure is built of; each figure has a file of its own, since a lesson shows one.
    name: 'figure-parts',
    paths: [
      /web\/src\/features\/learn\/figures\/(announcer|figure|figure-bars|figure-chart|figure-legend|figure-scale|figure-texts|sliders)\./,
      /shared\/learning\/figures\/growth\./,
    ],
    priority: 1,
  },
]

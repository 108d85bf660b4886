// The quizzes alone, by lesson id, for grading on the server: no lesson body comes along.
import type { QuizQuestion } from './lesson.ts'
import { quiz as quiz01 } from './lessons/lesson-01.ts'
import { quiz as quiz02 } from './lessons/lesson-02.ts'
import { quiz as quiz03 } from './lessons/lesson-03.ts'
import { quiz as quiz04 } from './lessons/lesson-04.ts'
import { quiz as quiz05 } from './lessons/lesson-05.ts'
import { quiz as quiz06 } from './lessons/lesson-06.ts'
import { quiz as quiz07 } from './lessons/lesson-07.ts'
import { quiz as quiz08 } from './lessons/lesson-08.ts'
import { quiz as quiz09 } from './lessons/lesson-09.ts'
import { quiz as quiz10 } from './lessons/lesson-10.ts'
import { quiz as quiz11 } from './lessons/lesson-11.ts'

export const lessonQuizzes: ReadonlyMap<number, readonly QuizQuestion[]> = new Map([
  [1, quiz01],
  [2, quiz02],
  [3, quiz03],
  [4, quiz04],
  [5, quiz05],
  [6, quiz06],
  [7, quiz07],
  [8, quiz08],
  [9, quiz09],
  [10, quiz10],
  [11, quiz11],
])

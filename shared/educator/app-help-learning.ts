// App help on lessons, cards and what is there to try.
import type { Term } from '../learning/terms.ts'

export const learningHelp: readonly Term[] = [
  {
    id: 'app-achievements',
    term: 'Achievements',
    also: ['badge'],
    meaning: 'There are six: for 1, 3, 5 and 10 lessons, for level 3 and for 500 XP.',
  },
  {
    id: 'app-beginning',
    term: 'Where lessons begin',
    also: [
      'how do i begin investing',
      'how do i invest',
      'how to invest',
      'how can i invest',
      'how do i get started',
      'where do i start',
      'where should i start',
      'where do i begin',
      'i am new to investing',
      'i’m new to investing',
      'new to investing and',
      'never invested before',
      'first time investing',
      'newbie here',
      'noob here',
      'what should i learn first',
      'what do i learn first',
      'new to all this',
      'new to this',
      'total beginner',
      'complete beginner',
      'which lesson first',
      'which lesson should i do first',
      'what lesson next',
      'which lesson next',
    ],
    meaning:
      'Learn has 18 short lessons that build on each other: first how money grows, then risk, spreading it and ETFs. Each ends with a quiz, and none says what to buy.',
  },
  {
    id: 'app-falls',
    term: 'Falls of the past',
    also: ['crash replay', 'replay a crash', 'replay the crash'],
    meaning:
      'On Learn, Try it out has Falls of the past: dated falls that really happened, applied to what is held today. They tell nothing about what comes next.',
  },
  {
    id: 'app-lesson-again',
    term: 'A lesson once more',
    also: [
      'lesson again',
      'redo a lesson',
      'redo lesson',
      'redo the lesson',
      'repeat a lesson',
      'repeat lesson',
      'repeat the lesson',
      'retake lesson',
    ],
    meaning:
      'A completed lesson can be read again with Read again. Its XP comes once; after that its questions come back as review cards.',
  },
  {
    id: 'app-map',
    term: 'The map of ideas',
    also: ['what does the map mean', 'what is the map for', 'the map on learn', 'idea map'],
    meaning:
      'On Learn, Know what you own shows the ideas that a portfolio touches, each fresh, fading or not met, with the lesson that teaches it.',
  },
  {
    id: 'app-moments',
    term: 'Teachable moments',
    also: ['what are moments', 'what are the moments', 'what is the moments page'],
    meaning:
      'A moment is where your own figures and a lesson meet. At most one a day is new, and each can be put away.',
  },
  {
    id: 'app-quiz',
    term: 'Quizzes',
    also: ['quiz', 'failed quiz', 'retake quiz', 'quiz again', 'finish lesson', 'complete lesson'],
    meaning:
      'A lesson is complete once it is read and its quiz is passed with 70 per cent. After a miss the quiz may be taken again, with other questions.',
  },
  {
    id: 'app-review',
    term: 'Review cards',
    also: ['review session', 'flashcards', 'spaced repetition'],
    meaning:
      'Questions of completed lessons come back as cards, at most ten in a session. A card that was due and right at its first try of the day earns 2 XP.',
  },
  {
    id: 'app-streak',
    term: 'Daily streak',
    also: ['my streak', 'the streak', 'learning streak', 'how do streaks work', 'missed a day'],
    meaning:
      'A day with a lesson or a review counts. Two missed days a calendar month are bridged, and a longer break ends the streak.',
  },
  {
    id: 'app-time-machine',
    term: 'Time machine',
    also: ['the time machine'],
    meaning:
      'On Learn, Try it out has the Time machine: ten made-up years in fifteen stops, to hold, add or sell at. It brings XP once.',
  },
  {
    id: 'app-xp',
    term: 'XP and levels',
    also: ['xp', 'experience points', 'level up in gumnut', 'my level', 'what level am i', 'earn points with lessons'],
    meaning: 'XP is earned by learning alone: lessons, review cards and the time machine. Every 100 XP is a level.',
  },
]

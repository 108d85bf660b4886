// Follow-ups: what somebody may want to know next, by the lesson that an answer leans on.

const questionsAfter: Readonly<Record<number, readonly string[]>> = {
  1: ['What is the rule of 72?', 'How do fees eat into compounding?'],
  2: ['What is the difference between feeling risk and affording it?', 'What is inflation risk?'],
  3: ['What can diversification not do?', 'What is correlation?'],
  4: ['What does an ETF cost?', 'Are all ETFs broad?'],
  5: ['What is a logarithmic scale?', 'What does volume show?'],
  6: ['Why does the price of bitcoin swing so much?', 'What happens if keys are lost?'],
  7: ['What is a smart contract?', 'What can go wrong with staking?'],
  8: ['How do people notice FOMO in themselves?', 'How does a pump and dump work?'],
  9: ['How deep were past market falls?', 'What is loss aversion?'],
  10: ['What does a bubble look like from inside?', 'What is a price-earnings ratio?'],
  11: ['What is a margin loan?', 'How did 2008 reach Australia?'],
  13: ['What is a cost base?', 'How are capital losses used?'],
  14: ['What is a franking credit?', 'What is an ex-dividend date?'],
}

/** Two questions that go on from a lesson, without the one that was just asked. */
export const followUpsTo = (lessonId: number | undefined, asked: string): readonly string[] =>
  (lessonId === undefined ? [] : (questionsAfter[lessonId] ?? [])).filter((question) => question !== asked)

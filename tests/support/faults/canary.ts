// What a canary is made of: words and amounts that a person could type or own, each of them marked, and requests for every
// operation of the contract with some of them in it, good and bad.
import { rightAnswers } from './fault-stack.ts'

export const mark = 'cnry7fq'
export const canary = {
  name: `Kim ${mark}name`,
  goal: `${mark}goal`,
  holding: `${mark}holding`,
  note: `${mark}note`,
  chat: `Is ${mark}chat a good name for a budget?`,
  feedback: `${mark}feedback`,
  import: `${mark}import.csv`,
  account: `${mark}account`,
  reference: `${mark}reference`,
  query: `${mark}query`,
  field: `${mark}field`,
  header: `${mark}header`,
  id: `${mark}-id`,
  coinKey: `CG-${mark}coinkey`,
  modelKey: `sk-${mark}modelkey`,
  /** What a provider says, which may quote a key or a question. */
  provider: `${mark}provider`,
}
export const amounts = { income: 7_654_321.25, expenses: 1_234_567.75, quantity: 98_765.4321, cost: 45_678.125 }

export const holdingId = crypto.randomUUID()
const holding = {
  id: holdingId,
  type: 'stock',
  symbol: 'CBA',
  name: canary.holding,
  quantity: amounts.quantity,
  costBasis: amounts.cost,
  note: { why: canary.note, changeMind: canary.note },
}
/** A line of a file, in a new holding: the file's name, account and reference are the person's too. */
const imported = {
  importId: crypto.randomUUID(),
  label: canary.import,
  groups: [
    {
      holding: {
        id: crypto.randomUUID(),
        type: 'stock',
        symbol: 'BHP',
        name: canary.holding,
        note: { why: canary.note },
      },
      existing: 'keep',
      transactions: [
        {
          id: crypto.randomUUID(),
          type: 'buy',
          date: '2024-03-01',
          units: amounts.quantity,
          price: amounts.cost,
          account: canary.account,
          createdAt: '2024-03-01T01:00:00.000Z',
          source: { format: 'mapped', key: canary.reference, reference: canary.reference, row: 2 },
        },
      ],
    },
  ],
}
const answers = {
  nickname: canary.name,
  age: 24,
  income: amounts.income,
  expenses: String(amounts.expenses),
  investmentGoal: canary.goal,
  riskTolerance: 'Moderate',
}

/** Every operation of the contract with something of the person's in it. */
export const requests: Record<string, unknown[]> = {
  'GET /api/health': [undefined],
  'POST /api/profile': [
    { name: canary.name, finances: { monthlyIncome: amounts.income, investmentGoal: canary.goal } },
  ],
  'GET /api/profile': [undefined],
  'PUT /api/profile/onboarding': [answers],
  'PUT /api/profile': [
    { profile: { name: canary.name }, finances: { monthlyExpenses: amounts.expenses } },
    { preferences: { notifications: { marketNews: true } }, messages: { includeAmounts: true } },
  ],
  'GET /api/profile/export': [undefined],
  'POST /api/profile/sign-out-everywhere': [undefined],
  [`GET /api/messages/unsubscribe?token=${canary.query}`]: [undefined],
  [`POST /api/messages/unsubscribe?token=${canary.query}`]: [undefined],
  'POST /api/recovery/request': [{ email: `${canary.account}@example.test` }, { email: canary.account }],
  'POST /api/recovery/challenge': [{ email: `${canary.account}@example.test`, clientPublic: canary.field }],
  'POST /api/recovery/confirm': [{ email: `${canary.account}@example.test`, code: canary.field }],
  [`GET /api/recovery/cancel?token=${canary.query}`]: [undefined],
  [`POST /api/recovery/cancel?token=${canary.query}`]: [undefined],
  'GET /api/holdings': [undefined],
  'POST /api/holdings': [holding],
  'GET /api/holdings/export': [undefined],
  'PATCH /api/holdings': [{ updates: [{ id: holdingId, currentPrice: amounts.cost }] }],
  [`PATCH /api/holdings/${holdingId}`]: [
    { name: canary.holding, quantity: amounts.quantity },
    { note: { changeMind: canary.note } },
    { note: null, [canary.field]: canary.note },
  ],
  [`PATCH /api/holdings/${canary.id}`]: [{ quantity: amounts.quantity }],
  [`DELETE /api/holdings/${canary.id}`]: [undefined],
  'POST /api/holdings/refresh': [undefined],
  [`GET /api/holdings/${canary.id}/transactions`]: [undefined],
  [`PUT /api/holdings/${canary.id}/transactions`]: [{ id: canary.id, date: null }],
  [`POST /api/holdings/${canary.id}/transactions`]: [undefined],
  [`PATCH /api/holdings/${canary.id}/transactions/${canary.id}`]: [undefined],
  [`DELETE /api/holdings/${canary.id}/transactions/${canary.id}`]: [undefined],
  [`DELETE /api/holdings/${canary.id}/transactions`]: [undefined],
  [`POST /api/holdings/${canary.id}/transactions/restore`]: [
    { existing: 'keep', transactions: imported.groups[0]!.transactions },
  ],
  [`PUT /api/holdings/${canary.id}/suggestions`]: [{ kind: 'split', exDate: '2025-03-04', isDeclined: true }],
  'GET /api/transactions/export': [undefined],
  'POST /api/transactions/import': [imported],
  'GET /api/transactions/imports': [undefined],
  [`POST /api/transactions/imports/${imported.importId}/undo`]: [undefined],
  [`POST /api/transactions/imports/${canary.id}/undo`]: [undefined],
  'GET /api/performance': [undefined],
  'GET /api/market/history?symbols=CBA': [undefined],
  'GET /api/learning/progress': [undefined],
  'POST /api/learning/lessons/1/completion': [{ answers: rightAnswers(1), readingSeconds: 61.25 }],
  'GET /api/learning/review': [undefined],
  'POST /api/learning/review': [
    {
      answers: [
        { id: crypto.randomUUID(), questionId: 'l1-q1', optionId: 'a', at: new Date().toISOString(), seconds: 61.25 },
      ],
    },
  ],
  'GET /api/learning/moments': [undefined],
  'POST /api/learning/moments': [{ changes: [{ key: `half:${canary.id}`, did: 'shown', on: '2026-11-20' }] }],
  'POST /api/learning/time-machine': [{ run: 0, guess: { low: amounts.cost, high: amounts.cost }, reasons: 12 }],
  'GET /api/tax/2026': [undefined],
  'GET /api/tax/2026/export': [undefined],
  'PUT /api/tax/2026/entries': [{ carriedLosses: amounts.cost, creditsElsewhere: amounts.income }],
  [`PUT /api/holdings/${canary.id}/statements/2026`]: [{ statement: null }],
  [`PUT /api/holdings/${canary.id}/value-at-change`]: [{ value: amounts.cost }],
  [`PUT /api/holdings/${canary.id}/tax-facts`]: [{ companyRate: 25, isPreferenceShare: true }],
  'GET /api/watchlist': [undefined],
  'POST /api/watchlist': [{ type: 'stock', symbol: 'CBA', name: canary.holding }],
  'DELETE /api/watchlist/asx-CBA': [undefined],
  'GET /api/alerts': [undefined],
  [`PUT /api/alerts/${holdingId}`]: [
    { security: { type: 'stock', symbol: 'CBA', name: canary.holding }, kind: 'above', value: amounts.cost },
  ],
  [`DELETE /api/alerts/${holdingId}`]: [undefined],
  'POST /api/ai/chat': [{ message: canary.chat }],
  'POST /api/ai/feedback': [
    { id: crypto.randomUUID(), isHelpful: false, reason: 'other', text: canary.feedback, source: 'ai' },
  ],
  'POST /api/ai/education': [{ force: true }],
  'GET /api/ai/education': [undefined],
  [`GET /api/market/search?q=${canary.query}`]: [undefined],
  [`GET /api/market/quotes?symbols=CBA&coins=${canary.query}`]: [undefined],
}
export const malformed: unknown[] = [
  `{"${canary.field}": "${canary.holding}"}`,
  `{"message": "${canary.chat}"`,
  JSON.stringify({ ...answers, income: -amounts.income, [canary.field]: canary.goal }),
  `"${canary.name}"`,
  JSON.stringify({ message: canary.chat.repeat(3000) }),
]

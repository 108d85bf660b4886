// Several people with several devices do anything at the same time, and processes die at any moment: every answer and all that
// is stored afterwards is what the plain model gives in some order. `MODEL_RUNS=1000 MODEL_SEED=7` by hand.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amount } from '#tests/support/faults/amounts.ts'
import { embeddedTable, type TestTable } from '#tests/support/embedded-table.ts'
import { expectSound, itemsOf } from '#tests/support/faults/stored-items.ts'
import { type IdentityService, identityService } from '#tests/support/identity-service.ts'
import { aContainer, type Crash } from './containers.ts'
import { type Happened, possibleWorlds } from './order.ts'
import { empty, type Step, take, type World } from './person-model.ts'
import { answerOf, callFor } from './requests.ts'

const numRuns = Number(process.env['MODEL_RUNS'] ?? amount({ few: 6, full: 60 }))
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_121)

let table: TestTable
let identity: IdentityService
let containers: ReturnType<typeof aContainer>[]
beforeAll(async () => {
  table = await embeddedTable()
  identity = await identityService()
  containers = [1, 2, 3].map(() => aContainer(table.endpoint, identity.endpoint))
})
afterAll(async () => {
  await identity.close()
  await table.close()
})

/** Few ids and lessons, so that people's devices get in each other's way. */
const ids = [1, 2, 3].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`)
const id = fc.constantFrom(...ids)
const quantity = fc.integer({ min: 1, max: 3 })
const price = fc.integer({ min: 1, max: 3 })
const name = fc.constantFrom('Ada', 'Bo', 'Cy')

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>({ kind: 'open' }, { kind: 'list' }, { kind: 'progress' }, { kind: 'read' }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rename' as const), name }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('onboard' as const), name }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), id, quantity, price }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), id, quantity }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reprice' as const), id, price }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('complete' as const),
      lesson: fc.integer({ min: 1, max: 3 }),
      isRight: fc.boolean(),
      seconds: fc.constantFrom(0, 120),
    }),
  },
)

const aCrash: fc.Arbitrary<Crash> = fc.record({ atRequest: fc.integer({ min: 1, max: 3 }), isDone: fc.boolean() })
const anAct = fc.record({
  person: fc.nat(1),
  container: fc.nat(2),
  step: aStep,
  crash: fc.option(aCrash, { nil: undefined, freq: 4 }),
})
type Act = { person: number; container: number; step: Step; crash: Crash | undefined }

/** Everything in a round happens at the same time; now and then somebody closes the account, alone and maybe cut off once. */
const aRound: fc.Arbitrary<Act[] | { closing: number; crash: Crash | undefined }> = fc.oneof(
  { weight: 12, arbitrary: fc.array(anAct, { minLength: 1, maxLength: 7 }) },
  {
    weight: 1,
    arbitrary: fc.record({
      closing: fc.nat(1),
      crash: fc.option(fc.record({ atRequest: fc.integer({ min: 1, max: 6 }), isDone: fc.boolean() }), {
        nil: undefined,
      }),
    }),
  },
)

const perform = async (user: string, { container, step, crash }: Omit<Act, 'person'>): Promise<Happened> => ({
  step,
  answer: answerOf(step, await containers[container]!({ user, ...callFor(step), crash })),
})

const views: readonly Step[] = [{ kind: 'list' }, { kind: 'progress' }, { kind: 'read' }]

/** Of the worlds that could be, the one that is seen. */
async function seen(user: string, possible: readonly World[]): Promise<World[]> {
  const looks = await Promise.all(views.map((step) => perform(user, { container: 0, step, crash: undefined })))
  return possible.filter((world) => looks.every(({ step, answer }) => take(world, step).answer === answer))
}

function inWords(before: World, round: readonly Happened[]): string {
  const steps = round.map(({ step, answer }) => `  ${JSON.stringify(step)} -> ${answer ?? 'died'}`)
  return `No order of these gives these answers and what is stored now, from ${JSON.stringify(before)}:\n${steps.join('\n')}`
}

/** What has been seen in all runs, such as `add 409`. */
const answered = new Set<string>()

class Account {
  world: World = empty
  readonly user = crypto.randomUUID()

  async take(acts: readonly Act[]): Promise<void> {
    const round = await Promise.all(acts.map((act) => perform(this.user, act)))
    for (const { step, answer } of round) answered.add(`${step.kind} ${answer?.slice(0, 3) ?? 'died'}`)
    const worlds = await seen(this.user, possibleWorlds(this.world, round))
    expect(worlds.length, inWords(this.world, round)).toBeGreaterThan(0)
    this.world = worlds[0]!
  }

  async close(crash: Crash | undefined): Promise<void> {
    const call = { user: this.user, route: 'DELETE /api/profile' }
    if (crash !== undefined) await containers[1]!({ ...call, crash })
    expect(await containers[2]!(call)).toMatchObject({ status: 204 })
    this.world = { ...empty, isClosed: true }
    expect(await seen(this.user, [this.world])).toHaveLength(1)
  }

  async check(): Promise<void> {
    expectSound(await itemsOf(table.endpoint, this.user))
  }
}

test(
  'whatever people do at the same time, and whenever a process dies, comes to the same as doing it in some order',
  { timeout: 60_000 + numRuns * 1000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aRound, { minLength: 1, maxLength: 10 }), async (rounds) => {
        const people = [new Account(), new Account()]
        for (const { user } of people) identity.users.set(user, { email: `${user}@example.test`, name: 'Kim' })
        // One begins signed up, the other with nothing.
        await people[0]!.take([{ person: 0, container: 0, step: { kind: 'open' }, crash: undefined }])
        for (const round of rounds) {
          if (!Array.isArray(round)) {
            await people[round.closing]!.close(round.crash)
            continue
          }
          await Promise.all(people.map((person, index) => person.take(round.filter((act) => act.person === index))))
        }
        for (const person of people) await person.check()
      }),
      { numRuns, seed, endOnFailure: numRuns > 200 },
    )
    // A model that is only ever asked easy things shows nothing; a few histories do not come to everything.
    const hard = [
      'add 201',
      'add 200',
      'add 409',
      'add died',
      'edit 200',
      'edit 404',
      'edit died',
      'remove 204',
      'remove 404',
      'reprice 200',
      'complete 200',
      'complete 409',
      'complete 422',
      'complete died',
      'rename 200',
      'onboard died',
      'list 200',
      'add 401',
    ]
    if (numRuns >= 60) expect([...answered]).toEqual(expect.arrayContaining(hard))
  },
)

test('the model notices what is out of order', () => {
  const added: Happened = { step: { kind: 'add', id: 'a', quantity: 1, price: 1 }, answer: '201 1 at 1' }
  const alsoAdded: Happened = { step: { kind: 'add', id: 'a', quantity: 2, price: 1 }, answer: '201 2 at 1' }
  const removed: Happened = { step: { kind: 'remove', id: 'a' }, answer: '204' }
  expect(possibleWorlds(empty, [added, alsoAdded])).toEqual([])
  expect(possibleWorlds(empty, [added, alsoAdded, removed])).toHaveLength(2)
  const twice: Happened = { step: { kind: 'complete', lesson: 1, isRight: true, seconds: 0 }, answer: '200 +15 to 15' }
  expect(possibleWorlds({ ...empty, name: 'Kim' }, [twice, { ...twice }])).toEqual([])
})

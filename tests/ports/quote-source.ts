// What every source of quotes does, whoever the provider is: a price for what it knows, none for what it does not, and a
// provider that is of no use never passes for an instrument that does not exist.
import { afterEach, describe, expect, test } from 'vitest'
import { type AsxSource, type CoinSource, SourceUnavailable } from '#shared/market/ports.ts'
import type { ProviderServer, Reply } from '#tests/support/market/provider-server.ts'

/** A source over a provider on loopback that speaks its language. */
export type SourceUnderTest = {
  source: Pick<AsxSource | CoinSource, 'many' | 'maxBatch' | 'search'>
  server: ProviderServer
  /** Names as the source takes them, the same ones for the same count. */
  names(count: number): string[]
  /** From now on the provider knows these prices in AUD, and finds these names when it is searched. */
  knows(prices: Readonly<Record<string, number>>): void
  /** What must never get into an address. */
  unfit: readonly string[]
}

const useless: ReadonlyArray<readonly [what: string, reply: Reply, because: readonly string[]]> = [
  ['limits us', { status: 429, headers: { 'retry-after': '60' }, body: 'Too Many Requests' }, ['throttled']],
  ['fails', { status: 503, body: 'busy' }, ['failing']],
  ['resets connections', 'reset', ['failing']],
  ['refuses the request', { status: 400, body: { error: 'bad request' } }, ['refused']],
  ['sends a page', { headers: { 'content-type': 'text/html' }, body: '<html>Back soon</html>' }, ['garbled']],
  ['sends another document', { body: [1, 2, 3] }, ['garbled']],
  ['hangs', 'hang', ['timeout']],
]

/** @param open `isHanging` when the provider will not answer, which is waited for shortly */
export function quoteSourceSuite(open: (isHanging: boolean) => Promise<SourceUnderTest>): void {
  const servers: ProviderServer[] = []
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()))
  })
  async function opened(isHanging = false): Promise<SourceUnderTest> {
    const one = await open(isHanging)
    servers.push(one.server)
    return one
  }

  test('what the provider knows is offered in AUD under the name that was asked for', async () => {
    const { source, names, knows } = await opened()
    const [first = '', second = ''] = names(2)
    knows({ [first]: 12.5, [second]: 3 })
    const answers = await source.many([second, first])
    expect([...answers.keys()].toSorted()).toEqual([first, second].toSorted())
    expect(answers.get(first)).toMatchObject({ kind: 'offer', offer: { price: 12.5, currency: 'AUD' } })
    expect(answers.get(second)).toMatchObject({ kind: 'offer', offer: { price: 3 } })
  })

  test('what it does not know spoils nothing and gets no price, nor does what was not asked for', async () => {
    const { source, names, knows } = await opened()
    const [known = '', unknown = '', unasked = ''] = names(3)
    knows({ [known]: 12.5, [unasked]: 1 })
    const answers = await source.many([known, unknown])
    expect(answers.get(known)?.kind).toBe('offer')
    expect(answers.get(unknown)?.kind ?? 'left out').toMatch(/^(not-found|left out)$/)
    expect(answers.has(unasked)).toBe(false)
  })

  test('as many as a batch may hold are one call', async () => {
    const { source, server, names, knows } = await opened()
    const all = names(source.maxBatch)
    knows(Object.fromEntries(all.map((name, index) => [name, index + 1])))
    const answers = await source.many(all)
    expect([...answers.values()].filter(({ kind }) => kind === 'offer')).toHaveLength(source.maxBatch)
    expect(server.calls).toHaveLength(1)
  })

  test('a search finds by name, and nothing where there is nothing', async () => {
    const { source, names, knows } = await opened()
    const [known = ''] = names(1)
    knows({ [known]: 12.5 })
    const found = await source.search('wombat')
    expect(found.map(({ id, symbol }) => id ?? symbol)).toEqual([known])
    knows({})
    expect(await source.search('wombat')).toEqual([])
  })

  test('a name that could lead to another address is never sent', async () => {
    const { source, server, names, unfit } = await opened()
    const [good = ''] = names(1)
    for (const name of unfit) await expect(source.many([good, name])).rejects.toThrow(RangeError)
    expect(server.calls).toEqual([])
  })

  describe.each(useless)('while the provider %s', (_what, reply, because) => {
    test('a price and a search say so, and say nothing about an instrument', async () => {
      for (const ask of [
        ({ source, names }: SourceUnderTest) => source.many(names(2)),
        ({ source }: SourceUnderTest) => source.search('wombat'),
      ]) {
        const one = await opened(reply === 'hang')
        one.server.on('/', reply)
        const error: unknown = await ask(one).catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(SourceUnavailable)
        expect(because).toContain((error as SourceUnavailable).because)
      }
    })
  })

  test('a provider that limits us is left alone for as long as it asks for', async () => {
    const { source, server, names } = await opened()
    server.on('/', { status: 429, headers: { 'retry-after': '60' }, body: 'Too Many Requests' })
    await expect(source.many(names(1))).rejects.toMatchObject({ because: 'throttled' })
    const calls = server.calls.length
    await expect(source.many(names(1))).rejects.toMatchObject({ because: 'circuit-open' })
    await expect(source.search('wombat')).rejects.toMatchObject({ because: 'circuit-open' })
    expect(server.calls).toHaveLength(calls)
  })
}

import { afterEach, describe, expect, test } from 'vitest'
import { createProvider, providerLimits, type ProviderLimits } from '#lambdas/adapters/http/provider.ts'
import { SourceUnavailable } from '#shared/market/ports.ts'
import { aClock, minutes, seconds } from '../../../support/market/test-clock.ts'
import { type ProviderServer, type Reply, startProvider } from '../../../support/market/provider-server.ts'

const servers: ProviderServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** Small enough to be waited for; what is a second in production is a millisecond or two here. */
const quick: ProviderLimits = { ...providerLimits, tryTimeoutMs: 800, callTimeoutMs: 2000, firstRetryDelayMs: 2 }

/** Where nothing hangs, a busy computer has all the time it needs. */
const patient = { ...quick, tryTimeoutMs: 50_000, callTimeoutMs: 100_000 }

async function aProvider(reply: Reply | Reply[], limits: Partial<ProviderLimits> = {}) {
  const replies = Array.isArray(reply) ? reply : [reply]
  const server = await startProvider()
  servers.push(server)
  server.inTurn('/', replies)
  const clock = aClock('2026-11-18T01:00:00Z')
  const isLimitInDisguise = (json: unknown) => JSON.stringify(json).includes('"error_code":429')
  const provider = createProvider({
    baseUrl: server.url,
    headers: { 'user-agent': 'Mozilla/5.0 (test)' },
    limits: { ...(replies.includes('hang') ? quick : patient), ...limits },
    clock,
    isLimitInDisguise,
  })
  const because = async (): Promise<string> => {
    try {
      return String((await provider.get('/x')).status)
    } catch (error) {
      return error instanceof SourceUnavailable ? error.because : `unexpected: ${String(error)}`
    }
  }
  return { server, provider, clock, because }
}

const good: Reply = { body: { ok: true } }
const page: Reply = {
  headers: { 'content-type': 'text/html' },
  body: '<!DOCTYPE html><html><body>Will be right back...</body></html>',
}

test('a document comes through with its status, and the agent we say we are is sent', async () => {
  const { server, provider } = await aProvider(good)
  expect(await provider.get('/a/b?c=d')).toEqual({ status: 200, json: { ok: true } })
  expect(server.calls).toMatchObject([{ path: '/a/b', headers: { 'user-agent': 'Mozilla/5.0 (test)' } }])
})

test.each([
  ['a connection is reset', 'reset'],
  ['the body is cut off on the way', { cutInHalf: { ok: 'a long enough body' } }],
  ['the document ends in its middle', { halfDocument: { ok: 'a long enough body' } }],
  ['the status is 500', { status: 500, body: 'oops' }],
  ['the status is 503', { status: 503, body: { error: 'busy' } }],
] as const)('when %s, it is tried again, three times in all', async (_what, fault) => {
  const recovering = await aProvider([fault, fault, good])
  expect(await recovering.because()).toBe('200')
  expect(recovering.server.calls).toHaveLength(3)

  const lasting = await aProvider(fault)
  expect(await lasting.because()).toBe('failing')
  expect(lasting.server.calls).toHaveLength(3)
})

test.each([
  ['it hangs', 'hang', 'timeout'],
  ['it sends a page', page, 'garbled'],
  [
    'it asks for consent, with status 200',
    { ...page, body: '<html><title>Before you continue</title></html>' },
    'garbled',
  ],
  ['it sends an empty body', { body: '' }, 'garbled'],
  ['its 404 is a page', { ...page, status: 404 }, 'garbled'],
  ['it wants a crumb', { status: 401, body: { finance: { error: { code: 'Unauthorized' } } } }, 'refused'],
  ['it redirects', { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' }, body: '' }, 'refused'],
  ['it says too many requests', { status: 429, body: 'Edge: Too Many Requests' }, 'throttled'],
  [
    'it says so with status 200',
    { headers: { 'content-type': 'text/plain' }, body: 'Too Many Requests\r\n' },
    'throttled',
  ],
  ['it says so inside a document', { body: { status: { error_code: 429 } } }, 'throttled'],
  ['it forbids', { status: 403, body: '<html>error code: 1020</html>' }, 'throttled'],
  ['its body is too large', { body: { much: 'x'.repeat(5000) } }, 'garbled'],
  [
    'its body is too large, and it says so',
    { headers: { 'content-length': '5011' }, body: { much: 'x'.repeat(5000) } },
    'garbled',
  ],
] as const)('when %s, one call is made and no more', async (_what, fault, expected) => {
  const { server, because } = await aProvider(fault, { maxBodyBytes: 4096 })
  expect(await because()).toBe(expected)
  expect(server.calls).toHaveLength(1)
})

test.each([400, 404, 422])('a document with status %d is an answer, and asked for once', async (status) => {
  const { server, because } = await aProvider({ status, body: { chart: { error: {} } } })
  expect(await because()).toBe(String(status))
  expect(server.calls).toHaveLength(1)
})

test('a body that trickles in for ever is a timeout', async () => {
  const { because } = await aProvider({ headers: { 'content-length': '5000' }, body: '{' }, quick)
  expect(await because()).toBe('timeout')
})

test('an address where no server answers is a failure, not an exception of another kind', async () => {
  const { server, because } = await aProvider(good)
  await server.close()
  expect(await because()).toBe('failing')
})

describe('a provider that limits us', () => {
  const limited: Reply = { status: 429, body: 'Too Many Requests' }

  test('is left alone for a minute, then for two, then for four, and starts over once it answers', async () => {
    const { server, clock, because } = await aProvider([limited, limited, limited, good, limited, good])
    const restsFor = async (time: number) => {
      clock.pass(time - seconds(1))
      expect(await because()).toBe('circuit-open')
      clock.pass(seconds(1))
    }
    for (const rest of [minutes(1), minutes(2), minutes(4)]) {
      expect(await because()).toBe('throttled')
      await restsFor(rest)
    }
    expect(await because()).toBe('200')
    expect(await because()).toBe('throttled')
    await restsFor(minutes(1))
    expect(await because()).toBe('200')
    expect(server.calls).toHaveLength(6)
  })

  test('is left alone for as long as it asks, up to a quarter of an hour', async () => {
    const { server, clock, because } = await aProvider([{ ...limited, headers: { 'retry-after': '86400' } }, good])
    expect(await because()).toBe('throttled')
    clock.pass(minutes(14))
    expect(await because()).toBe('circuit-open')
    clock.pass(minutes(1))
    expect(await because()).toBe('200')
    expect(server.calls).toHaveLength(2)
  })

  test('gets no call from those who ask in the meantime, and calls under way together count once', async () => {
    const { server, clock, because } = await aProvider([limited, limited, good], { concurrency: 2 })
    expect(await Promise.all([because(), because()])).toEqual(['throttled', 'throttled'])
    expect(await Promise.all(Array.from({ length: 20 }, because))).toEqual(
      Array.from({ length: 20 }, () => 'circuit-open'),
    )
    expect(server.calls).toHaveLength(2)
    clock.pass(minutes(1))
    expect(await because()).toBe('200')
  })
})

describe('a provider that fails five times in a row', () => {
  test('is left alone for a minute, then tried with one call', async () => {
    const { server, clock, because } = await aProvider([page, page, page, page, page, good])
    for (let failure = 0; failure < 5; failure++) expect(await because()).toBe('garbled')
    expect(await because()).toBe('circuit-open')
    expect(server.calls).toHaveLength(5)
    clock.pass(minutes(1))
    expect(await because()).toBe('200')
    expect(await because()).toBe('200')
  })

  test('is left alone again when that one call fails', async () => {
    const { server, clock, because } = await aProvider(page)
    for (let failure = 0; failure < 5; failure++) await because()
    clock.pass(minutes(1))
    expect(await because()).toBe('garbled')
    expect(await because()).toBe('circuit-open')
    expect(server.calls).toHaveLength(6)
    clock.pass(minutes(1))
    expect(await because()).toBe('garbled')
  })

  test('goes on being asked when a good answer came in between, or when it only did not know', async () => {
    const unknown: Reply = { status: 404, body: { chart: { error: { code: 'Not Found' } } } }
    const { because } = await aProvider([page, page, page, page, unknown, page, page, page, page, good])
    const answers: string[] = []
    for (let call = 0; call < 10; call++) answers.push(await because())
    expect(answers).not.toContain('circuit-open')
  })
})

test('while it hangs, those who wait for their turn give up, and are not all let loose on it', async () => {
  const { server, because } = await aProvider('hang', { concurrency: 2 })
  const answers = await Promise.all(Array.from({ length: 20 }, because))
  expect(answers).not.toContain('200')
  expect(server.calls.length).toBeLessThanOrEqual(8)
})

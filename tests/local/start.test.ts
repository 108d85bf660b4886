// `npm start` as a person runs it: it says where it is, survives a kill, stops cleanly and explains what stops it.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demo } from '#local/seed.ts'
import { demoPortfolio } from '#shared/account/data/demo-portfolio.ts'
import { callApi, freePort, signInOn, signUpOn } from '#tests/support/local-stack.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'gumnut-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

function start(port: number, more: Record<string, string> = {}): Started {
  const nowhere = 'http://127.0.0.1:9'
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      YAHOO_BASE_URL: nowhere,
      COINGECKO_BASE_URL: nowhere,
      ...more,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)))
  return { child, output: () => text, ended: new Promise((done) => child.once('exit', (code) => done(code))) }
}

async function ready({ output, ended }: Started, url: string): Promise<void> {
  const early = ended.then((code) => {
    throw new Error(`It ended with ${code} instead of starting:\n${output()}`)
  })
  const answered = (async () => {
    while (!output().includes(url)) await new Promise((next) => setTimeout(next, 50))
  })()
  await Promise.race([answered, early])
}

test('what was stored survives a kill, and Ctrl-C leaves nothing behind', async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const first = start(port)
  await ready(first, url)
  expect(first.output()).toContain('Demo account: demo@gumnut.test')
  expect(first.output()).toContain(`your data stays in ${folder}`)
  const person = await signUpOn(url)
  await callApi(url, person.accessToken, 'POST', '/api/profile')
  const added = await callApi(url, person.accessToken, 'POST', '/api/holdings', {
    type: 'stock',
    symbol: 'CBA',
    quantity: 10,
    costBasis: 100,
  })
  expect(added.status).toBe(201)
  first.child.kill('SIGKILL')
  await first.ended

  const second = start(port)
  await ready(second, url)
  expect(await callApi(url, person.accessToken, 'GET', '/api/profile')).toMatchObject({
    status: 200,
    body: { profile: { email: person.email } },
  })
  expect(await callApi(url, person.accessToken, 'GET', '/api/holdings')).toMatchObject({
    body: { holdings: [{ symbol: 'CBA', quantity: 10 }] },
  })
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('what stops a start while the demo account is made leaves a folder that starts again, with one full demo account', async () => {
  const [port, dataDir] = [await freePort(), join(folder, 'cut-off')]
  const url = `http://localhost:${port}`
  const cutOff = start(port, { DATA_DIR: dataDir })
  const users = join(dataDir, 'cognito/users')
  while (!existsSync(users) || readdirSync(users).length === 0) await new Promise((next) => setTimeout(next, 5))
  cutOff.child.kill('SIGINT')
  expect(await cutOff.ended).toBe(0)
  expect(cutOff.output()).toContain('Stopping Gumnut. Your data is kept.')
  // However far it came.
  rmSync(join(dataDir, 'demo-account'), { force: true })

  // Made to the end, and cut off before that is on record.
  const second = start(port, { DATA_DIR: dataDir })
  await ready(second, url)
  second.child.kill('SIGKILL')
  await second.ended
  rmSync(join(dataDir, 'demo-account'))

  const third = start(port, { DATA_DIR: dataDir })
  await ready(third, url)
  const { accessToken } = await signInOn(url, demo.email, demo.password)
  const { body } = await callApi(url, accessToken, 'GET', '/api/holdings')
  expect((body as { holdings: { symbol: string }[] }).holdings.map(({ symbol }) => symbol).toSorted()).toEqual(
    demoPortfolio.map(({ symbol }) => symbol).toSorted(),
  )
  expect(readdirSync(users)).toHaveLength(1)
  third.child.kill('SIGINT')
  expect(await third.ended).toBe(0)
}, 90_000)

test('a data folder in use is one clear sentence that says by whom; a killed stack does not block it', async () => {
  const [port, otherPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const first = start(port)
  await ready(first, url)
  const second = start(otherPort)
  expect(await second.ended).toBe(1)
  expect(second.output().trim().split('\n').at(-1)).toBe(
    `Gumnut cannot start. The data folder ${folder} is in use by another Gumnut at ${url} (process ${first.child.pid}). Stop that one, or choose another folder: DATA_DIR=.local-2 npm start`,
  )
  expect(second.output()).not.toMatch(/^\s+at /m)
  const again = start(port)
  expect(await again.ended).toBe(1)
  expect(again.output().trim().split('\n').at(-1)).toBe(
    `Gumnut cannot start. A Gumnut is running already: ${url}. Open that, or stop it first. Another one beside it needs a port and a data folder of its own: PORT=${port + 1} DATA_DIR=.local-2 npm start`,
  )
  expect(await callApi(url, null, 'GET', '/api/health')).toMatchObject({ status: 200 })

  first.child.kill('SIGKILL')
  await first.ended
  const third = start(otherPort)
  await ready(third, `http://localhost:${otherPort}`)
  third.child.kill('SIGINT')
  expect(await third.ended).toBe(0)
}, 90_000)

test('a busy port is one clear sentence', async () => {
  const port = await freePort()
  // It takes connections and never answers.
  const rival = createServer((socket) => socket.resume()).listen(port, '127.0.0.1')
  await new Promise((listening) => rival.once('listening', listening))
  const started = start(port)
  expect(await started.ended).toBe(1)
  // A web build may have been announced before; what stopped it is the last line, and no stack trace is.
  expect(started.output().trim().split('\n').at(-1)).toBe(
    `Gumnut cannot start. Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  )
  expect(started.output()).not.toMatch(/^\s+at /m)
  await new Promise((closed) => rival.close(closed))
})

test('a port that is none is one clear sentence', async () => {
  const started = start(0, { PORT: 'abc' })
  expect(await started.ended).toBe(1)
  expect(started.output()).toContain('PORT is "abc", which is not a port number.')
})

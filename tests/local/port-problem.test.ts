// Why a port cannot be had. That of a port in use by a Gumnut and by another program, as a person sees it, is in start.test.ts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { portProblem } from '#local/port-problem.ts'

/** A program that listens there and answers every request with these words; its port. */
async function listening(words: string): Promise<number> {
  const server = createServer((_request, response) => response.end(words)).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test.each([
  [80, 'This computer does not let you use port 80. Choose another port: PORT=5173 npm start'],
  [50_000, 'This computer does not let you use port 50000. Choose another port: PORT=50001 npm start'],
  [65_535, 'This computer does not let you use port 65535. Choose another port: PORT=5173 npm start'],
])('port %s, which a person may not use, is a sentence with another one', async (port, message) => {
  expect(await portProblem('EACCES', '127.0.0.1', port)).toMatchObject({ name: 'StartProblem', message })
})

test('a page that another program answers with is no Gumnut', async () => {
  const port = await listening('<!doctype html>')
  const problem = await portProblem('EADDRINUSE', '127.0.0.1', port)
  expect(problem?.message).toContain(`Port ${port} is in use by another program.`)
})

test('what listens at the other address says nothing about who has this one', async () => {
  const port = await listening('0f0e0d0c-0b0a-4908-8706-050403020100')
  expect((await portProblem('EADDRINUSE', '127.0.0.1', port))?.message).toContain('A Gumnut is running already')
  expect((await portProblem('EADDRINUSE', '::1', port))?.message).toContain('in use by another program')
})

test('an address that this computer does not have is no problem of the port', async () => {
  expect(await portProblem('EADDRNOTAVAIL', '::1', 5173)).toBeNull()
})

// What has been acknowledged survives: a restart, and a kill in the middle of writing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { builtProcess } from '#tests/support/built-process.ts'
import { useAmplify } from './amplify-client.ts'
import { adminClient, callOperation, clientId, password, poolId, startPool, temporaryFolder } from './local-pool.ts'

test('users, sessions and keys are the same after a restart, and no file holds the password', async () => {
  const pool = await startPool()
  const amplify = useAmplify(pool)
  const sub = await pool.addUser('alex@example.com')
  const { accessToken, refreshToken } = await amplify.signIn('alex@example.com')
  await pool.stop()

  const restarted = await startPool({ dataDir: pool.dataDir })
  await expect(restarted.cognito.verifyAccessToken(accessToken)).resolves.toMatchObject({ sub })
  await expect(restarted.call('GetUser', { AccessToken: accessToken })).resolves.toMatchObject({ status: 200 })
  const refresh = { ClientId: clientId, RefreshToken: refreshToken }
  await expect(restarted.call('GetTokensFromRefreshToken', refresh)).resolves.toMatchObject({ status: 200 })
  await useAmplify(restarted).signIn('alex@example.com')
  for (const file of readdirSync(pool.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const text = readFileSync(join(file.parentPath, file.name), 'utf8')
    expect(text).not.toContain(password)
    expect(text).not.toContain(refreshToken)
  }
})

test('a fresh folder gets its own key, readable by the owner alone', async () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()]
  const first = await startPool({ dataDir: one })
  const second = await startPool({ dataDir: other })
  expect(first.cognito.jwks()).not.toEqual(second.cognito.jwks())
  expect(statSync(join(one, 'signing-key.json')).mode & 0o777).toBe(0o600)
})

test('a write that was cut off is forgotten, and a file that is no JSON is named', async () => {
  const pool = await startPool()
  const sub = await pool.addUser('alex@example.com')
  await pool.stop()
  const file = join(pool.dataDir, 'users', `${sub}.json`)
  writeFileSync(`${file}.draft`, '{"username":"')
  const restarted = await startPool({ dataDir: pool.dataDir })
  const lookUp = new AdminGetUserCommand({ UserPoolId: poolId, Username: sub })
  await expect(adminClient(restarted).send(lookUp)).resolves.toMatchObject({ Username: sub })
  expect(existsSync(`${file}.draft`)).toBe(false)
  await restarted.stop()
  writeFileSync(file, '{"username":"')
  await expect(startPool({ dataDir: pool.dataDir })).rejects.toThrow(`${file} cannot be read`)
})

test('kill -9 in the middle of writing loses nothing that was acknowledged', { timeout: 120_000 }, async () => {
  const poolProcess = await builtProcess('tests/local/cognito/pool-process.ts')
  const dataDir = temporaryFolder()
  const acknowledged = new Map<string, string>()
  for (let round = 1; round <= 5; round += 1) {
    const child = spawn(process.execPath, [poolProcess, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [origin] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    const exited = once(child, 'exit')
    // Several writers without a pause, and a kill at no particular moment: writes are under way whenever it comes.
    let answered = 0
    const kill = () => setTimeout(() => child.kill('SIGKILL'), Math.random() * 20)
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let number = 1; ; number += 1) {
        const email = `user-${round}-${writer}-${number}@example.com`
        const input = { ClientId: clientId, Username: email, Password: password }
        const { body } = await callOperation(origin, 'SignUp', input)
        acknowledged.set(email, String(body['UserSub']))
        answered += 1
        if (answered === 12) kill()
      }
    })
    await Promise.allSettled(writers)
    await exited
  }

  const pool = await startPool({ dataDir })
  expect(acknowledged.size).toBeGreaterThanOrEqual(5 * 12)
  const client = adminClient(pool)
  for (const [email, sub] of acknowledged) {
    const user = await client.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }))
    expect(user).toMatchObject({ Username: sub, UserStatus: 'UNCONFIRMED' })
    expect(pool.lastCode(email)).toMatch(/^\d{6}$/)
  }
})

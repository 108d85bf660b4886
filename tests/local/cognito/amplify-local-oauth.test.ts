// The one change to Amplify's code: http for a loopback domain, https for every other, and no build that half works.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { allowLocalOauth } from '#local/cognito/amplify-local-oauth.ts'
import type * as googleBundle from './google-bundle.ts'
import { press, whereTo } from './google-chooser.ts'
import { appUrl, clientId, poolId, startPool, temporaryFolder } from './local-pool.ts'
import type { LocalPool } from './local-pool.ts'

type Bundle = typeof googleBundle

async function buildBundle(plugins: Plugin[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins,
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'google-bundle.ts'), formats: ['es'] },
    },
  })
  const [first] = Array.isArray(output) ? output : []
  const chunk = first?.output.find((part) => part.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built')
  return chunk.code
}

let patchedBundle: Promise<string> | undefined
const buildPatched = () => (patchedBundle ??= buildBundle(allowLocalOauth()))

/** The little of a browser that Amplify's redirect needs: an address to read and set, and local storage. */
function standInBrowser(href: string) {
  const stored = new Map<string, string>()
  const location = { href, ...originOf(href), pathname: new URL(href).pathname }
  const page = {
    LOG_LEVEL: 'ERROR',
    location,
    document: { querySelector: () => null, querySelectorAll: () => [], getElementById: () => null },
    history: { state: null, replaceState: () => undefined },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      clear: () => stored.clear(),
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  const replaced = Object.keys({ window: 0, ...page }).map((name) => [name, Reflect.get(globalThis, name)] as const)
  Object.assign(globalThis, page, { window: page })
  onTestFinished(() => void Object.assign(globalThis, Object.fromEntries(replaced)))
  return location
}

function originOf(href: string) {
  const { origin, host, hostname, protocol } = new URL(href)
  return { origin, host, hostname, protocol }
}

async function configured(domain: string, code: string, pool?: LocalPool): Promise<Bundle> {
  const file = join(temporaryFolder(), 'bundle.mjs')
  writeFileSync(file, code)
  const bundle = (await import(file)) as Bundle
  bundle.Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        ...(pool ? { userPoolEndpoint: `${pool.origin}/_cognito/` } : {}),
        loginWith: {
          oauth: {
            domain,
            scopes: ['openid', 'email', 'profile'],
            redirectSignIn: [appUrl],
            redirectSignOut: [appUrl],
            responseType: 'code',
          },
        },
      },
    },
  })
  return bundle
}

test.each([
  ['localhost:5173/_cognito', 'http://localhost:5173/_cognito/oauth2/authorize'],
  ['127.0.0.1:5173/_cognito', 'http://127.0.0.1:5173/_cognito/oauth2/authorize'],
  ['localhost', 'http://localhost/oauth2/authorize'],
  ['auth.gumnut.example', 'https://auth.gumnut.example/oauth2/authorize'],
  ['localhost.evil.example', 'https://localhost.evil.example/oauth2/authorize'],
  ['127.0.0.1.evil.example/_cognito', 'https://127.0.0.1.evil.example/_cognito/oauth2/authorize'],
  ['evil.example/localhost:5173/', 'https://evil.example/localhost:5173//oauth2/authorize'],
])('with the domain %s the browser is sent to %s', async (domain, expected) => {
  const code = await buildPatched()
  const location = standInBrowser(appUrl)
  const bundle = await configured(domain, code)
  await bundle.signInWithRedirect({ provider: 'Google', options: { prompt: 'SELECT_ACCOUNT' } })
  expect(location.href.split('?')[0]).toBe(expected)
})

test('the whole way round works with the built client: page, code, tokens, sign-out', async () => {
  const code = await buildPatched()
  const pool = await startPool()
  const location = standInBrowser(appUrl)
  const domain = `${new URL(pool.origin).host}/_cognito`
  const leaving = await configured(domain, code, pool)
  await leaving.signInWithRedirect({ provider: 'Google', options: { prompt: 'SELECT_ACCOUNT' } })
  const back = whereTo(await press(location.href, { action: 'add', email: 'alex@example.com', name: 'Alex' }))

  // The page loads again at the address it was sent back to, and Amplify finishes by itself.
  location.href = back.href
  const returned = await configured(domain, code, pool)
  await expect.poll(() => returned.cognitoUserPoolsTokenProvider.getTokens()).not.toBeNull()
  const tokens = await returned.cognitoUserPoolsTokenProvider.getTokens()
  const claims = await pool.cognito.verifyAccessToken(String(tokens?.accessToken))
  expect(claims.username).toMatch(/^google_/)

  await returned.signOut()
  expect(location.href).toBe(
    `${pool.origin}/_cognito/logout?client_id=${clientId}&logout_uri=${encodeURIComponent(appUrl)}`,
  )
})

test.each([
  ['signInWithRedirect.mjs', 'https://${domain}/oauth2/authorize', 'https://${host}/oauth2/authorize'],
  ['completeOAuthFlow.mjs', "'https://' + domain", 'secure + domain'],
  ['oAuthSignOutRedirect.mjs', 'https://${domain}/logout', 'https://${domain}/sign-out'],
  ['openAuthSession.mjs', "url.replace('http://', 'https://')", "url.replace(/^http:/, 'https:')"],
])('a build stops when an upgrade has changed %s', async (file, before, after) => {
  const upgrade: Plugin = {
    name: 'an-upgrade-of-amplify',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(`/${file}`) ? code.replace(before, after) : null),
  }
  await expect(buildBundle([upgrade, ...allowLocalOauth()])).rejects.toThrow(
    new RegExp(`${file} of Amplify no longer holds .* exactly once: local Google sign-in would break`),
  )
})

test('a build stops when a fifth address appears or one of the four files is gone', async () => {
  const change = (file: string, to: (code: string) => string): Plugin => ({
    name: 'an-upgrade-of-amplify',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(`/${file}`) ? to(code) : null),
  })
  const fifth = change(
    'getRedirectUrl.mjs',
    (code) => `${code}\nexport const more = (domain) => \`https://\${domain}/more\``,
  )
  await expect(buildBundle([fifth, ...allowLocalOauth()])).rejects.toThrow('one more hard-coded https address')
  const gone = change('oAuthSignOutRedirect.mjs', () => 'export const oAuthSignOutRedirect = async () => undefined')
  await expect(buildBundle([gone, ...allowLocalOauth()])).rejects.toThrow('oAuthSignOutRedirect.mjs')
  const withoutSignOut = change(
    'handleOAuthSignOut.mjs',
    () => 'export const handleOAuthSignOut = async () => undefined',
  )
  await expect(buildBundle([withoutSignOut, ...allowLocalOauth()])).rejects.toThrow(
    'Amplify is in the build, but without oAuthSignOutRedirect.mjs',
  )
})

test('a build without Amplify is left alone', async () => {
  const withoutAmplify: Plugin = {
    name: 'no-amplify',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('aws-amplify') ? '\0nothing' : null),
    load: (id) =>
      id === '\0nothing'
        ? ['Amplify', 'signInWithRedirect', 'signOut', 'cognitoUserPoolsTokenProvider']
            .map((n) => `export const ${n} = 0`)
            .join('\n')
        : null,
  }
  await expect(buildBundle([withoutAmplify, ...allowLocalOauth()])).resolves.toContain('Amplify')
})

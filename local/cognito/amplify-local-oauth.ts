// Owns the one change made to Amplify's code in our build: Google sign-in over http, for a loopback domain alone.
//
// Amplify writes "https://" in front of the OAuth domain in four places and offers no setting for it. One build serves
// the cloud and the laptop, so the choice is made when the code runs, and from the configured domain rather than from
// the page's address: a page on localhost that is pointed at a real user pool must speak https to it. For every domain
// but localhost and 127.0.0.1 the built code does exactly what Amplify's does.
import type { Plugin } from 'vite'

type Patch = { file: string; find: string; replace: string }

const loopback = String.raw`(?:localhost|127\.0\.0\.1)(?::\d+)?`
const scheme = String.raw`(/^${loopback}(?:\/|$)/.test(domain) ? 'http://' : 'https://')`

const patches: readonly Patch[] = [
  {
    file: 'signInWithRedirect.mjs',
    find: '`https://${domain}/oauth2/authorize?',
    replace: `\`\${${scheme}}\${domain}/oauth2/authorize?`,
  },
  {
    file: 'completeOAuthFlow.mjs',
    find: "'https://' + domain + '/oauth2/token'",
    replace: `${scheme} + domain + '/oauth2/token'`,
  },
  {
    file: 'oAuthSignOutRedirect.mjs',
    find: '`https://${domain}/logout?',
    replace: `\`\${${scheme}}\${domain}/logout?`,
  },
  {
    file: 'openAuthSession.mjs',
    find: "url.replace('http://', 'https://')",
    replace: String.raw`(/^http:\/\/${loopback}\//.test(url) ? url : url.replace('http://', 'https://'))`,
  },
]

const amplifyAuth = /@aws-amplify\/auth\/dist\/esm\/.*\.mjs/
// What a fifth place would look like after an upgrade of Amplify.
const hardCodedHttps =
  /https:\/\/\$\{domain\}|(['"])https:\/\/\1 ?\+ ?domain|replace\((['"])http:\/\/\2, ?\2https:\/\/\2\)/

/** For `plugins` of the Vite config: covers the build, and the dependency optimizer of the dev server. */
export function allowLocalOauth(): Plugin[] {
  return [
    { ...amplifyPatcher(), apply: 'build' },
    {
      name: 'gumnut:allow-local-oauth-dev',
      apply: 'serve',
      config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [amplifyPatcher()] } } }),
    },
  ]
}

// Every mismatch stops the build: half a patch would break sign-in in the cloud or on the laptop, unnoticed.
function amplifyPatcher(): { name: string } & Pick<Plugin, 'buildStart' | 'transform' | 'buildEnd'> {
  const patched = new Set<string>()
  let isAmplifyUsed = false
  return {
    name: 'gumnut:allow-local-oauth',
    buildStart() {
      patched.clear()
      isAmplifyUsed = false
    },
    transform: {
      filter: { id: amplifyAuth },
      handler(code, id) {
        isAmplifyUsed = true
        const patch = patches.find(({ file }) => id.replace(/\?.*$/, '').endsWith(`/${file}`))
        if (patch && code.split(patch.find).length !== 2) {
          this.error(`${patch.file} of Amplify no longer holds ${patch.find} exactly once: ${adviceOnUpgrade}`)
        }
        const result = patch ? code.replace(patch.find, () => patch.replace) : code
        if (hardCodedHttps.test(patch ? result.replace(patch.replace, '') : result)) {
          this.error(`Amplify has one more hard-coded https address in ${id}: ${adviceOnUpgrade}`)
        }
        if (!patch) return null
        patched.add(patch.file)
        return { code: result, map: null }
      },
    },
    buildEnd(error) {
      if (error || !isAmplifyUsed || patched.size === patches.length) return
      const missing = patches.map(({ file }) => file).filter((file) => !patched.has(file))
      this.error(`Amplify is in the build, but without ${missing.join(', ')}: ${adviceOnUpgrade}`)
    },
  }
}

const adviceOnUpgrade =
  'local Google sign-in would break. Was aws-amplify upgraded? See local/cognito/amplify-local-oauth.ts.'

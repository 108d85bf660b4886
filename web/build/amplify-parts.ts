// Amplify parts: what of Amplify this product cannot reach is left out of the build.
import type { Plugin } from 'vite'

type Replacement = { file: RegExp; code: string }

/** Parts of Amplify that this product cannot reach, and what stands in their place. */
const unreachableInAmplify: readonly Replacement[] = [
  {
    // It accepts three forms of configuration and carries the parsers of two; session.ts gives it the form that needs none.
    file: /@aws-amplify\/core\/dist\/esm\/utils\/parseAmplifyConfig\.mjs$/,
    code: 'export const parseAmplifyConfig = (config) => config',
  },
  {
    // AWS credentials in the browser need an identity pool, and there is none: without one this answers nothing anyway.
    file: /@aws-amplify\/auth\/dist\/esm\/providers\/cognito\/credentialsProvider\/credentialsProvider\.mjs$/,
    code: `
      export class CognitoAWSCredentialsAndIdentityIdProvider {
        async getCredentialsAndIdentityId() {}
        async clearCredentialsAndIdentityId() {}
        async clearCredentials() {}
      }`,
  },
  {
    file: /@aws-amplify\/auth\/dist\/esm\/providers\/cognito\/credentialsProvider\/IdentityIdStore\.mjs$/,
    code: 'export class DefaultIdentityIdStore {}',
  },
  {
    // Cookies hold tokens for pages rendered on a server only.
    file: /@aws-amplify\/core\/dist\/esm\/context\/selectSsrKeyValueStorage\.mjs$/,
    code: `
      import { defaultStorage } from "../storage/index.mjs"
      export const selectSsrKeyValueStorage = () => defaultStorage`,
  },
  {
    // The default theme: some thousand tokens as text. Our tokens reach its components through their CSS properties (ADR 021), and
    // without properties for style nobody looks one up.
    file: /@aws-amplify\/ui\/dist\/esm\/theme\/createTheme\/createTheme\.mjs$/,
    code: `
      import { breakpoints } from "../breakpoints.mjs"
      const theme = { name: "default-theme", tokens: {}, breakpoints, cssText: "", containerProps: () => ({}) }
      export const createTheme = () => theme`,
  },
  {
    file: /@aws-amplify\/ui\/dist\/esm\/theme\/defaultTheme\.mjs$/,
    code: `
      import { breakpoints } from "./breakpoints.mjs"
      export const defaultTheme = { name: "default-theme", tokens: {}, breakpoints }`,
  },
]

/** Makes the first page 6 KB (gzip) lighter, and fails when Amplify no longer has the files it replaces. */
export function leaveOutOfAmplify(replacements: readonly Replacement[] = unreachableInAmplify): Plugin {
  const used = new Set<Replacement>()
  return {
    name: 'gumnut-leave-out-of-amplify',
    apply: 'build',
    load: {
      filter: { id: replacements.map(({ file }) => file) },
      handler(id) {
        const replacement = replacements.find(({ file }) => file.test(id))
        if (replacement === undefined) return undefined
        used.add(replacement)
        return replacement.code
      },
    },
    buildEnd(error) {
      const missing = replacements.filter((replacement) => !used.has(replacement))
      if (error === undefined && missing.length > 0) {
        throw new Error(`Amplify has changed: nothing matches ${missing.map(({ file }) => file.source).join(', ')}`)
      }
    },
  }
}

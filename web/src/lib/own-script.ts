// Own script: the one door through which the page may hand an address of a script to the browser. The page's policy
// (infra/security-headers.ts) asks for Trusted Types, so any other way is refused where the browser knows them.

/** Names the policy; the Content-Security-Policy allows this one and no second. */
const policyName = 'gumnut'

/** The service worker, and workers that the build makes. */
const ownScripts = /^\/(?:sw|assets\/[\w.-]+)\.js$/

type Policy = { createScriptURL: (path: string) => unknown }
type TrustedTypes = { createPolicy: (name: string, rules: { createScriptURL: (path: string) => string }) => Policy }

/** @throws TypeError for any other address than our own scripts */
function ownScriptPath(path: string): string {
  if (!ownScripts.test(path)) throw new TypeError(`${path} is not our own script`)
  return path
}

let policy: Policy | undefined

/**
 * @param path of a script on this origin
 * @returns what `navigator.serviceWorker.register` and `new Worker` take: a TrustedScriptURL where browsers have that type,
 * which TypeScript's own declarations do not know yet
 * @throws TypeError for any other address than our own scripts
 */
export function ownScript(path: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // A policy of one name can be made once.
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: ownScriptPath })
  return policy === undefined ? ownScriptPath(path) : (policy.createScriptURL(path) as string)
}

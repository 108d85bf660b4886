// Recovery: a lost authenticator app, by whoever is signed out (P107). The password is proven without leaving the browser.
import { recovery as contract } from '#shared/recovery/contract.ts'
import { createClient } from '../lib/api.ts'
import { env } from '../lib/env.ts'
import { beginProof } from '../lib/password-proof.ts'
import { send } from './client.ts'

const { request, challenge, confirm } = contract
const api = createClient({ request, challenge, confirm }, send)

/** Asks for a code by mail; says nothing about whether there is such an account. */
export const askForRecoveryCode = (email: string): Promise<void> => api.request({ body: { email } })

/** @returns when the app is turned off */
export async function proveForRecovery(email: string, code: string, password: string): Promise<Date> {
  const { clientPublic, prove } = await beginProof(env().userPoolId)
  const { ticket, ...asked } = await api.challenge({ body: { email, clientPublic } })
  const { until } = await api.confirm({ body: { email, code, ticket, ...(await prove(asked, password)) } })
  return new Date(until)
}

// Refusal of: whether the service will never take a change that waited, where a firewall may stand before it.
import { holdings } from '#shared/portfolio/contract.ts'
import { ApiProblem, createClient, isForbidden, isRefusal } from '../lib/api.ts'
import { send } from './client.ts'

const api = createClient(holdings, send)

const turnedAway = 'A firewall on the way to Gumnut turned it away, maybe because of something in its text.'

/**
 * The refusal that a failure of any kept change is. A 403 is one where the list is answered meanwhile: then the firewall minds this one
 * change, and would each time. Otherwise it turns everything away for a while.
 * @throws the failure, where a later try may do better
 */
export async function refusalOf(failure: unknown, as: string): Promise<ApiProblem> {
  if (isRefusal(failure)) return failure
  if (!isForbidden(failure)) throw failure
  await api.list({}, { as }).catch(() => Promise.reject(failure))
  return new ApiProblem('invalid_request', failure.status, turnedAway)
}

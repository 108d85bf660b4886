// End sessions: signing out on every device, by the server, because a token of everyday use may not (P103).
import { signOutEverywhere } from '#shared/account/sessions-contract.ts'
import { ApiProblem, createClient } from '../lib/api.ts'
import { send } from './client.ts'

const sessionsApi = createClient({ signOutEverywhere }, send)

/**
 * @param as whose
 * @throws when the sessions may still be there
 */
export const endAllSessions = (as: string): Promise<void> =>
  sessionsApi.signOutEverywhere({ as }).then(
    () => undefined,
    (error: unknown) => {
      // Another device was quicker, and this session has ended with all the others; or somebody else is here, which signing out finds.
      if (!(error instanceof ApiProblem && error.status === 401)) throw error
    },
  )

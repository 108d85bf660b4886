// Close account: deletes everything of a person and closes their account (P36). Repeating it is safe.
import { profileApi } from './use-profile.ts'

/** As long as the gateway waits: a deletion has more to do than other requests. */
const closingTimeoutMs = 31_000
/** @param as whose: it is repeated, and by then somebody else may have signed in */
export const closeAccount = (as: string): Promise<void> => profileApi.close({ timeoutMs: closingTimeoutMs, as })

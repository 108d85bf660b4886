// Close account: deletes everything of a person and closes their account (P36). Repeating it is safe.
import { profileApi } from './use-profile.ts'

/** As long as the gateway waits: a deletion has more to do than other requests. */
const closingTimeoutMs = 31_000
export const closeAccount = (): Promise<void> => profileApi.close({ timeoutMs: closingTimeoutMs })

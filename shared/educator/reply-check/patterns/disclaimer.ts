// Family D: both a referral to a licensed adviser and a general-education statement; either alone is not enough.
import { hasDisclaimer } from '../disclaimer.ts'
import type { Reply } from '../reply.ts'

export const lacksDisclaimer = (reply: Reply): boolean => !hasDisclaimer(reply.plain)

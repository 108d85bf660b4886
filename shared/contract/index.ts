// The contract tree: every area of the API, one Lambda function each.
import { ai } from './ai.ts'
import { health } from './health.ts'
import { holdings } from './holdings.ts'
import { learning } from './learning.ts'
import { market } from './market.ts'
import { profile } from './profile.ts'

export const contract = { health, profile, holdings, learning, ai, market }
export type AreaName = keyof typeof contract

// The profile area of the API: the user document and the account's life (P35, P36).
import { download } from './export-contract.ts'
import { ownProfile } from './profile-contract.ts'
import { signOutEverywhere } from './sessions-contract.ts'

const { close, ...document } = ownProfile

export const profile = { ...document, download, signOutEverywhere, close }

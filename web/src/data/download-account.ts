// Download account: everything that is stored about a person, as the service hands it out.
import { download } from '#shared/account/export-contract.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'

const api = createClient({ download }, send)
export const downloadAccount = () => api.download()

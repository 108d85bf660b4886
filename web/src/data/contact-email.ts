// Contact email: where support is reached: the deployment's address, or the stand-in until it has one.
import { defaultContactEmail } from '#shared/person/legal/legal-document.ts'
import { env } from '../lib/env.ts'

export const contactEmail = (): string => env().contactEmail || defaultContactEmail

// Owns the two app clients of the pool: the one of everyday use, and the one of a security session (ADR 035).
import { accessTokenMinutes } from '#shared/account/identity-rules.ts'

export type AppClient = Readonly<{
  id: string
  accessTokenMinutes: number
  refreshMinutes: number
  /** Whether refresh tokens work in InitiateAuth. */
  isRenewable: boolean
  /** Whether InitiateAuth takes USER_AUTH, and with it passkeys. */
  isByChoice: boolean
}>

export type AppClients = Readonly<{ everyday: AppClient; security: AppClient }>

const monthMinutes = 30 * 24 * 60

type ClientSettings = { clientId: string; securityClientId: string; everydayMinutes?: number | undefined }

export const appClients = ({ clientId, securityClientId, everydayMinutes }: ClientSettings): AppClients => ({
  everyday: {
    id: clientId,
    accessTokenMinutes: everydayMinutes ?? accessTokenMinutes.everyday,
    refreshMinutes: monthMinutes,
    isRenewable: true,
    isByChoice: true,
  },
  // An hour is the shortest that Cognito allows.
  security: {
    id: securityClientId,
    accessTokenMinutes: accessTokenMinutes.security,
    refreshMinutes: 60,
    isRenewable: false,
    isByChoice: false,
  },
})

export const clientOf = ({ everyday, security }: AppClients, id: unknown): AppClient | undefined =>
  [everyday, security].find((client) => client.id === id)

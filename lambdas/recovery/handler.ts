// The function behind the recovery area: a lost authenticator app, by whoever is signed out.
import { recovery as contract } from '#shared/recovery/contract.ts'
import { recoveryOperations } from '#shared/recovery/operations.ts'
import { recoveryPorts } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'

export const handler = lambda(contract, recoveryOperations, recoveryPorts)

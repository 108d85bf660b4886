// Owns the list of Cognito operations that the stand-in answers, and the JSON protocol they travel in.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  adminDeleteUser,
  adminGetUser,
  adminLinkProviderForUser,
  adminSetUserMfaPreference,
  adminSetUserPassword,
  adminUserGlobalSignOut,
  listUsers,
} from './admin-operations.ts'
import {
  deleteUserAttributes,
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './attribute-operations.ts'
import { CognitoError } from './cognito-error.ts'
import {
  associateSoftwareToken,
  setUserMfaPreference,
  setUserSettings,
  verifySoftwareToken,
} from './factor-operations.ts'
import { readBody, reply } from './http-exchange.ts'
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  startWebAuthnRegistration,
} from './passkey-operations.ts'
import { changePassword, confirmForgotPassword, forgotPassword } from './password-operations.ts'
import type { Pool } from './pool.ts'
import { reportCall } from './pool-calls.ts'
import { parseInput } from './request-input.ts'
import type { Input } from './request-input.ts'
import {
  getTokensFromRefreshToken,
  globalSignOut,
  initiateAuth,
  respondToAuthChallenge,
  revokeToken,
} from './sign-in-operations.ts'
import { confirmSignUp, deleteUser, resendConfirmationCode, signUp } from './sign-up-operations.ts'

type Operation = (pool: Pool, input: Input) => object | Promise<object>

const userOperations: Readonly<Record<string, Operation>> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  GetUser: getUser,
  UpdateUserAttributes: updateUserAttributes,
  DeleteUserAttributes: deleteUserAttributes,
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  VerifyUserAttribute: verifyUserAttribute,
  ChangePassword: changePassword,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  GlobalSignOut: globalSignOut,
  RevokeToken: revokeToken,
  DeleteUser: deleteUser,
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMfaPreference,
  SetUserSettings: setUserSettings,
  StartWebAuthnRegistration: startWebAuthnRegistration,
  CompleteWebAuthnRegistration: completeWebAuthnRegistration,
  ListWebAuthnCredentials: listWebAuthnCredentials,
  DeleteWebAuthnCredential: deleteWebAuthnCredential,
}

const adminOperations: Readonly<Record<string, Operation>> = {
  ListUsers: listUsers,
  AdminGetUser: adminGetUser,
  AdminDeleteUser: adminDeleteUser,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  AdminLinkProviderForUser: adminLinkProviderForUser,
  AdminSetUserMFAPreference: adminSetUserMfaPreference,
  AdminSetUserPassword: adminSetUserPassword,
}

const targetPrefix = 'AWSCognitoIdentityProviderService.'

export async function handleOperation(
  pool: Pool,
  adminAccessKeyId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await readBody(request)
    const target = String(request.headers['x-amz-target'])
    const name = target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : ''
    const operation = findOperation(name, adminAccessKeyId, request)
    answer(response, 200, await performed(pool, name, operation, parseInput(body)))
  } catch (problem) {
    if (problem instanceof CognitoError) return refuse(response, 400, problem.type, problem.message)
    console.error('The Cognito stand-in failed:', problem)
    refuse(response, 500, 'InternalErrorException', 'Something went wrong')
  }
}

/** Done or refused, it is on record as it would be in AWS. */
async function performed(pool: Pool, name: string, operation: Operation, input: Input): Promise<object> {
  try {
    const output = await operation(pool, input)
    reportCall(pool, name, input)
    return output
  } catch (problem) {
    if (problem instanceof CognitoError) reportCall(pool, name, input, problem)
    throw problem
  }
}

function findOperation(name: string, adminAccessKeyId: string, request: IncomingMessage): Operation {
  const operation = Object.hasOwn(userOperations, name) ? userOperations[name] : undefined
  if (operation) return operation
  const adminOperation = Object.hasOwn(adminOperations, name) ? adminOperations[name] : undefined
  if (!adminOperation) throw new CognitoError('UnknownOperationException', '')
  assertSigned(request.headers.authorization, adminAccessKeyId)
  return adminOperation
}

// The AWS SDK signs each request and names its access key. The key is random per start unless given, so a page in the
// browser cannot delete users; the signature itself proves nothing more on one computer and is not checked.
function assertSigned(authorization: string | undefined, adminAccessKeyId: string) {
  if (!authorization) throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token')
  const accessKeyId = /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\//.exec(authorization)?.[1]
  if (accessKeyId === adminAccessKeyId) return
  throw new CognitoError('UnrecognizedClientException', 'The security token included in the request is invalid.')
}

function answer(response: ServerResponse, status: number, output: object) {
  response.setHeader('x-amzn-requestid', randomUUID())
  reply(response, status, 'application/x-amz-json-1.1', JSON.stringify(output))
}

function refuse(response: ServerResponse, status: number, type: string, message: string) {
  response.setHeader('x-amzn-errortype', `${type}:`)
  answer(response, status, { __type: type, message })
}

// Owns the refusals of Cognito: the exception names and the texts that the real service answers with.

export class CognitoError extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.name = 'CognitoError'
    this.type = type
  }
}

// One text for a wrong password and for an unknown user, so that neither tells whether an account exists.
export const incorrectCredentials = () => notAuthorized('Incorrect username or password.')
export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message)
export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message)
export const invalidPassword = (problem: string) =>
  new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${problem}`)
export const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')
export const codeExpired = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
export const wrongAppCode = () => new CognitoError('CodeMismatchException', 'Invalid code received for user')
export const usedAppCode = () =>
  new CognitoError('ExpiredCodeException', 'Your software token has already been used once.')
export const tooManyAttempts = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.')
export const userNotConfirmed = () => new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
export const emailTaken = () =>
  new CognitoError('UsernameExistsException', 'An account with the given email already exists.')
export const aliasTaken = () => new CognitoError('AliasExistsException', 'An account with the email already exists.')
export const resourceNotFound = (message: string) => new CognitoError('ResourceNotFoundException', message)

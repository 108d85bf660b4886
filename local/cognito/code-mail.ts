// Owns the mail around a code: the pool's own text, or what the CustomMessage trigger makes of it, and its refusal.
import type { CustomMessageTriggerEvent } from 'aws-lambda'
import { anyCodeMail, type CodeMail } from '#shared/account/code-mails.ts'
import { CognitoError } from './cognito-error.ts'
import type { CustomMessage } from './triggers.ts'
import type { CodePurpose, User } from './pool-user.ts'

/** What made Cognito send a code, in its own words. */
export type CodeSource = 'SignUp' | 'ResendCode' | 'ForgotPassword' | 'UpdateUserAttribute' | 'VerifyUserAttribute'

export const purposeOf: Readonly<Record<CodeSource, CodePurpose>> = {
  SignUp: 'signUp',
  ResendCode: 'signUp',
  ForgotPassword: 'reset',
  UpdateUserAttribute: 'email',
  VerifyUserAttribute: 'email',
}

const placeholder = '{####}'

type MailSettings = {
  region: string
  poolId: string
  clientId: string
  trigger: CustomMessage | undefined
  sendsThroughSes: boolean
}

/** The mail, with the code to be put in; asked for before there is a code, since a refusal must leave none behind. */
export type MailWriter = (user: User, source: CodeSource) => Promise<(code: string) => CodeMail>

export function createMailWriter({ region, poolId, clientId, trigger, sendsThroughSes }: MailSettings): MailWriter {
  const eventFor = (user: User, source: CodeSource): CustomMessageTriggerEvent => ({
    version: '1',
    region,
    userPoolId: poolId,
    userName: user.username,
    triggerSource: `CustomMessage_${source}`,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    request: {
      userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
      codeParameter: placeholder,
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })

  return async (user, source) => {
    const own = anyCodeMail(placeholder)
    const answer = await trigger?.(eventFor(user, source)).catch((problem: unknown) => {
      const reason = problem instanceof Error ? problem.message : String(problem)
      throw new CognitoError('UserLambdaValidationException', `CustomMessage failed with error ${reason}.`)
    })
    const { emailMessage = null, emailSubject = null } = answer?.response ?? {}
    if (!sendsThroughSes && (emailMessage !== null || emailSubject !== null)) {
      throw invalidResponse('A text of the trigger is allowed only when the EmailSendingAccount is DEVELOPER')
    }
    const text = emailMessage ?? own.text
    if (!text.includes(placeholder)) throw invalidResponse('The emailMessage lacks the codeParameter')
    return (code) => ({ subject: emailSubject ?? own.subject, text: text.replaceAll(placeholder, code) })
  }
}

const invalidResponse = (reason: string) => new CognitoError('InvalidLambdaResponseException', reason)

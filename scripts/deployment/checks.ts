// Checks: what must be true before a deployment, decided from the answers of the AWS command line. Pure: the asking is in
// scripts/deploy.ts, so that every decision can be tested with an answer of each kind.
import * as z from 'zod/mini'
import { type Answer, failsWith, fine, type Finding, missing, note, parsed, reasonOf } from './answer.ts'

const Identity = z.object({ Account: z.string().check(z.regex(/^\d{12}$/)) })

/** `aws sts get-caller-identity` */
export function checkIdentity(answer: Answer): {
  readonly account: string | null
  readonly findings: readonly Finding[]
} {
  if (answer.status === null) {
    return {
      account: null,
      findings: missing('The AWS command line is not installed: get it from https://aws.amazon.com/cli/.'),
    }
  }
  const identity = parsed(Identity, answer)
  if (identity !== null) return { account: identity.Account, findings: fine }
  return {
    account: null,
    findings: missing(
      `AWS does not know who you are (${reasonOf(answer)}): sign in with "aws sso login" or set AWS_PROFILE, until "aws sts get-caller-identity" answers.`,
    ),
  }
}

/** The region of the shell: the deployment names its own, but what people type by hand goes to theirs. */
export const checkRegion = (shell: string | undefined, region: string): readonly Finding[] =>
  shell === undefined || shell === '' || shell === region
    ? fine
    : note(
        `Your shell's region is ${shell}; Gumnut goes to ${region} all the same. Add "--region ${region}" to aws commands that you type.`,
      )

const AccountSettings = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) })

/** Lambda keeps this many for functions that reserve nothing. */
const unreservedAtLeast = 100

/**
 * `aws lambda get-account-settings`
 * @param reserved how many places the environment's functions reserve together; 0 when none
 */
export function checkConcurrency(answer: Answer, reserved: number, region: string, stage: string): readonly Finding[] {
  if (reserved === 0) return fine
  const settings = parsed(AccountSettings, answer)
  if (settings === null) return note(`Lambda's quota could not be read (${reasonOf(answer)}).`)
  const limit = settings.AccountLimit.ConcurrentExecutions
  const needed = reserved + unreservedAtLeast
  if (limit >= needed) return fine
  return missing(
    `The account may run ${limit} functions at once and ${stage} needs ${needed}: ask for 1,000 with "aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${region}", or set gumnut.${stage}.hasConcurrencyQuota to false in cdk.json until it is granted.`,
  )
}

const Distributions = z.object({
  DistributionList: z.optional(z.object({ Quantity: z.optional(z.number()), Items: z.optional(z.array(z.unknown())) })),
})

/** `aws cloudfront list-distributions --max-items 1`; nothing tells beforehand whether a new account may make its first one. */
export function checkCloudFront(answer: Answer): readonly Finding[] {
  if (failsWith(answer, 'must be verified')) {
    return missing(
      'AWS has not verified this account for CloudFront: open a support case "Account and billing", it is free and takes about a day.',
    )
  }
  const list = parsed(Distributions, answer)
  // An account without any prints nothing at all, or an empty list.
  if ((list?.DistributionList?.Items ?? []).length > 0) return fine
  return note(
    'This account has no CloudFront distribution yet. If the deployment stops at "Your account must be verified", open a support case "Account and billing" and run this again.',
  )
}

const Parameter = z.object({ Parameter: z.object({ Value: z.string() }) })

/** The least that the stacks ask for (CDK's default synthesizer). */
const bootstrapVersion = 6

/** `aws ssm get-parameter --name /cdk-bootstrap/hnb659fds/version` */
export function checkBootstrap(answer: Answer, account: string, region: string): readonly Finding[] {
  const parameter = parsed(Parameter, answer)
  const command = `npx cdk bootstrap aws://${account}/${region}`
  if (parameter !== null) {
    return Number(parameter.Parameter.Value) >= bootstrapVersion
      ? fine
      : missing(`CDK's bootstrap in ${region} is too old (${parameter.Parameter.Value}): run "${command}".`)
  }
  if (failsWith(answer, 'ParameterNotFound')) return missing(`CDK is not bootstrapped in ${region}: run "${command}".`)
  return missing(`Whether CDK is bootstrapped in ${region} could not be read (${reasonOf(answer)}): run "${command}".`)
}

/** `aws secretsmanager describe-secret`, which shows that it is there and never what is in it */
export function checkSecret(answer: Answer, name: string, setting: string, region: string): readonly Finding[] {
  if (answer.status === 0) return answer.stdout.includes('"DeletedDate"') ? missing(deleted(name, region)) : fine
  if (failsWith(answer, 'ResourceNotFoundException')) {
    return missing(
      `cdk.json says ${setting}, and there is no secret ${name}: make it with "aws secretsmanager create-secret --name ${name} --secret-string file:///dev/stdin --region ${region}", or take the setting out.`,
    )
  }
  return note(`Whether the secret ${name} exists could not be read (${reasonOf(answer)}).`)
}

const deleted = (name: string, region: string): string =>
  `The secret ${name} is marked for deletion: take that back with "aws secretsmanager restore-secret --secret-id ${name} --region ${region}".`

const Stacks = z.object({
  Stacks: z.array(z.object({ StackStatus: z.string(), EnableTerminationProtection: z.optional(z.boolean()) })),
})

/** A first deployment that failed: nothing can be deployed over it. */
const stuckStatuses = new Set(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED', 'DELETE_FAILED'])

/** `aws cloudformation describe-stacks --stack-name ...`; a stack that is not there yet is as it should be */
export function checkStack(answer: Answer, name: string, region: string): readonly Finding[] {
  const stack = parsed(Stacks, answer)?.Stacks[0]
  if (stack === undefined) return fine
  if (stack.StackStatus.endsWith('_IN_PROGRESS') && stack.StackStatus !== 'REVIEW_IN_PROGRESS')
    return missing(`${name} is being changed (${stack.StackStatus}): wait until that is over, then run this again.`)
  if (stack.StackStatus === 'UPDATE_ROLLBACK_FAILED')
    return missing(
      `${name} could not go back after an update that failed (UPDATE_ROLLBACK_FAILED): see in its events what stood in the way, mend that, then "aws cloudformation continue-update-rollback --stack-name ${name} --region ${region}".`,
    )
  if (!stuckStatuses.has(stack.StackStatus)) return fine
  const unlock =
    stack.EnableTerminationProtection === true
      ? `"aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name ${name} --region ${region}" and then `
      : ''
  return missing(
    `${name} is what a failed first deployment left (${stack.StackStatus}): remove it with ${unlock}"aws cloudformation delete-stack --stack-name ${name} --region ${region}" (docs/operate.md, "A first deployment that failed").`,
  )
}

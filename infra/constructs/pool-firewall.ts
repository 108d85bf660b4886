// PoolFirewall: AWS WAF on the user pool. Browsers call Cognito past CloudFront, so the edge's firewall sees no sign-up.
import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { type CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Environment } from '../config.ts'
import { managedRules, rateRule, webAcl } from './web-acl.ts'

/**
 * Requests of one address in five minutes. A class of thirty signs up behind one address, each with a code or two; each mail
 * costs money and our name as a sender.
 */
const mailRate = 100
/** A sign-in is two requests and a session two an hour; a school of a thousand shares one address. */
const poolRate = 3_000

/** Operations that need no token and make Cognito send a mail. */
const mailingOperations = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword']

/**
 * What WAF can see here: the address, the headers and the operation of calls that need no AWS credentials, and the OAuth
 * pages. It never sees email addresses, names or passwords, so there is no rule for each account (Cognito's own lockout is
 * that) and the managed groups that read bodies find nothing. It refuses groups for account takeover, and sends no answer of
 * ours: the caller gets ForbiddenException. Source: Amazon Cognito Developer Guide, "Associate an AWS WAF web ACL with a
 * user pool", checked 2026-11-22.
 */
export function poolFirewall(scope: Construct, environment: Environment, pool: UserPool): void {
  const acl = webAcl(scope, 'PoolFirewall', {
    environment,
    name: 'people',
    description: 'In front of sign-up and sign-in',
    scope: 'REGIONAL',
    rules: [
      rateRule(
        'mail-rate',
        mailRate,
        { block: {} },
        {
          orStatement: { statements: mailingOperations.flatMap(callsOf) },
        },
      ),
      rateRule('pool-rate', poolRate, { block: {} }),
      managedRules('AWSManagedRulesAmazonIpReputationList'),
    ],
  })
  new CfnWebACLAssociation(scope, 'PoolFirewallAssociation', { webAclArn: acl.attrArn, resourceArn: pool.userPoolArn })
}

/** Cognito tells WAF the operation in a header of its own; the caller names it in the header of AWS's JSON protocol. */
const callsOf = (operation: string): CfnWebACL.StatementProperty[] => [
  headerIs('x-amzn-cognito-operation-name', operation),
  headerIs('x-amz-target', `AWSCognitoIdentityProviderService.${operation}`),
]

const headerIs = (header: string, value: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    // Capital N: CDK passes this object on as it is.
    fieldToMatch: { singleHeader: { Name: header } },
    positionalConstraint: 'EXACTLY',
    searchString: value.toLowerCase(),
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
})

// Firewall: AWS WAF in front of CloudFront: known bad callers and patterns, and a rate for each address.
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Environment } from '../config.ts'
import { managedRules, rateRule, webAcl } from './web-acl.ts'

/**
 * Requests of one address in five minutes. One person may send 20 a second, which is 6,000, and a school or an office
 * shares one address; this is against floods. What one person may do is the functions' business.
 */
const apiRate = 12_000
const aiRate = 600
/**
 * Recovery is open, and its gateway throttle (contract-api.ts) is shared by everybody: an address gets a small part of it. Somebody who has
 * lost an app makes some ten requests.
 */
const recoveryRate = 150

/**
 * Rules that count instead of blocking. Bodies reach /api/ alone (the site takes GET and HEAD), and there they are JSON that
 * the functions parse, bound to 64 KB and show as text: a question about `<script>`, `../` or an https address is an honest
 * one, and 8 KB is less than a list of holdings. Long queries are honest too: many symbols at once. And a mail program that
 * unsubscribes somebody by itself need not say its name (RFC 8058): stopped here, their mails would go on.
 */
const countedOfCommonRules = [
  'SizeRestrictions_BODY',
  'SizeRestrictions_QUERYSTRING',
  'CrossSiteScripting_BODY',
  'GenericRFI_BODY',
  'GenericLFI_BODY',
  'NoUserAgent_HEADER',
]

export const firewall = (scope: Construct, environment: Environment): CfnWebACL =>
  webAcl(scope, 'Firewall', {
    environment,
    name: 'edge',
    description: 'In front of the site and the API',
    scope: 'CLOUDFRONT',
    rules: [
      rateRule('ai-rate', aiRate, tooMany, pathsUnder('/api/ai/')),
      rateRule('recovery-rate', recoveryRate, tooMany, pathsUnder('/api/recovery/')),
      rateRule('api-rate', apiRate, tooMany, pathsUnder('/api/')),
      managedRules('AWSManagedRulesAmazonIpReputationList'),
      managedRules('AWSManagedRulesKnownBadInputsRuleSet'),
      managedRules('AWSManagedRulesCommonRuleSet', countedOfCommonRules),
    ],
  })

const tooMany: CfnWebACL.RuleActionProperty = {
  block: { customResponse: { responseCode: 429, responseHeaders: [{ name: 'retry-after', value: '60' }] } },
}

/** As the gateway will read the path: /api/%61i/ask and /api/x/../ai/ask are /api/ai/ask. */
const pathsUnder = (path: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
})

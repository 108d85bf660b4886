// Deployment rule: a template that may be looked at and must not be deployed yet, and says what is missing.
import { Annotations, Aws, CfnRule, Fn } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/**
 * Synth goes on, so that a fresh clone can be built, tested and reviewed; it prints the reason as a warning. CloudFormation
 * evaluates the rule before it touches anything, and refuses each stack with the same words.
 * @param scopes one in each stack that must wait; the warning is given at the first
 * @param what is missing, and what to do
 */
export function refuseToDeploy(scopes: readonly [Construct, ...Construct[]], id: string, what: string): void {
  Annotations.of(scopes[0]).addWarningV2(`gumnut:${id}`, what)
  // A rule knows comparisons only; no region is called like that.
  const assertions = [{ assert: Fn.conditionEquals(Aws.REGION, 'nowhere'), assertDescription: what }]
  for (const scope of scopes) new CfnRule(scope, id, { assertions })
}

// Gumnut: all stacks of one environment, checked by cdk-nag at every synth.
import { type App, type Stack, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { type Environment, nameOf, readEnvironment } from './config.ts'
import { refuseToDeploy } from './constructs/deployment-rule.ts'
import { region } from './environments.ts'
import { missingSettings } from './settings.ts'
import { AppStack } from './stacks/app-stack.ts'
import { DataStack } from './stacks/data-stack.ts'
import { EdgeLogStack } from './stacks/edge-log-stack.ts'
import { EdgeStack } from './stacks/edge-stack.ts'
import { IdentityStack } from './stacks/identity-stack.ts'
import { OperationsStack } from './stacks/operations-stack.ts'

/** @throws ConfigProblem when the environment is unknown or a setting is wrong */
export function gumnut(app: App): Environment {
  const environment = gumnutStacks(app)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
  return environment
}

/** The stacks alone, for tests that look at many templates and judge none. */
export function gumnutStacks(app: App): Environment {
  const environment = readEnvironment(app.node)
  const { isProtected, stage } = environment
  // The account is that of the deploying credentials, so synth needs none; the region is fixed.
  const common = { environment, env: { region }, terminationProtection: isProtected }
  const idOf = (part: string): string => nameOf(environment, part)

  const data = new DataStack(app, idOf('data'), { ...common, description: 'Gumnut: the table' })
  const identity = new IdentityStack(app, idOf('identity'), { ...common, description: 'Gumnut: people and sign-in' })
  const edge = EdgeStack.isNeeded(environment)
    ? new EdgeStack(app, idOf('edge'), { environment, terminationProtection: isProtected })
    : undefined
  const appStack = new AppStack(app, idOf('app'), {
    ...common,
    description: 'Gumnut: the API and the site',
    table: data.table,
    identity,
    ...(edge === undefined ? {} : { edge }),
  })
  const edgeLog = edgeLogStack(app, environment, appStack)
  const operations = new OperationsStack(app, idOf('operations'), {
    ...common,
    description: 'Gumnut: alarms and dashboard',
    data,
    identity,
    app: appStack,
  })

  Tags.of(app).add('app', 'gumnut')
  Tags.of(app).add('stage', stage)
  Tags.of(app).add('managed-by', 'cdk')
  const stacks = [
    data,
    identity,
    ...[edge, edgeLog].filter((stack) => stack !== undefined),
    appStack,
    operations,
  ] as const
  for (const stack of stacks) explainToCfnLint(stack)
  for (const { id, what } of missingSettings(environment.settings, stage, isProtected)) refuseToDeploy(stacks, id, what)
  return environment
}

/** @returns nothing where the environment keeps no such log */
function edgeLogStack(app: App, environment: Environment, { site }: AppStack): EdgeLogStack | undefined {
  if (site.logs === undefined) return undefined
  return new EdgeLogStack(app, nameOf(environment, 'edge-log'), {
    environment,
    terminationProtection: environment.isProtected,
    distribution: site.distribution,
    bucket: site.logs,
  })
}

/** W3005 is about a DependsOn that CDK writes beside the reference to a role, because it waits for the role's policy too. */
function explainToCfnLint(stack: Stack): void {
  stack.templateOptions.metadata = { 'cfn-lint': { config: { ignore_checks: ['W3005'] } } }
}

// The CDK app: `npx cdk synth -c env=dev|staging|prod`.
import { App } from 'aws-cdk-lib'
import { ConfigProblem } from './settings.ts'
import { gumnut } from './gumnut.ts'

try {
  gumnut(new App())
} catch (problem) {
  if (!(problem instanceof ConfigProblem)) throw problem
  console.error(`\n${problem.message}\n`)
  process.exitCode = 1
}

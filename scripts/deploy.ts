// Deploy: `npm run deploy -- dev|staging|prod`. Looks first whether it can work and says what is missing, then builds the site,
// deploys without a question and lives a short life in the result (smoke.ts). `--check` only looks, `--at-once` releases without a canary.
import { spawnSync } from 'node:child_process'
import { resolveNs } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { presets, region } from '#infra/environments.ts'
import { ConfigProblem, missingSettings, readSettings } from '#infra/settings.ts'
import type { Answer, Finding } from './deployment/answer.ts'
import {
  checkBootstrap,
  checkCloudFront,
  checkConcurrency,
  checkIdentity,
  checkRegion,
  checkSecret,
  checkStack,
} from './deployment/checks.ts'
import { checkAlarmMail, checkNobodyHears } from './deployment/alarm-checks.ts'
import { optionsOf } from './deployment/options.ts'
import { checkSender, checkSending } from './deployment/mail-checks.ts'
import { type Plan, planOf, stageOf } from './deployment/plan.ts'
import { checkZone, type Delegation } from './deployment/site-checks.ts'
import { checkRestoredTable, checkTable } from './deployment/table-checks.ts'

/** Nothing that is asked here takes longer, unless there is no network. */
const askTimeoutMs = 60_000

function aws(where: string, ...args: string[]): Answer {
  const command = [...args, '--region', where, '--output', 'json']
  const { status, stdout, stderr, error } = spawnSync('aws', command, { encoding: 'utf8', timeout: askTimeoutMs })
  return error === undefined ? { status, stdout, stderr } : { status: null, stdout: '', stderr: error.message }
}

/** Of a name that nobody has delegated there are none; what else goes wrong says nothing about it. */
async function delegationOf(zone: string): Promise<Delegation> {
  try {
    return await resolveNs(zone)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : { unknown: code ?? String(error) }
  }
}

function lookAtAlarms({ stage, alertEmail, alarmTopic }: Plan, account: string): readonly Finding[] {
  if (alertEmail === null) return checkNobodyHears(stage, presets[stage].isProtected)
  const topic = `arn:aws:sns:${region}:${account}:${alarmTopic}`
  return checkAlarmMail(
    aws(region, 'sns', 'list-subscriptions-by-topic', '--topic-arn', topic),
    alertEmail,
    topic,
    region,
  )
}

async function look(plan: Plan, isAtOnce: boolean): Promise<readonly Finding[]> {
  const { account, findings } = checkIdentity(aws(region, 'sts', 'get-caller-identity'))
  if (account === null) return findings
  console.log(`Account ${account}, ${plan.regions.join(' and ')}.`)
  return [
    ...checkRegion(process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'], region),
    ...plan.regions.flatMap((where) =>
      checkBootstrap(aws(where, 'ssm', 'get-parameter', '--name', '/cdk-bootstrap/hnb659fds/version'), account, where),
    ),
    ...checkConcurrency(aws(region, 'lambda', 'get-account-settings'), plan.reserved, region, plan.stage),
    ...checkCloudFront(aws(region, 'cloudfront', 'list-distributions', '--max-items', '1')),
    ...plan.secrets.flatMap(({ name, setting }) =>
      checkSecret(aws(region, 'secretsmanager', 'describe-secret', '--secret-id', name), name, setting, region),
    ),
    ...(plan.senderDomain === null
      ? []
      : [
          ...checkSender(
            aws(region, 'sesv2', 'get-email-identity', '--email-identity', plan.senderDomain),
            plan.senderDomain,
            region,
          ),
          ...checkSending(aws(region, 'sesv2', 'get-account'), region),
        ]),
    ...(plan.site === null
      ? []
      : checkZone(
          aws(region, 'route53', 'get-hosted-zone', '--id', plan.site.zoneId),
          plan.site,
          await delegationOf(plan.site.zone),
        )),
    ...(plan.restoredTable === null
      ? []
      : checkRestoredTable(
          aws(region, 'dynamodb', 'describe-table', '--table-name', plan.restoredTable),
          plan.restoredTable,
          plan.stage,
        )),
    ...(plan.isGradual && !isAtOnce
      ? checkTable(
          aws(region, 'lambda', 'get-function-configuration', '--function-name', `gumnut-${plan.stage}-profile`),
          plan.table,
          plan.stage,
        )
      : []),
    ...lookAtAlarms(plan, account),
    ...plan.stacks.flatMap(({ name, region: where }) =>
      checkStack(aws(where, 'cloudformation', 'describe-stacks', '--stack-name', name), name, where),
    ),
  ]
}

/** @throws when the command fails; what went wrong it has printed itself */
function run(...command: string[]): void {
  const [program = '', ...args] = command
  console.log(`\n> ${command.join(' ')}`)
  // On Windows npx is a command file, which only a shell runs.
  if (spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0)
    throw new ConfigProblem(`"${command.join(' ')}" failed.`)
}

const outputs = 'outputs.json'

function deploy({ stage }: Plan, version: string | undefined, isAtOnce: boolean): void {
  run('npx', 'vite', 'build')
  const context = [
    '-c',
    `env=${stage}`,
    ...(version === undefined ? [] : ['-c', `version=${version}`]),
    ...(isAtOnce ? ['-c', 'release=at-once'] : []),
  ]
  run('npx', 'cdk', 'deploy', '--all', '--require-approval', 'never', '--outputs-file', outputs, ...context)
  const made = JSON.parse(readFileSync(outputs, 'utf8')) as Record<string, { SiteUrl: string; ApiUrl: string }>
  const app = made[`gumnut-${stage}-app`]
  if (app === undefined)
    throw new ConfigProblem(`The deployment left no address in ${outputs}: look into the app's stack.`)
  run('npx', 'tsx', 'scripts/smoke.ts', app.SiteUrl, app.ApiUrl, '--signed-in')
  console.log(`\nGumnut is at ${app.SiteUrl}`)
}

async function main(args: readonly string[]): Promise<void> {
  const stage = stageOf(args[0])
  if (stage === null) throw new ConfigProblem('Say which environment: npm run deploy -- dev, staging or prod.')
  const { isCheck, isAtOnce, version } = optionsOf(args.slice(1), process.env)
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: { gumnut?: unknown } }
  const settings = readSettings(context.gumnut, stage)
  const plan = planOf(stage, settings)
  const findings: readonly Finding[] = [
    ...missingSettings(settings, stage, presets[stage].isProtected).map(({ what }): Finding => ({
      kind: 'missing',
      says: what,
    })),
    ...(await look(plan, isAtOnce)),
  ]
  for (const { kind, says } of findings) console.log(`${kind === 'missing' ? 'MISSING' : 'note   '} ${says}`)
  const count = findings.filter(({ kind }) => kind === 'missing').length
  if (count > 0) throw new ConfigProblem(`Nothing was deployed: ${count} missing. Mend the above and run this again.`)
  console.log('Everything that can be seen beforehand is there.')
  if (!isCheck) deploy(plan, version, isAtOnce)
}

try {
  await main(process.argv.slice(2))
} catch (problem) {
  if (!(problem instanceof ConfigProblem)) throw problem
  console.error(`\n${problem.message}`)
  process.exitCode = 1
}

// Deployed functions: the bundles that CDK hands to Lambda, each in a process of its own with the variables that its
// template gives it and nothing else. Only addresses are changed: where AWS and the providers are on this machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#infra/bundling.ts'
import type { Stage } from '#infra/environments.ts'
import type { FunctionName } from '#infra/function-sizing.ts'
import { gumnutStacks } from '#infra/gumnut.ts'
import { nativePackage } from '#infra/unbundled-packages.ts'
import { anApp, at, ofType, type Resource, type Template } from './synthesis.ts'

/** What Lambda itself puts into every function's environment. */
export const runtimeVariables = (name: string): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  TZ: ':UTC',
  AWS_REGION: 'ap-southeast-2',
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  // The runtime of this machine is not Lambda's: the SDK's warning about old ones says nothing here.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
})

/** As Lambda's runtime does: imports the file, finds the export that the template names, calls it event by event. */
const runtime = `
const [file, exported] = process.argv.slice(1)
const handler = (await import(file))[exported]
process.on('message', async ({ id, event, context }) => {
  try {
    const result = await handler(event, { ...context, getRemainingTimeInMillis: () => 10_000 })
    process.send({ id, result })
  } catch (error) {
    process.send({ id, failure: String(error?.stack ?? error) })
  }
})
process.send({ ready: true })
`

/** The engine of the encoder is shipped for Lambda's processor: this machine gets its own beside it. */
function addOwnEngine(asset: string): void {
  if (!existsSync(join(asset, 'node_modules', nativePackage))) return
  const own = join('node_modules', nativePackage, 'bin/napi-v3', process.platform, process.arch)
  cpSync(join(projectRoot, own), join(asset, own), { recursive: true })
}

type Message = { ready?: true; id?: string; result?: unknown; failure?: string }

export type DeployedFunction = {
  /** @throws what the handler threw */
  invoke(event: unknown): Promise<unknown>
  /** Everything it has written so far: what would be its log. */
  log(): string
  stop(): void
}

/** What CloudFormation knows by itself. */
const ofAws: Readonly<Record<string, string>> = { 'AWS::URLSuffix': 'amazonaws.com', 'AWS::AccountId': '123456789012' }

/** The assembly with real assets, esbuild included: what `cdk deploy` would upload. */
export function assembled(stage: Stage, settings?: object) {
  const app = anApp(stage, {
    ...(settings === undefined ? {} : { settings }),
    context: { 'aws:cdk:bundling-stacks': ['**'] },
  })
  gumnutStacks(app)
  const { directory, stacks } = app.synth()
  const templates = new Map(stacks.map(({ stackName, template }) => [stackName, template as Template]))
  const functions = [...templates.values()].flatMap((template) => ofType(template, 'AWS::Lambda::Function'))

  /**
   * A value of the template as CloudFormation would resolve it, exports of other stacks too. What AWS makes up, such as the id of
   * a user pool, reads as the resource's type: a test that needs it gives it with the addresses.
   */
  function resolved(value: unknown): string {
    if (typeof value === 'string') return value
    const known = ofAws[String(at(value, 'Ref'))]
    if (known !== undefined) return known
    const joined = at(value, 'Fn::Join')
    if (Array.isArray(joined)) return (joined[1] as unknown[]).map(resolved).join(String(joined[0]))
    const exported = at(value, 'Fn::ImportValue')
    for (const { Outputs, Resources } of templates.values()) {
      if (exported !== undefined) {
        const output = Object.values(Outputs ?? {}).find((candidate) => at(candidate, 'Export', 'Name') === exported)
        if (output !== undefined) return resolved(at(output, 'Value'))
      }
      const id = at(value, 'Ref') ?? at(value, 'Fn::GetAtt', '0')
      const resource = typeof id === 'string' ? Resources[id] : undefined
      if (resource !== undefined) return String(resource.Properties['TableName'] ?? resource.Type)
    }
    throw new Error(`This test cannot resolve ${JSON.stringify(value)}: teach it, or do without the variable.`)
  }

  function find(name: FunctionName): Resource {
    const found = functions.find(([, { Properties }]) => Properties['FunctionName'] === `gumnut-${stage}-${name}`)
    if (found === undefined) throw new Error(`There is no function ${name}`)
    return found[1]
  }

  const variablesOf = (name: FunctionName): Record<string, string> =>
    Object.fromEntries(
      Object.entries((at(find(name), 'Properties', 'Environment', 'Variables') ?? {}) as Record<string, unknown>).map(
        ([variable, value]) => [variable, resolved(value)],
      ),
    )

  return {
    variablesOf,
    /**
     * @param addresses where AWS is on this machine, and credentials for it: no template names these
     * @param values for variables of the template, where those of the cloud lead nowhere; one that the template lacks stays missing
     */
    start(
      name: FunctionName,
      addresses: Readonly<Record<string, string>>,
      values: Readonly<Record<string, string>>,
    ): Promise<DeployedFunction> {
      const { Properties } = find(name)
      const [module = '', exported = ''] = String(Properties['Handler']).split('.')
      const asset = String(at(Properties, 'Code', 'S3Key')).replace(/\.zip$/, '')
      const folder = join(directory, `asset.${asset}`)
      addOwnEngine(folder)
      const file = join(folder, `${module}.mjs`)
      const variables = variablesOf(name)
      const changed = Object.entries(values).filter(([variable]) => variable in variables)
      const environment = {
        ...runtimeVariables(`gumnut-${stage}-${name}`),
        ...variables,
        ...Object.fromEntries(changed),
      }
      return startProcess(file, exported, { ...environment, ...addresses })
    },
  }
}

async function startProcess(file: string, exported: string, env: Record<string, string>): Promise<DeployedFunction> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--input-type=module', '-e', runtime, pathToFileURL(file).href, exported],
    { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += String(chunk)))
  const waiting = new Map<string, (message: Message) => void>()
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was called:\n${written}`)))
    child.on('message', (message: Message) => {
      if (message.ready === true) resolve()
      else waiting.get(message.id ?? '')?.(message)
    })
  })
  return {
    async invoke(event) {
      const id = crypto.randomUUID()
      const { failure, result } = await new Promise<Message>((resolve) => {
        const ended = (code: number | null): void => resolve({ failure: `The process ended with ${code}:\n${written}` })
        waiting.set(id, (message) => {
          child.off('exit', ended)
          waiting.delete(id)
          resolve(message)
        })
        child.once('exit', ended)
        child.send({ id, event, context: { awsRequestId: id, functionName: env['AWS_LAMBDA_FUNCTION_NAME'] } })
      })
      if (failure !== undefined) throw new Error(failure)
      return result
    },
    log: () => written,
    stop: () => void child.kill(),
  }
}

// Stack: all of Gumnut in one process on one origin.
import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInbox } from './cognito/inbox.ts'
import { createCognito } from './cognito/server.ts'
import { createMailService, mailLinkKey, mailQueueUrl, securityQueueUrl } from './mail-service.ts'
import { createControl } from './control.ts'
import { claimDataFolder } from './data-folder.ts'
import { ensureTable, startDynamo } from './dynamo.ts'
import { openFrontDoor } from './front-door.ts'
import { identityTriggers, loadFunctions, type ModuleLoader, ruleForPoolCalls } from './functions.ts'
import { createGateway } from './gateway.ts'
import { sendDueMails, startScheduler } from './scheduler.ts'
import { seedDemoAccount } from './seed.ts'
import { createSite } from './site.ts'

export type StackSettings = {
  port: number
  dataDir: string
  /** Settles when the web app is built; it is already, when left out. */
  built?: Promise<void>
  /** Use this DynamoDB API instead of the embedded one. */
  dynamodbEndpoint?: string
  /** What the functions' clock stands at, an ISO 8601 instant, already for the demo account; the computer's own when left out. */
  now?: string
  /** Loads the functions in place of Node's own import: Vite in development. */
  load?: ModuleLoader
  /** Serves the site in place of the build: Vite in development. */
  site?: ReturnType<typeof createSite>
}

export type Stack = { url: string; dataDir: string; demo: { email: string; password: string }; close(): Promise<void> }

const region = 'ap-southeast-2'
const tableName = 'gumnut-local'
const userPool = {
  userPoolId: `${region}_GumnutLocal`,
  clientId: 'gumnut1local2web3client4',
  securityClientId: 'gumnut1local2security5',
}
/**
 * The embedded DynamoDB runs in this very process: when it is slow, so is everything, and a busy computer is no outage. A crowd
 * of requests is then answered late instead of refused. One in another process has the limits of the cloud.
 */
const embeddedTimeoutMs = 20_000
const root = resolve(import.meta.dirname, '..')

const importFromRoot: ModuleLoader = (file) =>
  import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>

/** What the functions would find in a deployment's environment. */
function setFunctionEnvironment(values: Record<string, string>): void {
  const defaults = { POWERTOOLS_LOG_LEVEL: 'WARN', POWERTOOLS_METRICS_DISABLED: 'true' }
  Object.assign(process.env, { ...defaults, ...process.env }, values)
}

export async function startStack({
  port,
  dataDir,
  built = Promise.resolve(),
  dynamodbEndpoint,
  now,
  load = importFromRoot,
  site = createSite(join(root, 'web/dist'), built),
}: StackSettings): Promise<Stack> {
  // The runtime of people's own computers is not the one of the deployed functions; the SDK's warning is about those.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  const run = randomUUID()
  const frontDoor = await openFrontDoor(port, run)
  const url = `http://localhost:${port}`
  const leaveDataFolder = await claimDataFolder(dataDir, url, run).catch(async (error: unknown) => {
    await frontDoor.close()
    throw error
  })
  const embedded = dynamodbEndpoint === undefined ? await startDynamo(join(dataDir, 'dynamodb')) : undefined
  const endpoint = dynamodbEndpoint ?? embedded?.endpoint ?? ''
  const close = async (): Promise<void> => {
    await frontDoor.close()
    await embedded?.close()
    leaveDataFolder()
  }
  try {
    await ensureTable(endpoint, region, tableName)
  } catch (error) {
    await close()
    throw error
  }
  setFunctionEnvironment({
    AWS_REGION: region,
    COGNITO_ENDPOINT: `http://127.0.0.1:${port}/_cognito/`,
    DYNAMODB_ENDPOINT: endpoint,
    ...(embedded === undefined ? {} : { DYNAMODB_TIMEOUT_MS: String(embeddedTimeoutMs) }),
    // The stand-in plays a pool that sends through SES, as a deployment with real people does.
    EMAIL_SENDING_ACCOUNT: 'DEVELOPER',
    MAIL_FROM: 'gumnut@localhost.test',
    MAIL_LINK_KEY: mailLinkKey(join(dataDir, 'mail')),
    MAIL_QUEUE_URL: mailQueueUrl,
    SECURITY_QUEUE_URL: securityQueueUrl,
    SECURITY_CLIENT_ID: userPool.securityClientId,
    SES_ENDPOINT: `http://127.0.0.1:${port}/_mail`,
    SITE_URL: url,
    SQS_ENDPOINT: `http://127.0.0.1:${port}/_mail`,
    STAGE: 'local',
    TABLE_NAME: tableName,
    RECOVERY_CLIENT_ID: userPool.securityClientId,
    USER_POOL_ID: userPool.userPoolId,
  })

  const functions = loadFunctions(load)
  const inbox = createInbox({ dataDir: join(dataDir, 'cognito') })
  const mail = createMailService(inbox, functions.sendMails)
  const cognito = await createCognito({
    dataDir: join(dataDir, 'cognito'),
    region,
    ...userPool,
    mail: inbox,
    allowedRedirects: [`${url}/`, `http://127.0.0.1:${port}/`],
    triggers: identityTriggers(load),
    seeCall: ruleForPoolCalls(functions),
  })
  process.env['AWS_ACCESS_KEY_ID'] = cognito.adminCredentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = cognito.adminCredentials.secretAccessKey
  frontDoor.serve({
    gateway: createGateway(cognito.verifyAccessToken, functions.api),
    cognito,
    mail,
    control: createControl(inbox, functions, () => sendDueMails(functions, mail)),
    site,
    configuration: (origin) => ({
      region,
      userPoolId: userPool.userPoolId,
      userPoolClientId: userPool.clientId,
      securityClientId: userPool.securityClientId,
      userPoolEndpoint: `${origin}/_cognito/`,
      oauthDomain: `${new URL(origin).host}/_cognito`,
      passkeyDomain: 'localhost',
      stage: 'local',
    }),
  })
  if (now !== undefined) await functions.setClock(new Date(now))
  const demo = await seedDemoAccount({
    identityEndpoint: `${url}/_cognito/`,
    userPoolId: userPool.userPoolId,
    clientId: userPool.clientId,
    inbox,
    load,
    dataDir,
  })
  const stopScheduler = startScheduler(functions, mail)
  return {
    url,
    dataDir,
    demo,
    async close() {
      stopScheduler()
      cognito.close()
      await close()
    },
  }
}

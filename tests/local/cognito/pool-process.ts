// Owns a stand-in in a process of its own, to be killed. Prints its address; the data folder is the one argument.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInbox } from '#local/cognito/inbox.ts'
import { createCognito } from '#local/cognito/server.ts'

const [dataDir = ''] = process.argv.slice(2)
const cognito = await createCognito({
  dataDir,
  region: 'ap-southeast-2',
  userPoolId: 'ap-southeast-2_GumnutLocal',
  clientId: 'gumnutlocalclient00000000',
  securityClientId: 'gumnutsecurityclient00000',
  mail: createInbox({ dataDir }),
  allowedRedirects: [],
})
const server = createServer((request, response) => {
  void cognito.handle(request, response, (request.url ?? '').replace('/_cognito', ''))
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))

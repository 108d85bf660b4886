// The whole local stack in a process of its own. Prints its address; port and data folder are the arguments.
import { startStack } from '#local/stack.ts'

const [port = '', dataDir = ''] = process.argv.slice(2)
const dynamodbEndpoint = process.env['TEST_DYNAMODB_ENDPOINT']
const stack = await startStack({
  port: Number(port),
  dataDir,
  ...(dynamodbEndpoint === undefined ? {} : { dynamodbEndpoint }),
})
console.log(stack.url)

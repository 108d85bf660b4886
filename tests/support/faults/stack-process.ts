// The whole local stack in a process of its own. Prints its address; port and data folder are the arguments. On SIGUSR2 it
// collects its garbage and prints what is left of the heap, in bytes.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startStack } from '#local/stack.ts'

const [port = '', dataDir = ''] = process.argv.slice(2)
const dynamodbEndpoint = process.env['TEST_DYNAMODB_ENDPOINT']
const stack = await startStack({
  port: Number(port),
  dataDir,
  // In words that the bundler follows: the functions are in the bundle of this file.
  load: (file) =>
    import(`../../../lambdas/${file.replaceAll(/^lambdas\/|\.ts$/g, '')}.ts`) as Promise<Record<string, unknown>>,
  ...(dynamodbEndpoint === undefined ? {} : { dynamodbEndpoint }),
})
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
process.on('SIGUSR2', () => {
  collect()
  console.log(`heap ${process.memoryUsage().heapUsed}`)
})
console.log(stack.url)

// The embedded DynamoDB in a process of its own, on disk. Prints its address; the data folder is the one argument.
import { ensureTable, startDynamo } from '#local/dynamo.ts'

const [folder = ''] = process.argv.slice(2)
const { endpoint } = await startDynamo(folder)
await ensureTable(endpoint, 'ap-southeast-2', 'gumnut-test')
console.log(endpoint)

// A Secrets Manager on loopback: answers GetSecretValue to signed requests, and remembers who asked for what.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function secretsManager(secrets: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      const { SecretId: id } = JSON.parse(text) as { SecretId: string }
      const isSigned = /^AWS4-HMAC-SHA256 Credential=.+\/secretsmanager\/aws4_request/.test(
        request.headers.authorization ?? '',
      )
      asked.push(id)
      const value = isSigned ? secrets[id] : undefined
      response.writeHead(value === undefined ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(
        JSON.stringify(
          value === undefined ? { __type: 'ResourceNotFoundException' } : { Name: id, SecretString: value },
        ),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

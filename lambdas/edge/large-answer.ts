// LargeAnswer: answers that would not fit through Lambda as they are, such as all trades of somebody with very many, go compressed.
import { gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { fail } from '#shared/operation/problem.ts'

/** Below, CloudFront compresses on the way and the function's time is better spent otherwise. */
const compressedFrom = 1_000_000
/** Lambda returns at most 6 MB, and the JSON around a body doubles its quotation marks and line breaks. */
const mostPlain = 4_500_000
const mostCompressed = 6_000_000

const tooLarge = 'This is more than can be sent at once.'
const onlyCompressed = 'This is more than can be sent uncompressed. Ask for it with the header Accept-Encoding: gzip.'

/**
 * The answer as it can be sent.
 * @param accepted the request's Accept-Encoding; every browser takes gzip
 * @param isAfterWrite whether something is stored by now: a refusal would say that nothing was, so gzip goes out unasked
 * @throws Problem not_acceptable when it is too large either way
 */
export function sendable(
  result: APIGatewayProxyStructuredResultV2,
  accepted: string | undefined,
  { isAfterWrite = false } = {},
): APIGatewayProxyStructuredResultV2 {
  const { body = '' } = result
  if (body.length < compressedFrom) return result
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(accepted ?? '')
  if (!takesGzip && Buffer.byteLength(body) <= mostPlain) return result
  if (!takesGzip && !isAfterWrite) fail('not_acceptable', onlyCompressed)
  const compressed = gzipSync(body, { level: 6 }).toString('base64')
  if (compressed.length > mostCompressed) fail('not_acceptable', tooLarge)
  const headers = { ...result.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' }
  return { ...result, headers, body: compressed, isBase64Encoded: true }
}

// Capped body: reads the body of an untrusted answer up to a size limit.

/**
 * Reads a body to its end. One that goes on past the limit is cancelled.
 * @param tooLarge what to throw then
 */
export async function cappedBody(
  response: Response,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const reader = response.body?.getReader()
  for (let bytes = 0; reader !== undefined;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

// Hash: a short number of a text, to draw from or to tell texts apart. It keeps no secret.

/**
 * FNV-1a over the text's UTF-16 units.
 * @returns 32 bits that look random and are the same on every machine, 0 to 2^32 - 1
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

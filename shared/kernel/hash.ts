// Hash: a short number of a text, to draw from or to tell texts apart, and the draws themselves. It keeps no secret.

/**
 * FNV-1a over the text's UTF-16 units.
 * @param begun the hash of what comes before the text
 * @returns 32 bits that look random and are the same on every machine, 0 to 2^32 - 1
 */
export function hashOf(text: string, begun = 0x811c9dc5): number {
  let hash = begun
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/**
 * Even draws, the same ones on every machine (mulberry32). Not for secrets: whoever has seen a few knows the rest.
 * @param seed 32 bits, as of `hashOf`
 * @returns a function that gives the next draw, from 0 to below 1
 */
export function drawsOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

// Shards: subscribers of a kind lie in 64 partitions, so that writing and listing them never meets the limit of one.

export const shardCount = 64

/** FNV-1a, 32 bit. */
const offsetBasis = 0x811c9dc5
const prime = 0x01000193

/** The shard of a person, 0 to 63: always the same one, and evenly spread over random ids. */
export function shardOf(userId: string): number {
  let hash = offsetBasis
  for (let at = 0; at < userId.length; at++) hash = Math.imul(hash ^ userId.charCodeAt(at), prime) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) % shardCount
}

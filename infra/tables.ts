// The single table's key shape, plain data: read by CDK and by the local stack (docs/data-model.md lists the items).
export const appTable = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Epoch seconds after which DynamoDB may delete an item; readers filter it themselves, TTL is lazy. */
  timeToLive: 'expiresAt',
} as const

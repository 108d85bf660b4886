// Edge log: what CloudFront writes for each request. No address, query, referrer, cookie or user agent of a person.

/** Names of CloudFront's standard log fields, in the order of the record. */
export const edgeLogFields = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'cs-method',
  'cs-uri-stem',
  'cs-protocol',
  'cs-protocol-version',
  'ssl-protocol',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
] as const

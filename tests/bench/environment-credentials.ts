// Environment credentials: stands in, in the floor of a cold start, for the AWS SDK's search of nine places for credentials, so that
// the floor is the least a function with the SDK's client can be.
export const defaultProvider = () => () =>
  Promise.resolve({
    accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  })

// Files of packages: React and what holds the data, and the parts of Amplify by what needs them.
import type { ChunkGroup } from './chunk-groups.ts'

export const packageChunks: readonly ChunkGroup[] = [
  {
    name: 'packages',
    paths: [
      /node_modules\/(react|react-dom|scheduler)\//,
      /node_modules\/zod\//,
      /node_modules\/@tanstack\/(query-core|react-query)\//,
    ],
    priority: 2,
  },
  {
    // The exchange of a sign-in by password, which the sign-in page and a security session begin with, and a renewal does not.
    name: 'password',
    paths: [
      /@aws-amplify\/auth\/.*\/utils\/(srp\/|handle(PasswordVerifier|DeviceSRP)|retryOnResource|setActiveSignIn|textEncoder|userContextData)/,
      /@aws-amplify\/auth\/.*\/(shared\/handlePasswordSRP|store\/signInStore|create(InitiateAuth|RespondToAuthChallenge)Client)\./,
      /@aws-amplify\/core\/.*\/(WordArray|cryptoSecureRandomInt|convert\/base64\/(base64Encoder|bytesToString))\./,
      /node_modules\/(@aws-crypto|@smithy)\//,
    ],
    minShareCount: 2,
    priority: 3,
  },
  {
    // What every use of Amplify needs: a session that is renewed or ends, and every flow of signing in.
    name: 'session',
    // Not its parts of forms, which several screens of the sign-in page share.
    paths: [/node_modules\/(@aws-amplify\/(?!ui)|aws-amplify\/)/, /node_modules\/(uuid|tslib)\//],
    minShareCount: 3,
    // A circle of files would run one of them before what it builds on.
    isClosed: true,
    priority: 2,
  },
]

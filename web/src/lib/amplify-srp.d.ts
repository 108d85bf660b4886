// What the app uses of Amplify's own sign-in by password: the exchange alone, without what Amplify keeps of it. Amplify exports it
// under no name; the build says where it is (web/build/amplify-srp.ts, ADR 035).
declare module 'amplify-srp' {
  /** Where devices are remembered, which the pool does not do. */
  type NoDevices = { getDeviceMetadata: () => Promise<null>; clearDeviceMetadata: () => Promise<void> }

  type SignIn = {
    username: string
    password: string
    clientMetadata: undefined
    config: { userPoolId: string; userPoolClientId: string; userPoolEndpoint?: string }
    tokenOrchestrator: NoDevices
    authFlow: 'USER_SRP_AUTH'
  }

  /** What Cognito answers in the end: tokens, or one more challenge. @throws an Error named as Cognito's exception, or NetworkError */
  export function handlePasswordSRP(signIn: SignIn): Promise<object>
}

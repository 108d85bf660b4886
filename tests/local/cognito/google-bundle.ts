// Owns what the plugin's test builds: the parts of Amplify that the web app uses for Google, and nothing else.
export { Amplify } from 'aws-amplify'
export { signInWithRedirect, signOut } from 'aws-amplify/auth'
export { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'

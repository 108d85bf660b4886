// The function behind the messages area: what a link in a mail does.
import { messages as contract } from '#shared/messages/contract.ts'
import { messagesOperations } from '#shared/messages/operations.ts'
import { linkSigner, recipientStore, subscriberStore } from '../dependencies.ts'
import { lambda } from '../edge/lambda.ts'

export const handler = lambda(contract, messagesOperations, () => ({
  recipients: recipientStore(),
  subscribers: subscriberStore(),
  signer: linkSigner(),
}))

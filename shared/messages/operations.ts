// Messages use cases: the unsubscribe link, by a mail program or by hand, signed in or not.
import { type Handlers, implement } from '../operation/implement.ts'
import { TimedKind } from './kinds.ts'
import { messages as contract } from './contract.ts'
import type { LinkSigner, RecipientStore, SubscriberStore } from './ports.ts'
import { confirmPage, donePage } from './unsubscribe-page.ts'
import { kindNamed, readToken } from './unsubscribe-link.ts'

export type MessagesPorts = {
  recipients: Pick<RecipientStore, 'turnOff'>
  subscribers: Pick<SubscriberStore, 'remove'>
  signer: LinkSigner
}

export const messagesOperations: Handlers<typeof contract, MessagesPorts> = implement<MessagesPorts>()(contract, {
  // Mail scanners follow links: looking changes nothing, costs no read and no key, and tells nothing that is not in the link.
  async confirmUnsubscribe({ query }) {
    return confirmPage(kindNamed(query.token), query.token)
  },

  async unsubscribe({ query }, { recipients, subscribers, signer }) {
    const about = await readToken(signer, query.token)
    if (about !== undefined) {
      // In this order: whoever turns it on again meanwhile has their document refused, and is listed anew.
      const listed = TimedKind.safeParse(about.kind)
      if (listed.success) await subscribers.remove(about.userId, [listed.data])
      await recipients.turnOff(about.userId, about.kind)
    }
    return donePage
  },
})

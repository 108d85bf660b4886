// Auth form: the state of one screen of the sign-in flow: what was typed, what is wrong with it, and the request under way.
import { type FormEvent, useState } from 'react'
import { ApiUnreachable } from '../../lib/api.ts'
import { guessablePasswordProblem } from '../../lib/new-password.ts'
import { type AuthDraft, type AuthErrors, checkAuth, type CheckedField } from './auth-checks.ts'
import type { Outcome } from './identity.ts'

/** The flows, fetched once the first screen is up. */
export const loadIdentity = () => import('./identity.ts')
type Identity = Awaited<ReturnType<typeof loadIdentity>>

/** One of the flows. Each says itself what went wrong in it: what else fails is fetching them. */
export const withIdentity = (work: (identity: Identity) => Promise<Outcome>): Promise<Outcome> =>
  loadIdentity()
    .then(work)
    .catch((error: unknown) => ({ success: false, error: new ApiUnreachable(error).message }))

const nothing: AuthDraft = { name: '', email: '', password: '', code: '' }

/** What a form is checked for, and what is sent then. */
export type Attempt = {
  fields: readonly CheckedField[]
  send: (identity: Identity, draft: AuthDraft) => Promise<Outcome>
}

export function useAuthForm({
  email,
  fields,
  send,
  onDone,
}: Attempt & {
  email: string
  onDone: (outcome: Extract<Outcome, { success: true }>, draft: AuthDraft) => void
}) {
  const [draft, setDraft] = useState<AuthDraft>({ ...nothing, email })
  const [errors, setErrors] = useState<AuthErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const field = (name: keyof AuthDraft) => ({
    value: draft[name],
    error: errors[name],
    onChange: (value: string) => {
      setDraft((before) => ({ ...before, [name]: value }))
      setErrors(({ [name]: _fixed, ...others }) => others)
    },
  })

  const run = async (form: HTMLFormElement | null, { fields, send }: Attempt): Promise<void> => {
    if (isPending) return
    const found = checkAuth(draft, fields)
    if (fields.includes('new-password') && found.password === undefined) {
      setPending(true)
      const problem = await guessablePasswordProblem(draft.password, draft.email)
      setPending(false)
      if (problem !== undefined) found.password = problem
    }
    setErrors(found)
    setFailure(null)
    const [first] = Object.keys(found)
    if (first !== undefined) return form?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()

    const trimmed = { ...draft, name: draft.name.trim(), email: draft.email.trim() }
    setPending(true)
    const outcome = await withIdentity((identity) => send(identity, trimmed))
    // Whoever has gone back meanwhile, or on to something else, stays there.
    if (form?.isConnected === false) return
    if (outcome.success) onDone(outcome, trimmed)
    else setFailure(outcome.error)
    // Signed in: the app takes over, and the button stays busy until it has.
    if (!outcome.success || outcome.next !== 'signed-in') setPending(false)
  }

  const submit = (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    return run(event.currentTarget, { fields, send })
  }

  return { draft, field, failure, setFailure, isPending, submit, run }
}

// Alerts: a person's rules of what to tell about prices, and whether mails about them are on (P95).
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AlertRule, Alerts, watchlist } from '#shared/watchlist/contract.ts'
import { createClient } from '../lib/api.ts'
import { send } from './client.ts'
import type { WantedAlert } from './edits.ts'
import { keepAnswer, recallOffline } from './last-seen.ts'
import { forgetAlert, orKept } from './unsent-edits.ts'
import { useUid } from './use-auth.ts'

const { alerts, setAlert, removeAlert } = watchlist
const api = createClient({ alerts, setAlert, removeAlert }, send)

export const alertsKey = ['alerts'] as const
/** A rule that is reached is shown soon after the refresh that found it. */
const refreshMs = 5 * 60_000

const alertsQuery = (uid: string) =>
  queryOptions({
    queryKey: alertsKey,
    queryFn: async ({ client, signal }): Promise<Alerts> => {
      try {
        const answer = await api.alerts({ signal })
        // Blocked or full: then it cannot be read offline.
        keepAnswer(uid, 'alerts', answer).catch(() => undefined)
        return answer
      } catch (error) {
        return recallOffline(client, uid, 'alerts', Alerts, error)
      }
    },
    refetchInterval: refreshMs,
    refetchOnReconnect: 'always',
  })

export const useAlerts = () => useQuery(alertsQuery(useUid()))

export const sendAlert = (uid: string, { id, security, kind, value, isOn }: WantedAlert): Promise<unknown> =>
  api.setAlert({ params: { id }, body: { security, kind, value, isOn } }, { as: uid })

export function useSetAlert() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: (alert: WantedAlert) => orKept(client, uid, { area: 'alert', alert }, () => sendAlert(uid, alert)),
    // Seen at once where it is only turned on or off; a list that is on its way knows nothing of it.
    async onMutate({ id, isOn }) {
      await client.cancelQueries({ queryKey: alertsKey })
      const before = client.getQueryData<Alerts>(alertsKey)
      if (before === undefined) return undefined
      const rules = before.rules.map((rule) => (rule.id === id ? { ...rule, isOn } : rule))
      client.setQueryData<Alerts>(alertsKey, { ...before, rules })
      return before
    },
    onError: (_error, _rule, before) => {
      if (before !== undefined) client.setQueryData<Alerts>(alertsKey, before)
    },
    onSettled: () => client.invalidateQueries({ queryKey: alertsKey }),
  })
}

export function useRemoveAlert() {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    mutationFn: ({ id }: Pick<AlertRule, 'id'>) => api.removeAlert({ params: { id } }),
    // Sent later, it would bring the alert back.
    onSuccess: (_answer, { id }) => forgetAlert(uid, id),
    onSettled: () => client.invalidateQueries({ queryKey: alertsKey }),
  })
}

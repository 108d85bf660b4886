// Site checks: whether an own domain leads to its zone. The certificate waits for that, and the deployment with it, for hours.
import * as z from 'zod/mini'
import type { Settings } from '#infra/settings.ts'
import { type Answer, failsWith, fine, type Finding, missing, note, parsed, reasonOf } from './answer.ts'

const Zone = z.object({
  HostedZone: z.object({ Name: z.string(), Config: z.optional(z.object({ PrivateZone: z.optional(z.boolean()) })) }),
  DelegationSet: z.optional(z.object({ NameServers: z.array(z.string()) })),
})

/** The name servers of a zone as the world finds them, none when nobody names any; or why that is not known. */
export type Delegation = readonly string[] | { readonly unknown: string }

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '')

/** `aws route53 get-hosted-zone --id ...`, and what DNS says of the zone's name */
export function checkZone(
  answer: Answer,
  { zone, zoneId }: NonNullable<Settings['site']>,
  delegation: Delegation,
): readonly Finding[] {
  const found = parsed(Zone, answer)
  if (found === null) {
    return failsWith(answer, 'NoSuchHostedZone')
      ? missing(
          `There is no hosted zone ${zoneId} in this account: make it with "aws route53 create-hosted-zone --name ${zone} --caller-reference $(date +%s)" and put its id into cdk.json (site.zoneId).`,
        )
      : note(`The hosted zone ${zoneId} could not be read (${reasonOf(answer)}).`)
  }
  const { HostedZone, DelegationSet } = found
  if (plain(HostedZone.Name) !== zone)
    return missing(`The hosted zone ${zoneId} is that of ${plain(HostedZone.Name)}, and cdk.json says ${zone}.`)
  if (HostedZone.Config?.PrivateZone === true)
    return missing(`The hosted zone ${zoneId} is a private one, which nobody outside can see: make a public one.`)
  if ('unknown' in delegation) return note(`Where ${zone} leads could not be looked up (${delegation.unknown}).`)
  const servers = (DelegationSet?.NameServers ?? []).map(plain)
  if (delegation.length > 0 && delegation.every((name) => servers.includes(plain(name)))) return fine
  const leads = delegation.length === 0 ? 'nowhere' : `to ${delegation.map(plain).join(', ')}`
  return missing(
    `${zone} leads ${leads}, and the certificate would wait for hours: give your registrar the name servers ${servers.join(', ')} and run this again once they are known.`,
  )
}

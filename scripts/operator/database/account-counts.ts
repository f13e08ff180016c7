import { type Stats, type User } from '../../../functions/src/collections/accounts.ts'
import type { StoredAnalysis } from '../../../functions/src/collections/analyses.ts'
import type { Transaction } from '../../../functions/src/collections/transactions.ts'

type Totals = Stats['totals']
const none: Totals = { analyses: 0, saved: 0, folders: 0, devices: 0 }

/** Compares the counters of accounts and users with the documents that they count. */
export function accountCounts() {
  const counted = new Map<string, Totals>()
  const stated = new Map<string, Totals>()
  const quotas = new Map<string, User['quota']>()
  const charged = new Map<string, number>()
  function count(accountId: string, ...names: (keyof Totals)[]): void {
    const totals = { ...(counted.get(accountId) ?? none) }
    for (const name of names) totals[name] += 1
    counted.set(accountId, totals)
  }
  return {
    user: (uid: string, { quota }: User): void => void quotas.set(uid, quota),
    stats: (accountId: string, { totals }: Stats): void => void stated.set(accountId, totals),
    analysis: ({ accountId, saved }: StoredAnalysis): void =>
      count(accountId, 'analyses', ...(saved ? (['saved'] as const) : [])),
    folder: ({ accountId }: { accountId: string }): void => count(accountId, 'folders'),
    device: ({ accountId }: { accountId: string }): void => count(accountId, 'devices'),
    transaction({ charge: { subject, day, resets, state } }: Transaction): void {
      const quota = quotas.get(subject)
      const isToday = quota?.day === day && quota.resets === resets
      if (isToday && state === 'CHARGED') charged.set(subject, (charged.get(subject) ?? 0) + 1)
    },
    /** An erased account leaves units that its workers used, so only a lower count is wrong. */
    faults(): string[] {
      const used = (uid: string) => quotas.get(uid)?.used ?? 0
      const tooLow = [...charged].filter(([uid, units]) => units > used(uid))
      const accounts = new Set([...counted.keys(), ...stated.keys()])
      return [
        ...tooLow.map(
          ([uid, units]) => `COUNT users/${uid}: ${used(uid)} units, but ${units} charged.`,
        ),
        ...[...accounts].flatMap((id) =>
          differences(id, stated.get(id) ?? none, counted.get(id) ?? none),
        ),
      ]
    },
  }
}

function differences(accountId: string, stated: Totals, counted: Totals): string[] {
  const names = Object.keys(none) as (keyof Totals)[]
  return names
    .filter((name) => stated[name] !== counted[name])
    .map(
      (name) =>
        `COUNT stats/${accountId}: ${stated[name]} ${name}, but there are ${counted[name]}.`,
    )
}

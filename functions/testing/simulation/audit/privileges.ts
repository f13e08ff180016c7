import type { User } from '../../../src/collections/accounts.ts'
import { auditEntries, auditHeads } from '../../../src/collections/audit.ts'
import { auditVerifier } from '../../../src/domain/audit/verification.ts'
import type { Change } from '../documents.ts'
import type { Shared } from '../ports.ts'
import { all, type Evidence } from './evidence.ts'

type Entry = { actorUid: string; action: string; target: string | null; details: string }

const entriesOf = (changes: readonly Change[]) =>
  changes.flatMap(({ path, before, after }) =>
    path.startsWith('audit/') && !before && after ? [after as unknown as Entry] : [],
  )

/** Finds the privileged changes of a commit, with the target that its audit entry must have. */
function privileged({ path, before, after }: Change): string[] {
  const [collection, id = ''] = path.split('/')
  if (!before || !after) return []
  const isDecided = before['status'] === 'PENDING' && after['status'] !== 'PENDING'
  if (collection === 'moderation') return isDecided ? [id] : []
  const [old, next] = [before as unknown as User, after as unknown as User]
  return collection === 'users' && isPrivileged(old, next) ? [id] : []
}

/** Whether an operator changed a user's rights. An erasure bans without an operator. */
function isPrivileged(old: User, next: User): boolean {
  if (next.ban?.reason === 'The person is being erased.') return false
  const resets = old.quota.day === next.quota.day ? old.quota.resets : 0
  const rights = ({ ban, role, permissions }: User) =>
    JSON.stringify([ban && ban.permanent, role, permissions])
  return rights(old) !== rights(next) || next.quota.resets > resets
}

/** Each privileged change has exactly one audit entry, and each entry is of a change. */
export function entryFaults(changes: readonly Change[]): string[] {
  const entries = entriesOf(changes)
  const targets = changes.flatMap(privileged)
  const isIdle = changes.every(({ path, before, after }) => {
    return path.startsWith('audit') || JSON.stringify(before) === JSON.stringify(after)
  })
  if (isIdle) return entries.map(({ action, target }) => `${action} of ${target} changed nothing`)
  return targets
    .filter((target) => entries.filter((entry) => entry.target === target).length !== 1)
    .map((target) => `a privileged change of ${target} has ${entries.length} audit entries`)
}

/** No permission changes without two active superadmins other than the target. */
export function permissionFaults({ database }: Shared, changes: readonly Change[]): string[] {
  return changes.flatMap(({ path, before, after }) => {
    if (!path.startsWith('users/') || !before || !after) return []
    if (String(before['permissions']) === String(after['permissions'])) return []
    const target = path.slice('users/'.length)
    const entry = entriesOf(changes).find(({ action }) => action === 'permissions.apply')
    if (!entry) return [`the permissions of ${target} changed without an entry`]
    const { requestedBy } = JSON.parse(entry.details) as { requestedBy: string }
    const people = new Set([entry.actorUid, requestedBy])
    const active = [...people].filter((uid) => {
      const user = database.table.kept('users').get(uid)
      const held = user?.['permissions'] as string[] | undefined
      const isEntitled = held === undefined || held.includes('assign-permissions')
      return uid !== target && user?.['role'] === 'superadmin' && !user['ban'] && isEntitled
    })
    return active.length === 2 ? [] : [`${[...people].join(' and ')} changed ${target}`]
  })
}

/** The chain of each audit stream verifies, and no call has the same entry twice. */
export function checkChain(evidence: Evidence): string[] {
  const twice = [...evidence.watch.effects].flatMap(([call, { entries }]) =>
    new Set(entries).size === entries.length ? [] : [`${call} wrote ${entries.join(' and ')}`],
  )
  const verifier = auditVerifier([])
  for (const [id, entry] of [...all(evidence, auditEntries)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    verifier.take(id, entry)
  const heads = all(evidence, auditHeads)
  const lengthOf = (stream: 'admin' | 'security') => heads.get(stream)?.sequence ?? 0
  verifier.end({ admin: lengthOf('admin'), security: lengthOf('security') })
  return [...twice, ...verifier.findings.map(({ kind, id, detail }) => `${kind} ${id} ${detail}`)]
}

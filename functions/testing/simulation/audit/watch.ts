import type { User } from '../../../src/collections/accounts.ts'
import type { StoredAnalysis } from '../../../src/collections/analyses.ts'
import type { Transaction } from '../../../src/collections/transactions.ts'
import { isPhotoWithheld } from '../../../src/domain/analyses/analysis.ts'
import type { Change } from '../documents.ts'
import type { Shared } from '../ports.ts'
import { newField } from '../versions.ts'
import type { Watch } from './evidence.ts'
import { entryFaults, permissionFaults } from './privileges.ts'

export function watchOf(shared: Shared): Watch {
  const watch: Watch = {
    completions: new Map(),
    sequences: new Map(),
    firstEvents: new Map(),
    moves: new Map(),
    ownersOf: new Map(),
    effects: new Map(),
    together: shared.outside.together,
    withdrawn: new Set(),
    spent: [],
    storedAt: new Map(),
    withheld: new Map(),
    lost: [],
    unaudited: [],
    unapproved: [],
  }
  shared.database.watch((changes, by) => {
    watchEffects(watch, changes, by)
    watch.unaudited.push(...entryFaults(changes))
    watch.unapproved.push(...permissionFaults(shared, changes))
    for (const change of changes) {
      watchCompletion(watch, change)
      watchEndsOfStarts(watch, change, usedBy(changes))
      watchSequence(watch, change)
      watchOwners(watch, change, shared.time.nowMs())
      watchWithheld(watch, change, shared.time.nowMs())
      watchVersions(watch, change)
      watchEndpoints(watch, change, shared.time.nowMs())
    }
  })
  return watch
}

function watchEffects({ effects }: Watch, changes: readonly Change[], by: string): void {
  const known = effects.get(by) ?? { created: [], removed: [], entries: [] }
  effects.set(by, known)
  for (const { path, before, after } of changes) {
    if (!before && after) known.created.push(path)
    if (before && !after) known.removed.push(path)
    if (path.startsWith('audit/') && after)
      known.entries.push(`${after['action']} of ${after['target']} by ${after['actorUid']}`)
  }
}

function watchCompletion({ completions }: Watch, { path, before, after }: Change): void {
  if (!path.startsWith('transactions/')) return
  if (after === undefined) completions.delete(path)
  else if (after['status'] === 'COMPLETED' && !isSameTime(before, after))
    completions.set(path, (completions.get(path) ?? 0) + 1)
}

/** How many units a commit charged. */
const usedBy = (changes: readonly Change[]): number =>
  changes
    .filter(({ path, before, after }) => path.startsWith('users/') && before && after)
    .map(({ before, after }) => (after as User).quota.used - (before as User).quota.used)
    .reduce((sum, used) => sum + used, 0)

function watchEndsOfStarts(watch: Watch, { path, before, after }: Change, used: number): void {
  const { spent, withdrawn } = watch
  const [collection, id = ''] = path.split('/')
  if (collection !== 'transactions' || !before) return
  const { status, charge } = before as Transaction
  if (!after && status === 'PENDING') withdrawn.add(id)
  const isStartedAgain = status === 'FAILED' && after?.['status'] === 'PENDING'
  // An operator's retry gives the unit back instead.
  if (isStartedAgain && charge.state === 'CHARGED' && used > 0) spent.push(charge)
}

function isSameTime(before: Change['before'], after: NonNullable<Change['after']>): boolean {
  return Number(before?.['completedAt']) === Number(after['completedAt'])
}

function watchSequence({ sequences, firstEvents }: Watch, { path, before, after }: Change): void {
  if (!path.startsWith('events/') || typeof after?.['sequence'] !== 'number') return
  if (before?.['sequence'] === after['sequence']) return
  const account = String(after['accountId'])
  const body = JSON.parse(String(after['body'])) as { data?: { revision?: number } }
  if (after['type'] === 'analysis.completed' && (body.data?.revision ?? 1) === 1) {
    const id = String(after['transactionId'])
    firstEvents.set(id, (firstEvents.get(id) ?? new Set()).add(path.slice('events/'.length)))
  }
  sequences.set(account, [...(sequences.get(account) ?? []), after['sequence']])
}

function watchWithheld({ withheld }: Watch, { path, after }: Change, at: number): void {
  if (!path.startsWith('analyses/')) return
  const id = path.slice('analyses/'.length)
  const spans = withheld.get(id) ?? []
  const isWithheld = after !== undefined && isPhotoWithheld(after as unknown as StoredAnalysis)
  const last = spans.at(-1)
  if (isWithheld && (!last || last.until < Infinity)) spans.push({ from: at, until: Infinity })
  if (!isWithheld && last?.until === Infinity) last.until = at
  withheld.set(id, spans)
}

function watchEndpoints({ storedAt }: Watch, { path, after }: Change, at: number): void {
  if (!path.startsWith('webhooks/') || !after) return
  for (const { id } of after['endpoints'] as { id: string }[])
    if (!storedAt.has(id)) storedAt.set(id, at)
}

function watchVersions({ lost }: Watch, { path, before, after }: Change): void {
  if (!path.startsWith('users/') || !before || !after) return
  if (newField in before && !(newField in after)) lost.push(`${path} lost its ${newField}`)
}

function watchOwners(watch: Watch, { path, after }: Change, at: number): void {
  const [collection, id = ''] = path.split('/')
  const accountId = after?.['accountId']
  if (typeof accountId !== 'string') return
  const known = watch.moves.get(id) ?? []
  if (collection === 'users' && known.at(-1)?.accountId !== accountId)
    watch.moves.set(id, [...known, { at, accountId }])
  const photo = after?.['storagePath']
  if (collection === 'transactions' && typeof photo === 'string')
    watch.ownersOf.set(photo, (watch.ownersOf.get(photo) ?? new Set()).add(accountId))
}

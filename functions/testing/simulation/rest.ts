import { ref } from '../../src/collections/collection.ts'
import { collections } from '../../src/collections/index.ts'
import { nextDue } from './due.ts'
import type { Scene } from './people.ts'
import type { Shared } from './ports.ts'

const minuteMs = 60_000
/** How far time may jump while queues may still hold something. */
const jumpMs = 10 * minuteMs
/** When no queue holds anything any more. */
const quietAfterMs = 120 * minuteMs

/** Lets time pass until this moment. The sweeper runs whenever it has something to do. */
export async function restUntil({ shared, service }: Scene, moment: number): Promise<void> {
  const { time, database } = shared
  const begin = time.nowMs()
  for (let now = begin; now < moment; now = time.nowMs()) {
    const due = Math.max(nextDue(database.table.kept), now + minuteMs)
    const longest = now - begin > quietAfterMs ? Number.POSITIVE_INFINITY : now + jumpMs
    const next = Math.min(due, longest, moment)
    await time.passed(next - now)
    if (nextDue(database.table.kept) > time.nowMs()) continue
    const swept = service.deliver('sweep', undefined, `swp_${time.nowMs()}`)
    await swept.catch(() => undefined)
  }
}

/** Deletes the documents that a TTL policy deletes. */
export function expireDocuments({ database, time }: Shared): void {
  for (const collection of collections) {
    if (collection.expiry !== 'expiresAt') continue
    for (const [id, data] of database.table.kept(collection.name)) {
      const at = data['expiresAt']
      if (!(at instanceof Date) || at.getTime() > time.nowMs()) continue
      database.table.commit([{ kind: 'overwrite', ref: ref(collection, id), data: null }], 'ttl')
    }
  }
}

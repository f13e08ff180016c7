import { ref } from '../../collections/collection.ts'
import { malwareTallies } from '../../collections/malware-tallies.ts'
import { closed } from '../../domain/malware-tally.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Log } from '../../ports/log.ts'
import type { Store } from '../../ports/store.ts'
import { openTrail } from '../admin/audit-trail.ts'
import { sweepDue } from '../background/due.ts'

type Deps = { store: Store; clock: Clock; log: Log }

/** Tells by one entry of the infected files that came after the first of an hour. */
export function sweepIncidents(deps: Deps, context: CallContext): Promise<void> {
  return sweepDue(deps, malwareTallies, 'sweepAt', ({ id }) => close(deps, id, context), context)
}

async function close(deps: Deps, uid: string, { requestId, signal }: CallContext): Promise<void> {
  const tallyRef = ref(malwareTallies, uid)
  await deps.store.transaction(async (database) => {
    const [tally] = await database.getAll(tallyRef)
    const now = deps.clock.now()
    if (!tally?.sweepAt || tally.sweepAt > now) return
    const { further: files, since } = tally
    // Before the commit: a crash between the two repeats the log line and never loses it.
    deps.log.write('ALERT', 'More malware of one sender', { requestId, uid, files })
    const trail = await openTrail(database, 'security')
    const event = { actorUid: uid, action: 'malware.further', target: null, reason: null } as const
    trail.append({ ...event, details: { files, since: since.toISOString() } }, now)
    database.update(tallyRef, closed(tally))
  }, signal)
}

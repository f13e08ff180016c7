import { ref } from '../../collections/collection.ts'
import { malwareTallies } from '../../collections/malware.ts'
import { closed } from '../../domain/malware-tally.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { openTrail } from '../admin/audit-trail.ts'
import { sweepDue } from '../background/due.ts'

/** Tells by one entry of the infected files that came after the first of an hour. */
export function sweepIncidents(ports: Ports, context: CallContext): Promise<void> {
  return sweepDue(ports, malwareTallies, 'sweepAt', ({ id }) => close(ports, id, context), context)
}

async function close(ports: Ports, uid: string, { requestId, signal }: CallContext): Promise<void> {
  const tallyRef = ref(malwareTallies, uid)
  await ports.store.transaction(async (database) => {
    const [tally] = await database.getAll(tallyRef)
    const now = ports.clock.now()
    if (!tally?.sweepAt || tally.sweepAt > now) return
    const { further: files, since } = tally
    // Before the commit: a crash between the two repeats the log line and never loses it.
    ports.log.write('ALERT', 'More malware of one sender', { requestId, uid, files })
    const trail = await openTrail(database, 'security')
    const event = { actorUid: uid, action: 'malware.further', target: null, reason: null } as const
    trail.append({ ...event, details: { files, since: since.toISOString() } }, now)
    database.update(tallyRef, closed(tally))
  }, signal)
}

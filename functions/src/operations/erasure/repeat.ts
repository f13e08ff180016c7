import { ref } from '../../collections/collection.ts'
import { erasures } from '../../collections/personal-data.ts'
import type { Ports } from '../../ports/ports.ts'

/**
 * Erases a person again whom a restored backup has brought back, from the next sweep on. Nobody is
 * told: it was told when it was asked for. 1 read and 1 write.
 */
export async function repeatErasure(
  { store, clock }: Ports,
  uid: string,
  signal: AbortSignal,
): Promise<void> {
  const target = ref(erasures, uid)
  await store.transaction(async (database) => {
    const [known] = await database.getAll(target)
    if (known?.status === 'CLOSED') return
    const now = clock.now()
    const requestedAt = known?.requestedAt ?? now
    const next = { status: 'SCHEDULED' as const, requestedAt, eraseAfter: now, sweepAt: now }
    database.put(target, known, next)
  }, signal)
}

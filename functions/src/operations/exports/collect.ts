import { isExpired } from '../../domain/analyses/analysis.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { type LeasedExport, renewLease } from './lease.ts'
import { partPath } from './objects.ts'
import { toLine } from './present.ts'
import { exportSteps, type Step } from './steps.ts'

/**
 * Reads everything that the export holds, page by page, into parts in object storage. After each
 * page it is written how far the export is, so that another builder goes on there. A page whose
 * writing was not noted is written again over itself.
 */
export async function collectDocuments(
  ports: Ports,
  leased: LeasedExport,
  context: CallContext,
): Promise<void> {
  for (const step of exportSteps(leased.uid)) {
    if (leased.state.done.some((done) => done.step === step.name)) continue
    await collectStep(ports, leased, step, context)
  }
}

async function collectStep(
  ports: Ports,
  leased: LeasedExport,
  step: Step,
  context: CallContext,
): Promise<void> {
  const { current } = leased.state
  const known = current?.step === step.name ? current : undefined
  let { parts, documents, after } = known ?? { parts: 0, documents: 0, after: undefined }
  for (;;) {
    const page = await step.page(ports.store, after)
    const found = unexpired(page.documents, ports.clock.now())
    if (found.length > 0) {
      await writePart(ports, leased, step, { part: parts, documents: found }, context)
      parts += 1
      documents += found.length
    }
    after = page.next
    if (after === undefined) break
    await renewLease(
      ports,
      leased,
      { current: { step: step.name, parts, documents, after } },
      context.signal,
    )
  }
  // A step that found nothing needs no write: whoever takes over reads it again.
  const done = [...leased.state.done, { step: step.name, parts, documents }]
  if (documents > 0) await renewLease(ports, leased, { done, current: null }, context.signal)
}

async function writePart(
  { objects, locales }: Ports,
  { uid, exportId }: LeasedExport,
  { name, collection }: Step,
  { part, documents }: { part: number; documents: StoredDocument<unknown>[] },
  context: CallContext,
): Promise<void> {
  const lines = documents.map((document) => toLine(collection, document, locales)).join('\n')
  const path = partPath(uid, exportId, name, part)
  await objects.write(path, Buffer.from(lines), 'application/x-ndjson', context)
}

/** Firestore deletes up to a day late; what has expired is gone for an export too. */
function unexpired(documents: StoredDocument<unknown>[], now: Date): StoredDocument<unknown>[] {
  return documents.filter(({ data }) => {
    const { expiresAt = null } = data as { expiresAt?: Date | null }
    return !isExpired({ expiresAt }, now)
  })
}

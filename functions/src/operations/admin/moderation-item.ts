import type { ModerationItem } from '../../collections/moderation.ts'
import { withheldByDefault } from '../../domain/analyses/moderation.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'

/** Leaves out the uid of the user who flagged the analysis. */
export function toFlag({ by, reason, at }: ModerationItem['flags'][number]) {
  return { by, reason, at: at.toISOString() }
}

/** `imageUrl` is null only if the photo was deleted. A withheld photo still has a link. */
export async function toModerationItem(
  { objects, photoLinks, clock }: Ports,
  { id, data }: StoredDocument<ModerationItem>,
  context: CallContext,
) {
  const { accountId, uid, state, reasons, flags, storagePath, createdAt } = data
  const isThere = await objects.exists(storagePath, context)
  return {
    analysisId: id,
    accountId,
    uid,
    state,
    reasons,
    withholds: withheldByDefault(data),
    flags: flags.map(toFlag),
    createdAt: createdAt.toISOString(),
    imageUrl: isThere ? (await photoLinks.linkTo(storagePath, clock.now())).url : null,
  }
}

import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'

type Deps = { store: Store; objects: Objects; clock: Clock }

/** `GET /v1/analyses/{id}/image`: a redirect to a link of 15 minutes. */
export function readImage(deps: Deps): Handler<'analyses.readImage'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const [stored] = await deps.store.getAll(ref(analyses, call.input.id))
    const isTheirs = stored?.accountId === accountId && !isExpired(stored, deps.clock.now())
    if (!stored || !isTheirs) throw problem('NOT_FOUND')
    if (!(await deps.objects.exists(stored.storagePath, call))) throw problem('IMAGE_NOT_FOUND')
    const link = await deps.objects.signedUrl(stored.storagePath, limits.image.linkLifetimeSeconds)
    return { status: 302, body: null, headers: { Location: link } }
  }
}

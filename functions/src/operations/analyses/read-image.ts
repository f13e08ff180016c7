import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { isExpired, isWithheld } from '../../domain/analyses/analysis.ts'
import { problem } from '../../domain/problem.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Objects } from '../../ports/objects.ts'
import type { PhotoLinks } from '../../ports/photo-links.ts'
import type { Store } from '../../ports/store.ts'
import { linksTo } from '../photos/links.ts'

type Deps = { store: Store; objects: Objects; photoLinks: PhotoLinks; clock: Clock }

/**
 * `GET /v1/analyses/{id}/image`: a redirect to a link, or the links as the analysis has them. A
 * withheld photo looks like one that is gone.
 */
export function readImage(deps: Deps): Handler<'analyses.readImage'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, format } = call.input
    const [stored] = await deps.store.getAll(ref(analyses, id))
    const isTheirs = stored?.accountId === accountId && !isExpired(stored, deps.clock.now())
    if (!stored || !isTheirs) throw problem('NOT_FOUND')
    if (isWithheld(stored) || !(await deps.objects.exists(stored.storagePath, call)))
      throw problem('IMAGE_NOT_FOUND')
    const links = linksTo(deps, stored)
    return format === 'json'
      ? { status: 200, body: links }
      : { status: 302, body: null, headers: { Location: links.url } }
  }
}

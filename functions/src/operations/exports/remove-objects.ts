import type { CallContext } from '../../ports/context.ts'
import type { ObjectStreams } from '../../ports/object-streams.ts'
import type { Objects } from '../../ports/objects.ts'

/** Removes every object whose path begins so, but those to keep. Can be repeated. */
export async function removeFolderObjects(
  deps: { objects: Objects; objectStreams: ObjectStreams },
  prefix: string,
  context: CallContext,
  isKept: (path: string) => boolean = () => false,
): Promise<void> {
  for await (const path of deps.objectStreams.list(prefix, context))
    if (!isKept(path)) await deps.objects.remove(path, context)
}

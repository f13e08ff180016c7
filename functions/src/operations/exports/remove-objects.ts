import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'

/** Removes every object whose path begins so, but those to keep. Can be repeated. */
export async function removeFolderObjects(
  ports: Ports,
  prefix: string,
  context: CallContext,
  isKept: (path: string) => boolean = () => false,
): Promise<void> {
  for await (const path of ports.objectStreams.list(prefix, context))
    if (!isKept(path)) await ports.objects.remove(path, context)
}

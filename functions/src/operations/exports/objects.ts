import { exportsFolder } from '../../domain/erasure/personal-data.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'

export function archivePath(uid: string, exportId: string): string {
  return `${exportsFolder(uid)}${exportId}.zip`
}

/** A part has at most about 20 MB, and the function that reads the part has 512 MB of memory. */
export const partBytesLimit = 50_000_000

/** The path of a part. A part is a page of documents, with one JSON text on each line. */
export function partPath(uid: string, exportId: string, step: string, part: number): string {
  return `${partsFolder(uid, exportId)}${step}-${part}.jsonl`
}

export function partsFolder(uid: string, exportId: string): string {
  return `${exportsFolder(uid)}${exportId}/`
}

/** Removes every object with this path prefix, except the objects to keep. Can be repeated. */
export async function removeFolderObjects(
  ports: Ports,
  prefix: string,
  context: CallContext,
  isKept: (path: string) => boolean = () => false,
): Promise<void> {
  for await (const path of ports.objectStreams.list(prefix, context))
    if (!isKept(path)) await ports.objects.remove(path, context)
}

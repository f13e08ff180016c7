import { exportsFolder } from '../../domain/erasure/personal-data.ts'

export function archivePath(uid: string, exportId: string): string {
  return `${exportsFolder(uid)}${exportId}.zip`
}

/** The documents of one page, a JSON text on each line, until the archive is made of them. */
export function partPath(uid: string, exportId: string, step: string, part: number): string {
  return `${partsFolder(uid, exportId)}${step}-${part}.jsonl`
}

export function partsFolder(uid: string, exportId: string): string {
  return `${exportsFolder(uid)}${exportId}/`
}

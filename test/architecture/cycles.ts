import { posix } from 'node:path'
import { importsOf } from './imports.ts'

/**
 * Finds import cycles, including cycles of type imports. A cycle is a list of paths: each file
 * imports the next file, and the last file imports the first. If two cycles share a file, the
 * function may find the second cycle only after the first is removed.
 */
export function cycles(files: ReadonlyMap<string, string>): string[][] {
  const imports = new Map([...files].map(([path, code]) => [path, neighbours(path, code, files)]))
  const found: string[][] = []
  const done = new Set<string>()

  function visit(path: string, trail: readonly string[]): void {
    const start = trail.indexOf(path)
    if (start >= 0) {
      found.push(trail.slice(start))
      return
    }
    if (done.has(path)) return
    for (const next of imports.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }

  for (const path of files.keys()) visit(path, [])
  return found
}

function neighbours(path: string, code: string, files: ReadonlyMap<string, string>): string[] {
  return importsOf(code)
    .map(({ from }) => resolve(path, from))
    .filter((target) => target !== undefined && files.has(target)) as string[]
}

/** Resolves a relative import or a workspace package to the path of a file. */
function resolve(path: string, from: string): string | undefined {
  if (from === '@plant/image-processor/protocol') return 'image-processor/src/protocol.ts'
  if (from.startsWith('@plant/common/'))
    return from.replace('@plant/common', 'packages/common/src').concat('.ts')
  return from.startsWith('.') ? posix.join(posix.dirname(path), from) : undefined
}

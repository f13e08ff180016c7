import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'

/** The paths of the console's pages, such as `/history` and `/analyses/:id`. */
export function pagePaths(): string[] {
  // Not imported, because the pages need a compiler for JSX.
  const pages = readFileSync(join(root, 'web/src/pages.ts'), 'utf8')
  return [...pages.matchAll(/\{ path: '([^']+)'/g)].map(([, path = '']) => path)
}

import { basename, dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'

/** The direct importers of each file, by path from the project's root. */
export type Importers = ReadonlyMap<string, readonly string[]>

export function importersOf(sources: ReadonlyMap<string, string>): Importers {
  const importers = new Map<string, string[]>()
  const add = (imported: string, file: string) =>
    importers.set(imported, [...(importers.get(imported) ?? []), file])
  const children = [...sources.keys()].filter((file) => file.endsWith('-child.ts'))
  for (const [file, source] of sources) {
    for (const specifier of specifiersOf(file, source)) {
      const imported = resolve(file, specifier)
      if (imported !== undefined && sources.has(imported)) add(imported, file)
    }
    // Nobody imports the script of a child process, but the file beside it that starts it names it.
    for (const child of children)
      if (dirname(child) === dirname(file) && source.includes(`${basename(child, '.ts')}$`))
        add(child, file)
  }
  return importers
}

/** The test files that load a file, those with the fewest imports in between first. */
export function relatedTests(importers: Importers, file: string): string[] {
  const found = new Set([file])
  for (const reached of found) for (const each of importers.get(reached) ?? []) found.add(each)
  return [...found].filter((each) => each.endsWith('.test.ts'))
}

/** Everything that a file loads, itself included. */
export function loadedBy(importers: Importers, file: string): Set<string> {
  const found = new Set([file])
  let size = 0
  while (size < found.size) {
    size = found.size
    for (const [imported, by] of importers)
      if (by.some((each) => found.has(each))) found.add(imported)
  }
  return found
}

function specifiersOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  const named = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start + 1, end - 1),
  )
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...named,
    ...dynamic,
  ]
}

/** Resolves a relative import, or the import of a workspace. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const [scope, workspace, ...path] = specifier.split('/')
  if (scope !== '@plant' || workspace === undefined) return undefined
  const folders: Record<string, string> = {
    common: 'packages/common/src',
    'image-processor': 'image-processor/src',
    testing: 'functions/testing',
  }
  const folder = folders[workspace]
  return folder && join(folder, `${path.join('/')}.ts`)
}

export type Import = { from: string; typesOnly: boolean }

// The formatter produces only these forms, so a parser would be an unnecessary dependency.
const statement = /\b(?:import|export)\s+(type\s+)?([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/g
const bare = /\bimport\s*['"]([^'"]+)['"]/g
const dynamic = /\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g

/** Every module that a file imports in any form. */
export function importsOf(code: string): Import[] {
  const text = withoutComments(code)
  return [
    ...[...text.matchAll(statement)].map(([, type, names = '', from = '']) => ({
      from,
      typesOnly: type !== undefined || onlyTypes(names),
    })),
    ...[...text.matchAll(bare), ...text.matchAll(dynamic)].map(([, from = '']) => ({
      from,
      typesOnly: false,
    })),
  ]
}

function onlyTypes(names: string): boolean {
  const listed = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1]
  const each = listed?.split(',').map((name) => name.trim())
  return each?.filter((name) => name !== '').every((name) => name.startsWith('type ')) ?? false
}

/** Removes comments, which may mention forbidden names. Keeps `//` after a colon, as in URLs. */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
}

/** The first common name of each plant of a locale file, and its Latin name, sorted. */
export function namesIn(file: Readonly<Record<string, unknown>>, language: string): string[] {
  const names = Object.entries(file).flatMap(([latin, listed]) => {
    if (latin.startsWith('@') || typeof listed !== 'string') return []
    return [listed.split('; ')[0] ?? latin, latin]
  })
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, language))
}

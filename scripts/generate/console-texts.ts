import { readPattern } from '../../functions/src/domain/locales/pattern.ts'
import { areaOf, readTexts } from '../../web/build/texts.ts'

/** The argument types of each text of the console, so that a missing argument does not compile. */
export function consoleTextTypes(): string {
  const texts = readTexts('en')
  const areas = [...new Set(texts.map(([key]) => areaOf(key)))].sort()
  return [
    '// Generated from web/locales/en.json by `npm run generate`.',
    '',
    `export type Area =`,
    ...areas.map((area) => `  | '${area}'`),
    '',
    '/** The arguments of each text; null where it has none. */',
    'export type TextArguments = {',
    ...texts.map(([key, text]) => `  '${key}': ${argumentsOf(text)}`),
    '}',
    '',
  ].join('\n')
}

function argumentsOf(text: string): string {
  const kinds = Object.entries(readPattern(text).kinds)
  if (kinds.length === 0) return 'null'
  const fields = kinds.map(([name, kind]) => `${name}: ${kind === 'text' ? 'string' : 'number'}`)
  return `{ ${fields.join('; ')} }`
}

/** Quotes a text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  if (/^[\w./:@%+,-]+$/.test(text)) return text
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Writes a TypeScript string in single quotes. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}

const lineCharactersMax = 60

/** Writes a JSON value as a TypeScript literal, on several lines if one line would be too long. */
export function literal(value: unknown, lineMax = lineCharactersMax, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, lineCharactersMax, inner))
    : Object.entries(value).map(
        ([name, item]) => `${nameOf(name)}: ${literal(item, lineCharactersMax, inner)}`,
      )
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (items.length === 0) return open + close
  const line = items.join(', ')
  if (line.length <= lineMax && !line.includes('\n'))
    return Array.isArray(value) ? `[${line}]` : `{ ${line} }`
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`
}

function nameOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)
}

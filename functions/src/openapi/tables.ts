import { type ErrorCode, errors } from '../contract/errors.ts'
import { operationOf } from '../contract/operations.ts'
import { problemsOf } from '../contract/problems.ts'
import type { Credential, Row } from '../contract/row.ts'
import { rows } from '../contract/rows.ts'

type Line = readonly (string | number)[]

function table(head: Line, lines: readonly Line[]): string {
  const line = (cells: Line) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n')
}

const credentials: Record<Credential, string> = {
  none: 'none',
  identity: 'ID',
  key: 'KEY',
  'identity|key': 'ID or KEY',
}

function endpointLine(row: Row): Line {
  const { summary } = operationOf(row.operation)
  return [
    row.method,
    `\`${row.path}\``,
    credentials[row.credential],
    row.role === 'any' ? '' : row.role,
    row.deadlineSeconds,
    row.successor ? `${summary} (now \`${row.successor}\`)` : summary,
  ]
}

/** The page on the endpoints. */
export function endpointsPage(): string {
  const head = ['Method', 'Path', 'Credential', 'Role', 'Deadline (s)', 'Purpose']
  return `# Endpoints

Generated from the contract by \`npm run generate\`.
What they promise is in [the contract](api.md), their errors are in [the catalogue](errors.md).
Their schemas are in \`functions/public/swagger.yaml\`.

${table(head, rows.map(endpointLine))}
`
}

// Only the rows of the current version, so that a line stays readable; the legacy rows answer as their twins.
function answeredBy(code: ErrorCode): string {
  const operations = rows.filter((row) => problemsOf(row).includes(code))
  const names = [...new Set(operations.map((row) => row.operation))]
  return names.length > 12 ? `${names.length} operations` : names.join(', ')
}

/** The page on the error catalogue. */
export function errorsPage(): string {
  const lines = (Object.keys(errors) as ErrorCode[]).map((code): Line => {
    const { status, title, callable } = errors[code]
    return [`\`${code}\``, status, title, `\`${callable}\``, answeredBy(code)]
  })
  const head = ['Code', 'Status', 'Title', 'Callable status', 'Answered by']
  return `# Errors

Generated from the contract by \`npm run generate\`.
A code never changes its meaning.
The body is that of [the contract](api.md#errors-one-body-everywhere).

${table(head, lines)}
`
}

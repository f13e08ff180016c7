import type { Credential } from '../contract/endpoint.ts'
import { type ErrorCode, errors } from '../contract/errors.ts'
import { problemsOf } from '../contract/problems.ts'
import type { Route } from '../contract/route.ts'

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

function endpointLine(route: Route): Line {
  const { summary } = route.endpoint
  return [
    route.method,
    `\`${route.path}\``,
    credentials[route.credential],
    route.access,
    route.scopes.join(', '),
    route.deadlineSeconds,
    route.successor ? `${summary} (now \`${route.successor}\`)` : summary,
  ]
}

/** Returns the generated page docs/endpoints.md. */
export function endpointsPage(routes: readonly Route[]): string {
  const head = ['Method', 'Path', 'Credential', 'Access', 'Scopes', 'Deadline (s)', 'Purpose']
  return `# Endpoints

Generated from the contract by \`npm run generate\`.
What they promise is in [the contract](api.md), their errors are in [the catalogue](errors.md).
Their schemas and examples are in \`functions/public/openapi.json\`.

${table(head, routes.map(endpointLine))}
`
}

/** Lists operations, not routes, because a legacy route returns the errors of its successor. */
function answeredBy(routes: readonly Route[], code: ErrorCode): string {
  const operations = routes.filter((route) => problemsOf(route).includes(code))
  const names = [...new Set(operations.map((route) => route.endpoint.id))]
  return names.length > 12 ? `${names.length} operations` : names.join(', ')
}

/** Returns the generated page of the error catalogue. */
export function errorsPage(routes: readonly Route[]): string {
  const lines = (Object.keys(errors) as ErrorCode[]).map((code): Line => {
    const { status, title, callable } = errors[code]
    return [`\`${code}\``, status, title, `\`${callable}\``, answeredBy(routes, code)]
  })
  const head = ['Code', 'Status', 'Title', 'Callable status', 'Answered by']
  return `# Errors

Generated from the contract by \`npm run generate\`.
A code never changes its meaning.
The body is that of [the contract](api.md#errors-one-body-everywhere).

${table(head, lines)}
`
}

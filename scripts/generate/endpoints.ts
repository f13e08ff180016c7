import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import type { Projection } from './projection.ts'

const operations = join(root, 'functions/src/operations')

type Declared = { id: string; constant: string; path: string }

/**
 * The endpoints that files of operations/ declare, by path. Parses the source files instead of
 * importing them, because the source files import generated files. Throws if an id does not match
 * the path of its file.
 */
function declaredEndpoints(): Declared[] {
  return globSync('*/*.ts', { cwd: operations })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(operations, path), 'utf8')
      const found = /^export const (\w+) = endpoint\(\{\n {2}id: '([\w.]+)',/m.exec(text)
      if (!found) return []
      const [, constant = '', id = ''] = found
      const expected = `${id.replace('.', '/').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
      if (path !== expected)
        throw new Error(`${id} belongs into operations/${expected}, not ${path}`)
      return [{ id, constant, path }]
    })
}

const head =
  '// Generated from the files of operations/ by `npm run generate`; change those instead.\n'

/** The module with the union of all endpoint ids. */
function endpointIdsModule(): string {
  const ids = declaredEndpoints().map(({ id }) => `  | '${id}'\n`)
  return `${head}
/** \`noun.verb\` of every endpoint. */
export type EndpointId =
${ids.join('')}`
}

/** The module with the list of all endpoints. */
function endpointsModule(): string {
  const declared = declaredEndpoints()
  const imports = declared.map(({ constant, path }) => `import { ${constant} } from '../${path}'\n`)
  return `${head}${imports.join('')}import type { ServedEndpoint } from '../endpoint.ts'

/** Every endpoint of the service. */
export const endpoints = [
${declared.map(({ constant }) => `  ${constant},\n`).join('')}] satisfies readonly ServedEndpoint[]
`
}

/** The module that lists all sweeps: exported functions whose names begin with `sweep`. */
function sweepsModule(): string {
  const declared = globSync('*/*.ts', { cwd: operations })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(operations, path), 'utf8')
      const found = text.matchAll(/^export function (sweep[A-Z]\w+)\(ports: Ports, context: Call/gm)
      return [...found].map(([, name = '']) => ({ name, path }))
    })
  const imports = declared.map(({ name, path }) => `import { ${name} } from '../${path}'\n`)
  return `${head}${imports.join('')}
/** The sweeps that the sweep job runs once a minute. */
export const sweeps = [
${declared.map(({ name }) => `  ${name},\n`).join('')}]
`
}

/** The generated lists of endpoints and sweeps. */
export const registries: readonly Projection[] = [
  { path: 'functions/src/contract/generated/endpoint-ids.ts', text: endpointIdsModule },
  { path: 'functions/src/operations/generated/endpoints.ts', text: endpointsModule },
  { path: 'functions/src/operations/generated/sweeps.ts', text: sweepsModule },
]

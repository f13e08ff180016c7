import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import type { Projection } from './projection.ts'

const operations = join(root, 'functions/src/operations')

type Declared = { id: string; constant: string; path: string }

/** The path in operations/ of an endpoint's file, derived from the endpoint's id. */
export function pathOf(id: string): string {
  return `${id.replace('.', '/').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

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
      const expected = pathOf(id)
      if (path !== expected)
        throw new Error(`${id} belongs into operations/${expected}, not ${path}`)
      return [{ id, constant, path }]
    })
}

const head =
  '// Generated from the files of operations/ by `npm run generate`; change those instead.\n'

function endpointIdsModule(): string {
  const ids = declaredEndpoints().map(({ id }) => `  | '${id}'\n`)
  return `${head}
/** \`noun.verb\` of every endpoint. */
export type EndpointId =
${ids.join('')}`
}

function endpointsModule(): string {
  const declared = declaredEndpoints()
  const imports = declared.map(({ constant, path }) => `import { ${constant} } from '../${path}'\n`)
  return `${head}${imports.join('')}import type { ServedEndpoint } from '../endpoint.ts'

/** Every endpoint of the service. */
export const endpoints = [
${declared.map(({ constant }) => `  ${constant},\n`).join('')}] satisfies readonly ServedEndpoint[]
`
}

/** Exports that are no sweeps: the job that runs the sweeps, and a function that sweeps share. */
const notSweeps = ['sweepJob', 'sweepDue']

/**
 * The sweeps that a file exports: functions whose names begin with `sweep`, in any form. Throws if
 * the file exports a sweep in a list, which may rename the sweep.
 */
export function sweepsOf(path: string, text: string): string[] {
  if (/^export \{[^}]*\bsweep[A-Z]/m.test(text))
    throw new Error(`Export the sweep where it is declared, not in a list: operations/${path}`)
  const found = text.matchAll(/^export (?:async )?(?:function|const) (sweep[A-Z]\w*)/gm)
  return [...found].map(([, name = '']) => name).filter((name) => !notSweeps.includes(name))
}

function sweepsModule(): string {
  const declared = globSync('*/*.ts', { cwd: operations })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(operations, path), 'utf8')
      return sweepsOf(path, text).map((name) => ({ name, path }))
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

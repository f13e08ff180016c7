import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployedFunction } from '../../functions/src/deployment/function.ts'
import { functions } from '../../functions/src/deployment/functions.ts'
import { root } from '../common/root.ts'

type DeclaredJob = { constant: string; path: string; functions: readonly string[] }

const source = join(root, 'functions/src')

/**
 * The jobs that files of operations/ declare, with their paths in functions/src. Parses the sources
 * instead of importing them, because the generated module imports the jobs.
 */
export function declaredJobs(): DeclaredJob[] {
  return globSync('operations/*/*-job.ts', { cwd: source })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(source, path), 'utf8')
      const found = /^export const (\w+) = job\(\{\n {2}functions: \[([^\]]+)\],/m.exec(text)
      if (!found) return []
      const [, constant = '', names = ''] = found
      const listed = [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
      return [{ constant, path, functions: listed }]
    })
}

/**
 * The module that the platform loads, with one export for each deployed function. Throws if a
 * background function has no job.
 */
export function functionsModule(): string {
  const jobs = declaredJobs()
  const lines = Object.entries(functions)
  const kinds = [...new Set(lines.map(([, { trigger }]) => trigger.kind))].sort()
  const imports = jobs.map(({ constant, path }) => `import { ${constant} } from './${path}'\n`)
  return `// Generated from deployment/functions.ts by \`npm run generate\`; change the table instead.
import {
${kinds.map((kind) => `  ${kind}Function,\n`).join('')}} from './composition/deployed.ts'
${imports.join('')}
${lines.map(([name, deployed]) => exported(name, deployed, jobs)).join('\n')}
`
}

function exported(name: string, deployed: DeployedFunction, jobs: DeclaredJob[]): string {
  const { kind } = deployed.trigger
  if (!('workSeconds' in deployed)) return `export const ${name} = ${kind}Function('${name}')`
  const job = jobs.find(({ functions: names }) => names.includes(name))
  if (!job) throw new Error(`No file of operations/ declares the job of ${name}`)
  return `export const ${name} = ${kind}Function('${name}', ${job.constant})`
}

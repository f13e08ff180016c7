import type { DeployedFunction } from '../../functions/src/deployment/function.ts'
import { functions } from '../../functions/src/deployment/functions.ts'

type Line = { name: string; deployed: DeployedFunction }

const lines: readonly Line[] = Object.entries(functions).map(([name, deployed]) => ({
  name,
  deployed,
}))

/** The module that the platform loads: one export for each deployed function. */
export function functionsModule(): string {
  const kinds = [...new Set(lines.map(({ deployed }) => deployed.trigger.kind))].sort()
  return `// Generated from deployment/functions.ts by \`npm run generate\`; change the table instead.
import {
${kinds.map((kind) => `  ${kind}Function,\n`).join('')}} from './composition/deployed.ts'
${workers().join('\n')}

${lines.map(exported).join('\n')}
`
}

function workers(): string[] {
  const files = lines.flatMap(({ deployed }) => ('worker' in deployed ? [deployed.worker] : []))
  return [...new Set(files)]
    .sort()
    .map((file) => `import { ${camel(file)} as ${camel(file)}Worker } from './workers/${file}.ts'`)
}

function exported({ name, deployed }: Line): string {
  const worker = 'worker' in deployed ? `, ${camel(deployed.worker)}Worker` : ''
  return `export const ${name} = ${deployed.trigger.kind}Function('${name}'${worker})`
}

function camel(file: string): string {
  return file.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
}

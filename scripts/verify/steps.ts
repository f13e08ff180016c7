import { join } from 'node:path'
import { root } from '../common/root.ts'

export type Step = { readonly name: string; readonly args: readonly string[] }

/** The checks of `npm run verify`, each with its arguments for Node. */
export function listSteps(): Step[] {
  return [
    { name: 'format', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
    { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'types', args: [tool('typescript/bin/tsc'), '-p', 'tsconfig.json', '--noEmit'] },
    {
      name: 'client types',
      args: [tool('typescript/bin/tsc'), '-p', 'packages/client/tsconfig.json', '--noEmit'],
    },
    {
      name: 'console types',
      args: [tool('typescript/bin/tsc'), '-p', 'web/tsconfig.json', '--noEmit'],
    },
    { name: 'unused', args: [tool('knip/bin/knip.js'), '--no-progress'] },
    { name: 'generated', args: [join(root, 'scripts/generate.ts'), '--check'] },
  ]
}

function tool(path: string): string {
  return join(root, 'node_modules', path)
}

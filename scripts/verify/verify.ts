import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../common/root.ts'

const outputBytesMax = 16 * 1024 * 1024

type Outcome = {
  readonly step: Step
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

/** Runs every check in parallel and prints its time and faults. Returns whether all passed. */
export async function verify(): Promise<boolean> {
  const outcomes = await Promise.all(listSteps().map(runStep))
  for (const { step, passed, output, seconds } of outcomes) {
    const time = `${seconds.toFixed(1)} s`
    process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${time}\n`)
    if (!passed) process.stdout.write(`${output.trim()}\n`)
  }
  return outcomes.every(({ passed }) => passed)
}

function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      step.args,
      { cwd: root, maxBuffer: outputBytesMax },
      (error, stdout, stderr) =>
        resolve({
          step,
          passed: error === null,
          output: `${stdout}${stderr}`,
          seconds: (performance.now() - startedAt) / 1000,
        }),
    )
  })
}

type Step = { readonly name: string; readonly args: readonly string[] }

/** The checks of `npm run verify`, each with its arguments for Node. */
function listSteps(): Step[] {
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

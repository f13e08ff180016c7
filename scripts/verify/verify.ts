import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/root.ts'

const outputBytesMax = 16 * 1024 * 1024

/** The compiler and the linter are Go programs, whose collector takes a third of their time. */
const environment = { ...process.env, GOGC: '400' }

type Outcome = {
  readonly step: Step
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

/** Runs every check in parallel, and ends the checks when the signal fires. */
export function runChecks(signal?: AbortSignal): Promise<Outcome[]> {
  return Promise.all(listSteps().map((step) => runStep(step, signal)))
}

/** Prints the time and the faults of each check. Returns whether all checks passed. */
export function printChecks(outcomes: readonly Outcome[]): boolean {
  for (const { step, passed, output, seconds } of outcomes) {
    const time = `${seconds.toFixed(1)} s`
    process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${time}\n`)
    if (!passed) process.stdout.write(`${output.trim()}\n`)
  }
  return outcomes.every(({ passed }) => passed)
}

function runStep(step: Step, signal: AbortSignal | undefined): Promise<Outcome> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const { pid } = execFile(
      process.execPath,
      step.args,
      { cwd: root, env: environment, maxBuffer: outputBytesMax, signal },
      (error, stdout, stderr) =>
        resolve({
          step,
          passed: error === null,
          output: `${stdout}${stderr}`,
          seconds: (performance.now() - startedAt) / 1000,
        }),
    )
    // The tests beside the checks have time limits; the checks have none.
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  })
}

type Step = { readonly name: string; readonly args: readonly string[] }

/** The checks of `npm run verify`, each with its arguments for Node. */
function listSteps(): Step[] {
  return [
    { name: 'format', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
    { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'types', args: typesOf('tsconfig.json') },
    { name: 'client types', args: typesOf('packages/client/tsconfig.json') },
    { name: 'console types', args: typesOf('web/tsconfig.json') },
    { name: 'unused', args: [tool('knip/bin/knip.js'), '--no-progress', ...knipCache] },
    { name: 'generated', args: [join(root, 'scripts/generate.ts'), '--check'] },
  ]
}

/**
 * Checks types with one checker, because each further checker repeats the work on shared types.
 * Keeps what it found out about files, so that the next run checks what has changed since.
 */
const typesOf = (project: string): string[] => [
  tool('typescript/bin/tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  join(root, '.build/types', `${project.replaceAll('/', '-')}.tsbuildinfo`),
  '--checkers',
  '1',
  '-p',
  project,
]

const knipCache = ['--cache', '--cache-location', join(root, '.build/knip')]

function tool(path: string): string {
  return join(root, 'node_modules', path)
}

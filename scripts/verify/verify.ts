import { execFile } from 'node:child_process'
import { root } from '../common/root.ts'
import { listSteps, type Step } from './steps.ts'

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

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import { hasPassed } from '../container/last-pass.ts'
import { runCommand } from '../local-stack/command.ts'
import { withStack } from '../local-stack/with-stack.ts'
import { printChecks, runChecks } from '../verify/verify.ts'
import { provideBrowser } from './browser.ts'
import { missingPrograms } from './programs.ts'
import { closingLine, readReport, type TestSummary } from './report.ts'
import { vitestCommand } from './vitest.ts'

/** A signal ended the run if the run's exit status is above this value. */
const signalStatusMin = 128

/**
 * Runs the tests beside a new stack, prints their counts and returns the exit status. Also checks
 * the code while the stack starts, because the stack then mostly waits. `args` are Vitest's filters
 * and options.
 */
export async function runTests(
  args: readonly string[],
  { verifies }: { verifies: boolean },
): Promise<number> {
  setDefaults(process.env)
  // A filter means that somebody works on these tests and does not want every other check.
  const ending = new AbortController()
  const checks = verifies ? runChecks(ending.signal) : []
  const browser = verifies ? provideBrowser() : undefined
  // Building the image takes a minute; CI builds it always.
  const leavesOut = verifies && !process.env.CI && hasPassed()
  const chosen = leavesOut ? ['--project=!container', ...args] : args
  let summary: TestSummary | undefined
  const status = await withStack(async (stack, interrupted) => {
    await browser
    const report = join(stack.runFolder, 'test-report.json')
    const exitStatus = await runCommand(vitest(report, chosen), stack.environment, interrupted)
    if (!interrupted.aborted && existsSync(report)) summary = readReport(report)
    return exitStatus
  })
  if (status > signalStatusMin) {
    ending.abort()
    return status
  }
  const verified = printChecks(await checks)
  if (leavesOut)
    process.stdout.write('The container was not tested: it has not changed since it passed here.\n')
  if (summary) printSummary(summary)
  return verified ? status : status || 1
}

/** Settings that make the tests' stack faster than a developer's stack. */
function setDefaults(environment: NodeJS.ProcessEnv): void {
  // Ten delivery attempts take three days in production, and half a minute at this scale.
  environment.WEBHOOK_RETRY_SCALE ??= '0.0001'
  // Tests of bans and revocations wait until no instance has the caller in its cache.
  environment.CALLER_CACHE_SECONDS ??= '1'
  // Hundreds of processes load the same code.
  environment.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')
  // esbuild and buildah are Go programs. The collector takes a fifth of esbuild's time.
  environment.GOGC ??= '400'
}

function vitest(report: string, args: readonly string[]): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return vitestCommand([...reporters, ...args])
}

/** Prints the counts on the last line, where callers look for them. */
function printSummary(counts: TestSummary): void {
  for (const line of missingPrograms(counts.skipped)) process.stdout.write(`${line}\n`)
  process.stdout.write(`${closingLine(counts)}\n`)
}

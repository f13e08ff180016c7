import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/root.ts'
import { runCommand } from '../local-stack/command.ts'
import { withStack } from '../local-stack/with-stack.ts'
import { verify } from '../verify/verify.ts'
import { provideBrowser } from './browser.ts'
import { missingPrograms } from './programs.ts'
import { closingLine, readReport, type TestSummary } from './report.ts'
import { vitestCommand } from './vitest.ts'

/**
 * Runs the tests beside a new stack, prints their counts and returns the exit status. `args` are
 * vitest's filters and options.
 */
export async function runTests(
  args: readonly string[],
  { verifies }: { verifies: boolean },
): Promise<number> {
  // Ten delivery attempts take three days in production, and half a minute at this scale.
  process.env.WEBHOOK_RETRY_SCALE ??= '0.0001'
  // Hundreds of processes load the same code.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled')
  // A filter means that somebody works on these tests and does not want every other check first.
  // The installation mostly waits for the network.
  const [verified] = verifies ? await Promise.all([verify(), provideBrowser()]) : [true]
  let summary: TestSummary | undefined
  const status = await withStack(async (stack, interrupted) => {
    const report = join(stack.runFolder, 'test-report.json')
    const exitStatus = await runCommand(vitest(report, args), stack.environment, interrupted)
    if (!interrupted.aborted && existsSync(report)) summary = readReport(report)
    return exitStatus
  })
  if (!verified)
    process.stdout.write('`verify` failed; its findings are printed above the tests.\n')
  if (summary) printSummary(summary)
  return verified ? status : status || 1
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

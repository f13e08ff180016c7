import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './common/root.ts'
import { runCommand } from './local-stack/command.ts'
import type { Stack } from './local-stack/stack.ts'
import { withStack } from './local-stack/with-stack.ts'
import { closingLine, readReport, type TestSummary } from './test/report.ts'
import { verify } from './verify/verify.ts'

const filters = process.argv.slice(2)

// Ten attempts take three days; at this scale they take half a minute, and the tests can wait for them.
process.env.WEBHOOK_RETRY_SCALE ??= '0.0001'

// Who asks for some tests only is at work on them, and wants no check of everything else first.
const verified = filters.length > 0 || (await verify())
let summary: TestSummary | undefined
const status = await withStack(runTests)
if (!verified) process.stdout.write('`verify` failed; what it found stands above the tests.\n')
if (summary) printSummary(summary)
process.exit(verified ? status : status || 1)

async function runTests(stack: Stack, interrupted: AbortSignal): Promise<number> {
  const report = join(stack.runFolder, 'test-report.json')
  const vitest = [
    process.execPath,
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ]
  const exitStatus = await runCommand(vitest, stack.environment, interrupted)
  if (!interrupted.aborted && existsSync(report)) summary = readReport(report)
  return exitStatus
}

/** The counts are the last line of all, where a caller looks for them. */
function printSummary(counts: TestSummary): void {
  for (const name of counts.skipped) process.stdout.write(`skipped: ${name}\n`)
  process.stdout.write(`${closingLine(counts)}\n`)
}

import { join } from 'node:path'
import { root } from './root.ts'
import { runCommand } from './stack/command.ts'
import type { Stack } from './stack/stack.ts'
import { withStack } from './stack/with-stack.ts'
import { closingLine, readReport } from './test/report.ts'
import { verify } from './verify/verify.ts'

const filters = process.argv.slice(2)

// Who asks for some tests only is at work on them, and wants no check of everything else first.
const verified = filters.length > 0 || (await verify())
const status = await withStack(runTests)
if (!verified) process.stderr.write('`verify` failed; what it found stands above the tests.\n')
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
  if (interrupted.aborted) return exitStatus
  const summary = readReport(report)
  for (const name of summary.skipped) process.stdout.write(`skipped: ${name}\n`)
  process.stdout.write(`${closingLine(summary)}\n`)
  return exitStatus
}

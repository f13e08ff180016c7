import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { isOnPhotos } from '../test/on-photos.ts'
import { copy } from './copy.ts'

const report = join(copy, '.build', 'mutant-report.json')

/** Every run loads the same code, but for one file. */
const compileCache = { NODE_COMPILE_CACHE: join(copy, '.cache/compiled') }

/** A mutant may wait or loop forever. */
const timeoutMs = 300_000

/** The test that failed, or why none did. */
export type Run = { kind: 'PASSED' } | { kind: 'FAILED'; by: string }

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** Runs the tests of one finding beside a stack of their own. */
export function runOnStack(test: string, finding: string): Run {
  const args = [join(copy, 'scripts/test.ts'), test, '--testNamePattern', `\\b${finding}\\b`]
  const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore' })
  return status === 0 ? { kind: 'PASSED' } : { kind: 'FAILED', by: `${finding} in ${test}` }
}

/** Runs test files of the copy up to the first failure, without those that need the stack. */
export function runTests(
  tests: readonly string[],
  { finding, environment }: { finding?: string; environment?: Record<string, string> } = {},
): Run {
  rmSync(report, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  // The tests of `vite` load transformed sources, and no test of a route is among them. The tests
  // on photos first build the image processor.
  const projects = [
    'unit',
    'waiting',
    ...(finding ? ['vite'] : []),
    ...(tests.some(isOnPhotos) ? ['photos'] : []),
  ]
  const { status, error } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--passWithNoTests',
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
      ...(finding === undefined ? [] : [`--testNamePattern=\\b${finding}\\b`]),
      ...tests,
    ],
    {
      cwd: copy,
      stdio: 'ignore',
      timeout: timeoutMs,
      env: { ...process.env, ...compileCache, ...environment },
    },
  )
  if (status === 0) return { kind: 'PASSED' }
  // Vitest may end with a status of its own at the time limit, without a report.
  if (status === null || error) return { kind: 'FAILED', by: 'the time limit' }
  const { testResults } = reportSchema.parse(readJson(report))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = all.find((each) => each.status === 'failed')
  return { kind: 'FAILED', by: failed?.fullName ?? `exit status ${status}` }
}

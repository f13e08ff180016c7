import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { root } from '../common/root.ts'
import { altered, type Mutant } from './mutant.ts'
import { type Importers, relatedTests } from './related.ts'

/** A copy of the project, because a mutant must not stay in the sources if somebody ends a run. */
const copy = join(root, '.build', 'mutants')
const report = join(copy, '.build', 'mutant-report.json')

/** Tests beside a guard mostly catch its mutant, so the others run only if these pass. */
const nearest = 6
/** A mutant may wait or loop forever. */
const timeoutMs = 300_000

export type Result = { kind: 'CAUGHT'; by: string } | { kind: 'SURVIVED' }

export function copyProject(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(join(copy, '.build'), { recursive: true })
  for (const file of run('git', ['ls-files', '-co', '--exclude-standard'], root).split('\n'))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  // Hard links. The links to workspaces are relative, so that they lead to the copy.
  for (const folder of run('git', ['ls-files', '*package.json'], root).split('\n').map(dirname))
    if (existsSync(join(root, folder, 'node_modules')))
      run('cp', ['-al', join(root, folder, 'node_modules'), join(copy, folder)], root)
}

/**
 * Runs the related tests with a mutant in place of the source. Throws if the test that fails also
 * fails without the mutant, because then it shows nothing.
 */
export function tryMutant(mutant: Mutant, importers: Importers): Result {
  const tests = relatedTests(importers, mutant.file)
  const parts = [tests.slice(0, nearest), tests.slice(nearest)].filter(({ length }) => length > 0)
  const failure = withMutant(mutant, () => {
    for (const part of parts) {
      const found = firstFailure(part, mutant.finding)
      if (found) return found
    }
    return undefined
  })
  if (!failure) return { kind: 'SURVIVED' }
  const { by, file } = failure
  if (file && firstFailure([file], mutant.finding)) throw new Error(`without a mutant, too: ${by}`)
  return { kind: 'CAUGHT', by }
}

function withMutant<T>(mutant: Mutant, work: () => T): T {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, altered(source, mutant))
  try {
    return work()
  } finally {
    writeFileSync(path, source)
  }
}

type Failure = { by: string; file?: string }

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** The name of a test that fails, or of a file that does not load. */
function firstFailure(tests: readonly string[], finding: string | undefined): Failure | undefined {
  rmSync(report, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const names = finding === undefined ? [] : [`--testNamePattern=\\b${finding}\\b`]
  const options = [
    '--passWithNoTests',
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...names,
  ]
  const onPhotos = tests.some((test) => /^test\/(?:image-processor|model)\//.test(test))
  const projects = ['unit', 'vite', ...(onPhotos ? ['photos'] : [])]
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...projects.map((name) => `--project=${name}`), ...options, ...tests],
    { cwd: copy, stdio: 'ignore', timeout: timeoutMs },
  )
  if (status === null) return { by: 'the time limit' }
  if (status === 0) return undefined
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  for (const { name, assertionResults } of testResults) {
    const test = assertionResults.find((each) => each.status === 'failed')
    if (test) return { by: test.fullName, file: relative(copy, name) }
  }
  // Without a failed test, a file did not load. The end of a run also fails files that had not run.
  return { by: `exit status ${status}` }
}

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${stderr}`)
  return stdout.trim()
}

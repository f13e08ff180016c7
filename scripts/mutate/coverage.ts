import { hash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { readJson, writeJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import { copy } from './copy.ts'
import type { Mutant } from './mutant.ts'
import { runTests } from './run-tests.ts'

const file = join(root, '.build', 'mutant-coverage.json')

const measuredSchema = z.object({
  /** The hash of the sources that the test loads, and of their mutants. */
  key: z.string(),
  /** A test that also fails without a mutant shows nothing. */
  passed: z.boolean(),
  milliseconds: z.number(),
  /** The ids of the mutants whose place the test runs. */
  mutants: z.array(z.string()),
})

type Measured = z.infer<typeof measuredSchema>

const v8Schema = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          ranges: z.array(
            z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() }),
          ),
        }),
      ),
    }),
  ),
})

type Script = z.infer<typeof v8Schema>['result'][number]
type Functions = Script['functions']

/**
 * Says which mutants' places each test file runs, because most of the tests that load a file never
 * come near its guard. Node removes types without moving code, so offsets in scripts are those in
 * sources. Keeps what it measured in a file.
 */
export function openCoverage() {
  const known = existsSync(file) ? z.record(z.string(), measuredSchema).parse(readJson(file)) : {}
  return (test: string, key: string, mutants: readonly Mutant[]): Measured => {
    const before = known[test]
    if (before?.key === key) return before
    const measured = measure(test, key, mutants)
    known[test] = measured
    writeJson(file, known)
    return measured
  }
}

/**
 * Node writes the coverage at an orderly end, but Vitest ends its workers with SIGTERM, and with
 * SIGKILL half a second later.
 */
const endOrderly = `
import { ChildProcess } from 'node:child_process'
import { takeCoverage } from 'node:v8'
process.once('SIGTERM', () => {
  takeCoverage()
  process.exit()
})
const { kill } = ChildProcess.prototype
if (process.argv[1]?.endsWith('vitest.mjs'))
  ChildProcess.prototype.kill = function (signal) {
    return signal === 'SIGKILL' || kill.call(this, signal)
  }
`

function measure(test: string, key: string, mutants: readonly Mutant[]): Measured {
  const hasLoaded = ({ scripts }: Covered) => scripts.some(({ url }) => url === urlOf(test))
  let covered = runCovered(test)
  // Sometimes the worker's coverage is lost all the same. Tests of other projects never have any.
  for (let tries = 1; tries < triesMax && !hasLoaded(covered); tries += 1)
    covered = runCovered(test)
  const { scripts, ...run } = covered
  return { key, ...run, mutants: mutants.filter((each) => isReached(scripts, each)).map(idOf) }
}

const triesMax = 3

type Covered = Pick<Measured, 'passed' | 'milliseconds'> & { scripts: readonly Script[] }

const idOf = ({ id }: Mutant): string => id
const urlOf = (file: string): string => pathToFileURL(join(copy, file)).href

function runCovered(test: string): Covered {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  const orderly = join(folder, 'orderly.mjs')
  writeFileSync(orderly, endOrderly)
  const start = performance.now()
  const run = runTests([test], {
    environment: {
      NODE_V8_COVERAGE: folder,
      NODE_OPTIONS: `--import=${orderly}`,
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
  })
  const milliseconds = Math.round(performance.now() - start)
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => v8Schema.parse(readJson(join(folder, name))).result)
  rmSync(folder, { recursive: true })
  return { scripts, passed: run.kind === 'PASSED', milliseconds }
}

function isReached(scripts: readonly Script[], { file, from }: Mutant): boolean {
  const url = urlOf(file)
  return scripts.some((script) => script.url === url && isCovered(script.functions, from))
}

/** Ranges lie within each other, and the innermost one tells how often a place ran. */
export function isCovered(functions: Functions, offset: number): boolean {
  const ranges = functions.flatMap((each) => each.ranges)
  const around = ranges.filter((each) => each.startOffset <= offset && offset < each.endOffset)
  const lengthOf = (each: (typeof around)[number]) => each.endOffset - each.startOffset
  const [innermost] = around.toSorted((one, other) => lengthOf(one) - lengthOf(other))
  return (innermost?.count ?? 0) > 0
}

export const keyOf = (texts: readonly string[]): string => hash('sha256', texts.join('\0'))

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { readCount } from './common/count.ts'
import { root } from './common/root.ts'
import { chooseMutants, sampleOf } from './mutate/choose.ts'
import { openResults, summarise } from './mutate/results.ts'
import { chooseTests } from './mutate/tests.ts'
import { tryMutant } from './mutate/trial.ts'

const usage = `
Usage: npm run mutate [-- <options>]

Removes one guard after another, and runs the tests that load its file, of which one must fail.
Continues where the last run ended. Takes some hours.

  --sample <count>  tries this many mutants, chosen at random
  --seed <seed>     the seed of the choice (1)
  --again           tries mutants again that survived
`

const { values } = readCommandLine({
  usage,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
  },
})

const files = execFileSync('git', ['ls-files', '*.ts', '*.conf'], { cwd: root, encoding: 'utf8' })
const sources = new Map(
  files
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const all = chooseMutants(sources)
const { sample, seed } = values
const chosen =
  sample === undefined
    ? all
    : sampleOf(all, readCount('--sample', sample), readCount('--seed', seed))
const results = openResults()
const isDue = (kind: string | undefined) =>
  kind === undefined || (values.again && kind === 'SURVIVED')
const due = chosen.filter((mutant) => isDue(results.of(mutant)?.kind))
const testsOf = due.length > 0 ? chooseTests(sources, all) : () => []

for (const [at, mutant] of due.entries()) {
  const result = tryMutant(mutant, testsOf(mutant))
  results.record(mutant, result)
  const told = result.kind === 'CAUGHT' ? `caught by ${result.by}` : 'SURVIVED'
  process.stdout.write(
    `${at + 1}/${due.length} ${mutant.file}:${mutant.line} ${mutant.was.split('\n')[0]} -> ${mutant.becomes}: ${told}\n`,
  )
}

const { lines, open } = summarise(chosen, results.of)
for (const { id } of open) process.stdout.write(`survived: ${id}\n`)
process.stdout.write(`${lines.join('\n')}\n`)
process.exit(open.length === 0 ? 0 : 1)

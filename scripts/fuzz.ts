import { readCommandLine } from './common/command-line.ts'
import { readCount } from './common/count.ts'

const usage = `
Usage: npm run fuzz [-- <options>]

Fuzzes a new local stack with Schemathesis from /v1/openapi.json: as callers with every kind of
credential, about real objects, and about objects that earlier requests created. Then sends the odd
requests of test/fuzz at length. Fails on every answer that the definition lacks. Needs Python 3 and
PyPI.

  --seconds <count>  the time of each of 15 callers, and again for chains of requests (60)
  --seed <count>     the seed of all requests (1)
  --as <text>        only callers with this text in their names, such as "owner"
`

const { values } = readCommandLine({
  usage,
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    as: { type: 'string', default: '' },
  },
})
const seconds = readCount('--seconds', values.seconds)
const seed = readCount('--seed', values.seed)

// One caller sends more than a person may.
const limits = ['BURST_PER_SECOND', 'BURST_SIZE', 'QUOTA_USER_DAILY', 'QUOTA_KEY_DAILY']
for (const name of [...limits, 'QUOTA_MEMBER_DAILY']) process.env[name] ??= '1000000'

const { installPython } = await import('./model/python.ts')
const { withStack } = await import('./local-stack/with-stack.ts')
const { runUnitTests } = await import('./test/run-unit.ts')
const { fuzz } = await import('./fuzz/fuzz.ts')

const python = installPython('.cache/fuzz/python', 'scripts/fuzz/requirements.lock')
const status = await withStack(({ environment }, interrupted) =>
  fuzz({ environment, python, seconds, seed, as: values.as }, interrupted),
)
process.env.FUZZ_SEED = String(seed)
process.env.FUZZ_RUNS = String(5 * seconds)
process.exit(status || (await runUnitTests(['unit'], ['test/fuzz'])))

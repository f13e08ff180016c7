import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { readCount } from './common/count.ts'
import { root } from './common/root.ts'

const usage = `
Usage: npm run fuzz:images [-- <options>]

Sends damaged photos to the image processor and checks that it survives them.

  --first <seed>   the seed of the first photo (1)
  --cases <count>  the number of photos, each with the next seed (20000)
`

const { values } = readCommandLine({
  usage,
  options: {
    first: { type: 'string', default: '1' },
    cases: { type: 'string', default: '20000' },
  },
})
const FUZZ_FIRST_SEED = String(readCount('--first', values.first))
const FUZZ_CASES = String(readCount('--cases', values.cases))

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'photos', 'test/image-processor/fuzz'],
  { cwd: root, env: { ...process.env, FUZZ_FIRST_SEED, FUZZ_CASES }, stdio: 'inherit' },
)
process.exit(status ?? 1)

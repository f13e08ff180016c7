import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './common/root.ts'

/** Sends 20,000 damaged photos to the image processor; `--first <seed> --cases <n>` has some of them again. */
const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '1' },
    cases: { type: 'string', default: '20000' },
  },
})
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const child = spawn(
  process.execPath,
  [vitest, 'run', '--project', 'unit', 'test/image-processor/fuzz'],
  {
    cwd: root,
    env: { ...process.env, FUZZ_FIRST_SEED: values.first, FUZZ_CASES: values.cases },
    stdio: 'inherit',
  },
)
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})

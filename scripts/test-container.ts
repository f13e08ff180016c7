import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { root } from './common/root.ts'

const usage = `
Usage: npm run test:container

Builds the image of the image processor and sends photos through it, with a real scanner inside.
Needs root and Debian's packages buildah and mmdebstrap, which it installs where apt-get may.
Without them the tests are skipped by name; where CI is set that is a failure.
`

readCommandLine({ usage })

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'container'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CONTAINER_TEST: 'always' },
})
process.exitCode = status ?? 1

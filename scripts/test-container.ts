import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { root } from './common/root.ts'

const usage = `
Usage: npm run test:container

Builds the image of the image processor, which contains a real scanner, and sends photos to it.
Needs root and Debian's packages buildah and mmdebstrap, which it installs with apt-get.
Skips the tests without them, or fails if CI is set.
`

readCommandLine({ usage })

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'container'], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { root } from './common/root.ts'

const usage = `
Usage: npm run test:infrastructure [-- <filter> ...]

Tries infrastructure/ without a cloud: Terraform's own checks and tests, the real provider against a
local store, a dry run, Checkov, actionlint, gitleaks, the Firebase CLI's planner, and freshclam
against a local server. Needs terraform, go, python3, and Debian's package clamav-freshclam. Without
the registry of Terraform, TF_CLI_CONFIG_FILE names a mirror of the providers.
`

const { positionals } = readCommandLine({ usage, argumentsMax: 9 })
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const config = 'infrastructure/testing/vitest.config.ts'
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', config, '--root', root, ...positionals],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1

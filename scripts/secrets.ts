import { spawnSync } from 'node:child_process'
import { readCommandLine, refuse } from './common/command-line.ts'
import { root } from './common/root.ts'
import { gitleaks } from './packages/gitleaks.ts'

const usage = `
Usage: npm run secrets [-- --staged]

Looks for secrets in all commits with gitleaks, which Go builds, and exits with status 1 if it finds
one. .gitleaks.toml lists the examples that it allows.

  --staged  looks only at what the next commit adds
`

const options = { staged: { type: 'boolean', default: false } } as const
const { staged } = readCommandLine({ usage, options }).values
const [go, ...run] = gitleaks
const args = [...run, 'git', '--no-banner', '--redact', '--verbose']
const { status, error } = spawnSync(go, [...args, ...(staged ? ['--staged'] : []), '.'], {
  cwd: root,
  stdio: 'inherit',
})
if (error) refuse(`Install Go: ${error.message}`)
process.exit(status ?? 1)

import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run verify

Checks format, lint, types, unused code and generated files in parallel, without a stack.
`

readCommandLine({ usage })

const { printChecks, runChecks } = await import('./verify/verify.ts')
process.exit(printChecks(await runChecks()) ? 0 : 1)

import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run verify

Checks format, lint, types, unused code and generated files in parallel, without a stack.
`

readCommandLine({ usage })

const { verify } = await import('./verify/verify.ts')
process.exit((await verify()) ? 0 : 1)

import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run vulnerabilities

Asks npm's registry for known vulnerabilities of all packages in the lock files (\`npm audit\`). Exits
with status 1 if one of high or critical severity is not explained in
scripts/packages/explained-vulnerabilities.ts, and with status 3 if the registry gives no answer.
`

readCommandLine({ usage })

const { reportVulnerabilities } = await import('./packages/vulnerabilities.ts')
process.exit(await reportVulnerabilities())

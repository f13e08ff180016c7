import { readTestArguments } from './test/options.ts'

const usage = `
Usage: npm run test:web [-- [<filter> ...] [<option> ...]]

Starts the local stack and tests the console in Chromium.
Installs Debian's headless Chromium if it is missing and the user is root. Without any Chromium, it
prints the command to install it and skips the tests, or fails if CI=true.
CHROMIUM_PATH names another Chromium.

  -t, --testNamePattern <pattern>  runs the tests whose names match
  --shuffle <seed>                 runs files and tests in the order of this seed
`

const { vitestArguments } = readTestArguments(usage)

const { provideBrowser } = await import('./test/browser.ts')
const { runTests } = await import('./test/run.ts')
await provideBrowser()
const args = ['--project=browser', ...vitestArguments]
process.exit(await runTests(args, { verifies: false }))

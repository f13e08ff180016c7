import { readProject } from './common/project-argument.ts'

const usage = `
Usage: npm run rollback -- <project> [--dry-run]

Goes back to the release that was found good before the one that serves: rules, console, image
processor, functions, gateway and indexes. One that broke off is run again and goes on.
Documents stay as they are. docs/deploying.md says more.

  --dry-run  prints the commands and runs none that changes anything
`

const asked = readProject('rollback', usage)
const { rollback } = await import('./deploy/deploy.ts')
process.exit(await rollback(asked))

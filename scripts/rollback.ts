import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run rollback -- <project> [--dry-run]

Goes back to the release that was found good before the one that serves: console, image processor,
functions and gateway. One that broke off is run again and goes on.
Documents, indexes and rules stay as they are. docs/deploying.md says more.

  --dry-run  prints the commands and runs none that changes anything
`

const { positionals, values } = readCommandLine({
  usage,
  argumentsMax: 1,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const [project] = positionals
if (!project || project.startsWith('demo-'))
  refuse('Name the project: npm run rollback -- <project> [--dry-run]')

const { rollback } = await import('./deploy/deploy.ts')
process.exit(await rollback({ project, isDryRun: values['dry-run'] }))

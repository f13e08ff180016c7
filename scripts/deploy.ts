import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run deploy -- <project> [--dry-run] [--rotate-photo-key]

Brings a Google Cloud project into the state that this checkout describes: looks at what is there,
and runs the commands for what is missing. A second run finds nothing to do.
Reads the settings from functions/.env.<project>. docs/deploying.md says more.

  --dry-run  prints the commands and runs none that changes anything; without a project, those of a
             first deployment, for which nothing is asked of Google
  --rotate-photo-key
             replaces the key that links to photos are signed with; takes half an hour more, until
             the last link by the former key has lapsed
`

const { positionals, values } = readCommandLine({
  usage,
  argumentsMax: 1,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'rotate-photo-key': { type: 'boolean', default: false },
  },
})
const [project] = positionals
const isDryRun = values['dry-run']
if (project ? project.startsWith('demo-') : !isDryRun)
  refuse('Name the project: npm run deploy -- <project> [--dry-run]')

const { deploy } = await import('./deploy/deploy.ts')
const { dryRunOnNothing, runOn } = await import('./deploy/run-on.ts')
const run = project ? runOn(project, isDryRun) : dryRunOnNothing()
process.exit(await deploy({ ...run, rotatesPhotoKey: values['rotate-photo-key'] }))

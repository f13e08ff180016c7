import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run check -- <project> [--dry-run]

Uses the deployed service as clients do, and looks for old backups and secrets. Writes what it finds
to the log plant-check, which alerts watch. A schedule starts it: docs/deploying.md says how.

  --dry-run  writes no log
`

const { positionals, values } = readCommandLine({
  usage,
  argumentsMax: 1,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const [project] = positionals
if (!project || project.startsWith('demo-'))
  refuse('Name the project: npm run check -- <project> [--dry-run]')

const { check } = await import('./check/check.ts')
process.exit(await check({ project, isDryRun: values['dry-run'] }))

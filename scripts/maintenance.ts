import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run maintenance -- <project> on|off [--dry-run]

Begins or ends the maintenance of a project. With on, pauses the schedule and all queues, and then
every call gets 503 with Retry-After, and no job runs. Events of uploads and messages wait, at most
a day. After off, the same version serves as before, unless a deployment or rollback came between.

  --dry-run  prints the commands and runs none that changes anything
`

const { positionals, values } = readCommandLine({
  usage,
  argumentsMax: 2,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const [project, wanted] = positionals
if (!project || project.startsWith('demo-') || (wanted !== 'on' && wanted !== 'off'))
  refuse('Name the project: npm run maintenance -- <project> on|off [--dry-run]')
const { maintenance } = await import('./maintenance/maintenance.ts')
process.exit(await maintenance({ project, isDryRun: values['dry-run'] }, wanted))

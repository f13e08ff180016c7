import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run deploy -- <project> [--dry-run]

Deploys the image processor, the functions and the gateway to a Google Cloud project.
Reads the settings from functions/.env.<project>. The README says more under Deploying.

  --dry-run  prints the commands and runs none
`

const { positionals, values } = readCommandLine({
  usage,
  argumentsMax: 1,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const [project] = positionals
if (!project || project.startsWith('demo-'))
  refuse('Say where to: npm run deploy -- <project> [--dry-run]')

const { deploy } = await import('./deploy/deploy.ts')
process.exit(deploy(project, values['dry-run']))

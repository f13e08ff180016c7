import { readProject } from './common/project-argument.ts'

const usage = `
Usage: npm run deploy -- <project> [--dry-run]

Brings a Google Cloud project into the state that this checkout describes: applies infrastructure/
with Terraform, and deploys image processor, functions, gateway and console. Prints each command.
Reads the settings from functions/.env.<project>. docs/deploying.md says more.

  --dry-run  plans, and runs no command that changes anything; without a project, plans a first
             deployment, for which nothing is asked of Google
`

const asked = readProject('deploy', usage, true)
const { deploy } = await import('./deploy/deploy.ts')
process.exit(await deploy(asked))

import { readCommandLine, refuse } from './command-line.ts'

/** Reads `<project> [--dry-run]`. Ends the process if the project is missing or a demo project. */
export function readProject(name: string, usage: string, plansWithoutProject = false) {
  const { positionals, values } = readCommandLine({
    usage,
    argumentsMax: 1,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [project] = positionals
  const isDryRun = values['dry-run']
  if (project ? project.startsWith('demo-') : !(plansWithoutProject && isDryRun))
    refuse(`Name the project: npm run ${name} -- <project> [--dry-run]`)
  return { project, isDryRun }
}

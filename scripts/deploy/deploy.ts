import { readSettings } from './check-settings.ts'
import type { Cloud } from './cloud.ts'
import type { Built, Deployment } from './deployment.ts'
import { preflight } from './preflight/preflight.ts'
import { createReader } from './read.ts'
import { releaseBefore } from './release.ts'
import { runSteps } from './run-steps.ts'
import { optionalSecretsOf } from './secrets.ts'
import { deploymentSteps, rollbackSteps } from './steps.ts'

export type Run = {
  project: string
  isDryRun: boolean
  /** The text of `functions/.env.<project>`. */
  settingsText: string
  folders: Deployment['folders']
  cloud: Cloud
  /** Builds what is to be deployed; `secrets` are the optional secrets that the project has. */
  build: (to: { bucket: string; secrets: readonly string[] }) => Promise<Built>
  drawLeaf: () => Promise<Buffer>
  print: (line: string) => void
  complain: (line: string) => void
}

/** Brings a project into the state that this checkout describes; the exit status. */
export async function deploy(run: Run): Promise<number> {
  const deployment = await prepare(run)
  if (deployment === undefined) return 1
  const { secrets, ...to } = deployment
  run.print(`Build what is to be deployed to ${run.project}`)
  const built = await run.build({ bucket: to.bucket, secrets: optionalSecretsOf(secrets) })
  return await finish(run, () => runSteps(to, deploymentSteps(built), run.print))
}

/** Goes back to the release that was good before the one that serves; the exit status. */
export async function rollback(run: Run): Promise<number> {
  const deployment = await prepare(run)
  if (deployment === undefined) return 1
  deployment.read.expectApis()
  const release = await releaseBefore(deployment)
  if (release === undefined) {
    run.complain('There is no release to go back to: none was found good before this one.')
    return 1
  }
  run.print(`Go back to release ${release.version}`)
  const steps = rollbackSteps(release, await run.drawLeaf())
  return await finish(run, () => runSteps(deployment, steps, run.print))
}

/** Looks whether everything is there, and says all that is not. */
async function prepare(
  run: Run,
): Promise<(Deployment & { secrets: readonly string[] }) | undefined> {
  const { project, settingsText, cloud, folders, isDryRun } = run
  const settings = readSettings(settingsText)
  const read = createReader(cloud)
  const { gaps, facts } = await preflight({ project, settings, cloud, read })
  if (gaps.length > 0) {
    run.complain(`${project} is not ready:\n${gaps.map((gap) => `  ${gap}`).join('\n')}`)
    run.complain('docs/deploying.md says how.')
    return undefined
  }
  return {
    ...facts,
    project,
    region: settings['REGION'] ?? '',
    settingsText,
    asksVertex: settings['PLANT_MODEL'] === 'gemini' && !facts.secrets.includes('GEMINI_API_KEY'),
    folders,
    cloud,
    read,
    isDryRun,
  }
}

async function finish(run: Run, work: () => Promise<number>): Promise<number> {
  try {
    const count = await work()
    run.print(count === 0 ? 'Nothing to do.' : run.isDryRun ? `${count} to do.` : 'Done.')
    return 0
  } catch (error) {
    run.complain(error instanceof Error ? error.message : String(error))
    run.complain('What was done is kept. The same command goes on from there.')
    return 1
  }
}

import { readSettings } from './check-settings.ts'
import type { Cloud } from './cloud.ts'
import type { Built, Deployment } from './deployment.ts'
import { preflight } from './preflight/preflight.ts'
import { createReader } from './read.ts'
import { releaseBefore } from './release.ts'
import { runSteps } from './run-steps.ts'
import { optionalSecretsOf } from './secrets.ts'
import { deploymentSteps, rollbackSteps } from './steps.ts'
import { readWatching } from './watching.ts'

export type Run = {
  project: string
  isDryRun: boolean
  /** Whether to replace the key that signs links to photos. */
  rotatesPhotoKey?: boolean
  /** The text of `functions/.env.<project>`. */
  settingsText: string
  folders: Deployment['folders']
  cloud: Cloud
  /** Builds the parts to deploy. `secrets` are the optional secrets that the project has. */
  build: (to: { bucket: string; secrets: readonly string[] }) => Promise<Built>
  /** A photo for the smoke test. */
  leaf: Buffer
  print: (line: string) => void
  complain: (line: string) => void
}

/** Brings a project into the state that this checkout describes. Returns the exit status. */
export function deploy(run: Run): Promise<number> {
  return finish(run, async () => {
    const { deployment, secrets, gaps } = await look(run)
    if (gaps.length > 0) throw notReady(run.project, gaps)
    run.print(`Build what is to be deployed to ${run.project}`)
    const built = await run.build({
      bucket: deployment.bucket,
      secrets: optionalSecretsOf(secrets),
    })
    return await runSteps(deployment, deploymentSteps(built), run.print)
  })
}

/**
 * Reverts to the last good release before the current one. Returns the exit status. Preflight
 * faults that prevent a deployment do not prevent a rollback.
 */
export function rollback(run: Run): Promise<number> {
  return finish(run, async () => {
    const { deployment, gaps } = await look(run)
    if (deployment.number === '' || deployment.region === '') throw notReady(run.project, gaps)
    const release = await releaseBefore(deployment)
    if (release === undefined)
      throw new Error('There is no release to go back to: none was found good before this one.')
    run.print(`Go back to release ${release.version}`)
    return await runSteps(deployment, rollbackSteps(release, run.leaf), run.print)
  })
}

/** Runs the preflight. Returns the deployment, the secrets and the gaps that were found. */
async function look(run: Run) {
  const { project, settingsText, cloud, folders, isDryRun, rotatesPhotoKey = false } = run
  const settings = readSettings(settingsText)
  const read = createReader(cloud)
  const { gaps, facts } = await preflight({ project, settings, cloud, read })
  const { secrets, ...found } = facts
  const deployment: Deployment = {
    ...found,
    project,
    region: settings['REGION'] ?? '',
    settingsText,
    watching: readWatching(settings),
    asksVertex: settings['PLANT_MODEL'] === 'gemini' && !secrets.includes('GEMINI_API_KEY'),
    folders,
    cloud,
    read,
    isDryRun,
    rotatesPhotoKey,
  }
  return { deployment, secrets, gaps }
}

function notReady(project: string, gaps: readonly string[]): Error {
  const lines = gaps.map((gap) => `  ${gap}`)
  return new Error([`${project} is not ready:`, ...lines, 'docs/deploying.md says how.'].join('\n'))
}

async function finish(run: Run, work: () => Promise<number>): Promise<number> {
  try {
    const count = await work()
    run.print(count === 0 ? 'Nothing to do.' : run.isDryRun ? `${count} to do.` : 'Done.')
    return 0
  } catch (error) {
    run.complain(error instanceof Error ? error.message : String(error))
    return 1
  }
}

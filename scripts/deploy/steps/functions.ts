import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { generatedSecrets, requiredSecrets } from '../../../functions/src/config/secrets.ts'
import { functions } from '../../../functions/src/deployment/functions.ts'
import { readConsoleSite } from '../console-site.ts'
import type { Built, Deployment } from '../deployment.ts'
import { codebase, exchangeKey } from '../names.ts'
import { rolloutGroups } from '../rollout-groups.ts'
import { optionalSecretsOf, secretNames, secretVersions } from '../secrets.ts'
import { type Action, command, type Step } from '../step.ts'
import { cleanupActions } from './image.ts'
import { imageProcessorUrl } from './image-processor.ts'

const functionState = z.object({
  name: z.string(),
  state: z.string(),
  labels: z.record(z.string(), z.string()).default({}),
  serviceConfig: z
    .object({
      uri: z.string().default(''),
      environmentVariables: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
})

/** The setting that stores the version from which a function was deployed. */
const versionSetting = 'DEPLOYED_VERSION'

/** This service's functions in the project, by name. */
export async function deployedFunctions({ project, region, read }: Deployment) {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions`
  const found = await read.list(url, 'functions', functionState)
  const own = found.filter(({ labels }) => labels['firebase-functions-codebase'] === codebase)
  return new Map(own.map((deployed) => [deployed.name.split('/').at(-1) ?? '', deployed]))
}

/** The functions' settings: the settings of the operator, and those that the deployment adds. */
async function settingsOf(deployment: Deployment): Promise<string> {
  const { settingsText, bucket, project, read } = deployment
  const keyUrl = `https://apikeys.googleapis.com/v2/projects/${project}/locations/global/keys/${exchangeKey}/keyString`
  const key = await read.get(keyUrl, z.object({ keyString: z.string() }))
  const known = {
    STORAGE_BUCKET: bucket,
    IMAGE_PROCESSOR_URL: await imageProcessorUrl(deployment),
    IMAGE_PROCESSOR_AUDIENCE: 'image-processor',
    IDENTITY_API_KEY: key?.keyString ?? 'the-key-for-identity-tokens',
    ...(await consoleAddress(deployment)),
  }
  const lines = Object.entries(known).map(([name, value]) => `${name}=${value}`)
  return [settingsText.trim(), ...lines].filter((line) => line !== '').join('\n')
}

/** The console's address: the operator's domain if set, otherwise the domain of the site. */
async function consoleAddress(deployment: Deployment): Promise<Record<string, string>> {
  if (/^WEB_URL=/m.test(deployment.settingsText)) return {}
  const site = await readConsoleSite(deployment)
  return { WEB_URL: `https://${site?.host ?? `${deployment.project}.web.app`}` }
}

/** A hash of everything from which the functions are made: code, settings and secret versions. */
export async function functionsVersion(
  deployment: Deployment,
  built: Built,
): Promise<{ version: string; settings: string }> {
  const { project, read } = deployment
  const settings = await settingsOf(deployment)
  const there = await secretNames(project, read)
  const bound = [...generatedSecrets, ...requiredSecrets, ...optionalSecretsOf(there)]
  const versions = await secretVersions(project, read, bound)
  const content = [built.functionsHash, settings, ...versions].join('\n')
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return { version, settings: `${settings}\n${versionSetting}=${version}\n` }
}

/** Eventarc's account gets its rights some minutes after its first use. The CLI does not wait. */
const firstEvents = { when: /./, seconds: 120, attempts: 3 }

/**
 * Deploys all functions that do not have this version, one group after another. If a group fails,
 * the later groups and the gateway keep their former version.
 */
export const functionsOf = (built: Built): Step => ({
  title: 'Deploy the functions',
  async plan(deployment) {
    const { project, folders } = deployment
    const deployed = await deployedFunctions(deployment)
    const { version, settings } = await functionsVersion(deployment, built)
    const outdated = Object.entries(functions).filter(([name]) => {
      const { state, serviceConfig } = deployed.get(name) ?? {}
      return state !== 'ACTIVE' || serviceConfig?.environmentVariables[versionSetting] !== version
    })
    const configuration = join(dirname(folders.functions), 'firebase.json')
    const files = {
      [join(folders.functions, `.env.${project}`)]: settings,
      [configuration]: configurationOf(folders.functions),
    }
    const isFirst = (name: string) => isEventFunction(name) && !deployed.has(name)
    return rolloutGroups(Object.fromEntries(outdated)).map((group): Action => {
      const targets = group.map((name) => `functions:${codebase}:${name}`).join(',')
      // The CLI requires `--force` for functions whose events are retried.
      return command(
        `Deploy ${group.join(', ')}`,
        `firebase deploy --only=${targets} --config=${configuration} --non-interactive --force
          --project=${project}`,
        { files, ...(group.some(isFirst) && { retry: firstEvents }) },
      )
    })
  },
})

/** A `firebase.json` that builds nothing, because the deployment has built the functions. */
function configurationOf(folder: string): string {
  return JSON.stringify({ functions: [{ source: basename(folder), codebase }] })
}

function isEventFunction(name: string): boolean {
  const kind = functions[name]?.trigger.kind
  return kind === 'topic' || kind === 'storage'
}

/**
 * Removes functions of this service that are not in the table of functions. Runs after the smoke
 * test, because a rollback could not restore the functions. Functions of other codebases stay.
 */
export const formerFunctions: Step = {
  title: 'Remove former functions',
  async plan(deployment) {
    const { project, region } = deployment
    const deployed = await deployedFunctions(deployment)
    const gone = [...deployed.keys()].filter((name) => functions[name] === undefined)
    if (gone.length === 0) return []
    return [
      command(
        `Remove ${gone.join(', ')}`,
        `firebase functions:delete ${gone.join(' ')} --region=${region} --force --project=${project}`,
      ),
    ]
  },
}

/**
 * Keeps the newest images. The Firebase CLI's own policy deletes all images after a day, but a
 * policy that keeps an image takes precedence.
 */
export const functionImages: Step = {
  title: 'Keep the images that a rollback needs',
  plan: (deployment) => cleanupActions(deployment, 'gcf-artifacts'),
}

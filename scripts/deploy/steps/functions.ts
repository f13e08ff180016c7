import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { functions } from '../../../functions/src/deployment/functions.ts'
import { rulesFiles } from '../../../functions/src/deployment/rules.ts'
import { compileCache } from '../../build/functions.ts'
import { root } from '../../common/root.ts'
import { imageAddress } from '../canary/image-tag.ts'
import { readSettings } from '../check-settings.ts'
import { readConsoleSite } from '../console-site.ts'
import type { Built, Deployment, Place } from '../deployment.ts'
import { codebase, gateway } from '../names.ts'
import { rolloutGroups } from '../rollout-groups.ts'
import { firebase, gcloud, type Retry, writeText } from '../run.ts'
import { readExchangeKey } from './base.ts'

const functionState = z.object({
  name: z.string(),
  labels: z.record(z.string(), z.string()).default({}),
  serviceConfig: z.object({ uri: z.string().default('') }).prefault({}),
})

/** This service's functions in the region, by name. */
export async function deployedFunctions({ project, region, read }: Place) {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions`
  const found = await read.list(url, 'functions', functionState)
  const label = codebase(region)
  const own = found.filter(({ labels }) => labels['firebase-functions-codebase'] === label)
  return new Map(own.map((deployed) => [deployed.name.split('/').at(-1) ?? '', deployed]))
}

/** Google's accounts get their rights some minutes after their first use. The CLI does not wait. */
const firstUse: Retry = {
  when: /Eventarc Service|denied on secret|repository metadata|missing permission on the build/i,
  seconds: 120,
  attempts: 4,
}

export const functionsFolder = ({ work }: Pick<Place, 'work'>) => join(work, 'functions')

/**
 * Deploys rules and functions, changed or not, one group after another. If a group fails, the later
 * groups and the gateway keep their former version.
 */
export async function deployFunctions(deployment: Deployment, { imageSource }: Built) {
  const at = join(deployment.work, 'rules')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  for (const [file, text] of rulesFiles(deployment.parsed.FIRESTORE_DATABASE, read))
    writeText(join(at, file), text)
  await firebase(deployment, `deploy --only=firestore:rules,storage --config=${at}/firebase.json`)
  const [folder, own] = [functionsFolder(deployment), codebase(deployment.region)]
  const configuration = join(dirname(folder), 'firebase.json')
  // A `firebase.json` that builds nothing, because the deployment has built the functions.
  const text = JSON.stringify({ functions: [{ source: basename(folder), codebase: own }] })
  if (!deployment.isDryRun) {
    writeText(configuration, text)
    writeText(join(folder, `.env.${deployment.project}`), await settingsOf(deployment, imageSource))
  }
  for (const group of rolloutGroups()) {
    const targets = group.map((name) => `functions:${own}:${name}`).join(',')
    // The CLI requires `--force` for functions whose events are retried.
    const flags = `--config=${configuration} --force`
    await firebase(deployment, `deploy --only=${targets} ${flags}`, { retry: firstUse })
  }
}

async function settingsOf(deployment: Deployment, imageSource: string): Promise<string> {
  const { settingsText, bucket, project, read } = deployment
  const key = await readExchangeKey(deployment)
  if (key === undefined) throw new Error("The service's own API key is gone: deploy again.")
  const image = await imageAddress(deployment, imageSource)
  if (!image) throw new Error('The image processor has no address: deploy again.')
  const { host } = await readConsoleSite(deployment)
  const addresses = `https://compute.googleapis.com/compute/v1/projects/${project}/global/addresses`
  const balancer = await read.get(`${addresses}/${gateway}`, z.object({ address: z.string() }))
  const known = {
    STORAGE_BUCKET: bucket.name,
    NODE_COMPILE_CACHE: compileCache,
    IMAGE_PROCESSOR_URL: image,
    IMAGE_PROCESSOR_AUDIENCE: 'image-processor',
    IDENTITY_API_KEY: key,
    MAINTENANCE: 'off',
    ...(balancer && { LOAD_BALANCER_ADDRESS: balancer.address }),
    // The operator's own domain comes first.
    ...(!readSettings(settingsText)['WEB_URL'] && { WEB_URL: `https://${host}` }),
  }
  return [settingsText, ...Object.entries(known).map((pair) => pair.join('=')), ''].join('\n')
}

/**
 * Removes functions of this service that are not in the table of functions. Runs after the smoke
 * test, because a rollback could not restore the functions. Functions of other codebases stay.
 */
export async function removeFormerFunctions(deployment: Deployment): Promise<void> {
  const { region } = deployment
  const names = [...(await deployedFunctions(deployment)).keys()]
  const gone = names.filter((name) => functions[name] === undefined)
  const targets = gone.map((name) => `${codebase(region)}:${name}`).join(' ')
  if (targets) await firebase(deployment, `functions:delete ${targets} --region=${region} --force`)
}

const cleanupPolicies = [
  { name: 'keep-newest', action: { type: 'Keep' }, mostRecentVersions: { keepCount: 10 } },
  { name: 'delete-old', action: { type: 'Delete' }, condition: { olderThan: '30d' } },
]

/** Replaces the Firebase CLI's policy, which deletes after a day what a rollback needs. */
export async function keepFunctionImages(deployment: Deployment): Promise<void> {
  const { region, work } = deployment
  const file = writeText(join(work, 'cleanup-policies.json'), JSON.stringify(cleanupPolicies))
  const policy = `gcf-artifacts --policy=${file} --location=${region}`
  await gcloud(deployment, `artifacts repositories set-cleanup-policies ${policy}`)
}

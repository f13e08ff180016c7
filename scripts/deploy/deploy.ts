import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '@plant/common/errors'
import { deploymentSettings } from '../../functions/src/config/deployment-settings.ts'
import { readPhoto } from '../common/photos.ts'
import { root } from '../common/root.ts'
import { buildAll } from './build.ts'
import { holdTraffic, shiftTraffic } from './canary/canary.ts'
import { removeOldTags } from './canary/image-tag.ts'
import { alone } from './canary/lock.ts'
import { restoreIndexes, restoreRules } from './canary/rules.ts'
import type { smokeNewest } from './canary/smoke-newest.ts'
import { buildSettings, readSettings } from './check-settings.ts'
import type { Cloud } from './cloud.ts'
import type { Built, Deployment, Place } from './deployment.ts'
import { emptyCloud, emptyFacts, emptyProject, emptyProjectSettings } from './empty-project.ts'
import { googleCloud } from './google-cloud.ts'
import { account, renewalJob } from './names.ts'
import { readNext, restoreRevisions } from './next.ts'
import type { Finding } from './preflight/asked.ts'
import { readIdentity } from './preflight/identity.ts'
import { preflight } from './preflight/preflight.ts'
import { createReader } from './read.ts'
import * as releases from './release.ts'
import { gcloud } from './run.ts'
import { smoke } from './smoke.ts'
import { applyBase, makeExchangeKey, makeSecrets, prepare } from './steps/base.ts'
import { deployConsole, makeConsoleSite, restoreConsole, secureSignIn } from './steps/console.ts'
import { applyBudget, applyEdge, applyGateway } from './steps/edge.ts'
import { deployFunctions, keepFunctionImages, removeFormerFunctions } from './steps/functions.ts'
import {
  makeGatewayConfig,
  readGateway,
  removeOldConfigs,
  restoreGateway,
} from './steps/gateway.ts'
import { deployImage, restoreImage } from './steps/image.ts'
import { makePhotoKey } from './steps/photo-key.ts'

export type Run = {
  /** Without a project, a dry run plans for an invented one and needs no signed-in user. */
  project: string | undefined
  isDryRun: boolean
  /** What tests replace. */
  cloud?: Cloud
  settingsText?: string
  work?: string
  build?: (deployment: Deployment, secrets: readonly string[]) => Promise<Built>
  findFaults?: typeof smoke
  findNewFaults?: typeof smokeNewest
  print?: (line: string) => void
}

export async function deploy(asked: Run): Promise<number> {
  const { build = buildParts } = asked
  return await finish(asked, async (place) => {
    const { deployment, secrets } = await lookAt(place, asked)
    place.print('Build what is to be deployed')
    const built = await build(deployment, secrets)
    await prepare(deployment)
    await alone(place, deployment.deployer, () => deployParts(deployment, built, asked))
  })
}

async function deployParts(deployment: Deployment, built: Built, asked: Run): Promise<void> {
  const { print } = deployment
  const before = await holdTraffic(deployment)
  print('Base: what needs no function')
  const base = await applyBase(deployment)
  await makeSecrets(deployment)
  await makePhotoKey(deployment)
  await makeExchangeKey(deployment)
  print('Image processor')
  await deployImage(deployment, built, base)
  print('Rules and functions')
  await deployFunctions(deployment, built)
  await keepFunctionImages(deployment)
  print('Traffic to the new revisions')
  await shiftTraffic(deployment, { before, built, ...asked })
  print('Edge: gateway, callers, monitoring')
  const gatewayConfig = await makeGatewayConfig(deployment, built)
  const consoleHost = await makeConsoleSite(deployment)
  const host = await applyGateway(deployment, gatewayConfig)
  const regions = deployment.isDryRun ? [] : await releases.releasedRegions(deployment)
  // With DOMAIN, the edge would move all clients to a gateway that never served.
  if (regions.length > 0 && !regions.includes(deployment.region))
    await trySmoke(deployment, asked, undefined, host)
  const parts = { gateway_host: host, console_host: consoleHost, app: base.web_app }
  const edge = await applyEdge(deployment, parts)
  // The console follows the gateway, whose new routes it calls. A rollback restores it first.
  print('Console')
  await secureSignIn(deployment)
  await deployConsole(deployment, built, { ...base, ...edge })
  print('Smoke test, release and budget')
  if (!deployment.isDryRun) {
    const release = await releases.servedRelease(deployment)
    await trySmoke(deployment, asked, release.console.content, edge.host)
    await releases.keepRelease(deployment, release)
  }
  await removeOldTags(deployment, built.imageSource)
  await removeOldConfigs(deployment, regions)
  await applyBudget(deployment)
  await removeFormerFunctions(deployment)
}

export async function rollback(asked: Run): Promise<number> {
  return await finish(asked, async (place) => {
    const { findings, deployer } = await readIdentity(place)
    const region = place.region === '' ? ['REGION is missing'] : []
    refuse(place.project, [...findings.map(({ text }) => text), ...region])
    await alone(place, deployer, () => restore(place, deployer, asked))
  })
}

async function restore(place: Place, deployer: string, asked: Run): Promise<void> {
  const kept = await releases.releaseBefore(place)
  if (kept === undefined)
    throw new Error('There is no release to go back to: none was found good before this one.')
  const { release } = kept
  place.print(`Go back to console ${release.console.content} and gateway ${release.gatewayConfig}`)
  await restoreRules(place, release.rules)
  await restoreConsole(place, release.console)
  await restoreImage(place, release.imageSource)
  await restoreRevisions(place, release.revisions)
  await restoreGateway(place, release.gatewayConfig)
  await restoreIndexes(place, release.indexes)
  // Another operator may have deployed.
  const role = `--member=${deployer} --role=roles/iam.serviceAccountTokenCreator`
  const binding = `${account(place, 'smoke-test')} ${role}`
  await gcloud(place, `iam service-accounts add-iam-policy-binding ${binding}`)
  // The restored image has the malware signatures of its day.
  await gcloud(place, `scheduler jobs run ${renewalJob} --location=${place.region}`)
  if (!place.isDryRun) await trySmoke(place, asked, release.console.content)
  await releases.writeRelease(place, kept)
  await removeOldTags(place, release.imageSource)
}

/** Without a console, only the API is tried. */
async function trySmoke(place: Place, { findFaults = smoke }: Run, console?: string, at?: string) {
  const then = `npm run maintenance -- ${place.project} off, then npm run check -- ${place.project}`
  if (await readNext(place))
    return place.print(`Maintenance stays on, so nothing is tried: ${then}`)
  const more = console === undefined ? '' : ', a direct upload, the seen address, the console'
  place.print(`  (check) health, status, a leaf${more}`)
  const host = at ?? (await readGateway(place))?.host
  const tried = { leaf: readPhoto('coffee_rust_01.jpg'), console }
  const faults = host ? await findFaults(place, host, tried) : ['there is no gateway']
  if (faults.length > 0) throw new Error(`The smoke test failed:\n  ${faults.join('\n  ')}`)
}

async function lookAt(place: Place, { project }: Run) {
  const { settings } = place
  const isReal = project !== undefined
  const { findings, facts } = isReal ? await preflight(place) : { findings: [], facts: emptyFacts }
  const textsOf = (wanted: Finding['kind']) =>
    findings.filter(({ kind }) => kind === wanted).map(({ text }) => text)
  for (const text of textsOf('WARNING')) place.print(`WARNING: ${text}`)
  refuse(place.project, textsOf('GAP'))
  const { secrets, ...found } = facts
  const deployment: Deployment = {
    ...place,
    ...found,
    parsed: deploymentSettings.parse(settings),
    asksVertex: settings['PLANT_MODEL'] === 'gemini' && !secrets.includes('GEMINI_API_KEY'),
    isReal,
  }
  return { deployment, secrets }
}

function refuse(project: string, gaps: readonly string[]): void {
  if (gaps.length === 0) return
  const lines = gaps.map((text) => `  ${text}`)
  throw new Error([`${project} is not ready:`, ...lines, 'docs/deploying.md says how.'].join('\n'))
}

function buildParts(deployment: Deployment, secrets: readonly string[]): Promise<Built> {
  const { project, bucket, settings } = deployment
  return buildAll(deployment, {
    ...process.env,
    ...buildSettings(settings),
    GCLOUD_PROJECT: project,
    OPTIONAL_SECRETS: secrets.join(','),
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucket.name }),
  })
}

export function placeOf(asked: Run): Place {
  const { project = emptyProject, isDryRun } = asked
  const own = join(root, `functions/.env.${project}`)
  const written = existsSync(own) ? readFileSync(own, 'utf8') : ''
  const settingsText =
    asked.settingsText ?? (asked.project === undefined ? emptyProjectSettings : written)
  const settings = readSettings(settingsText)
  const cloud = asked.cloud ?? (asked.project === undefined ? emptyCloud : googleCloud(project))
  return {
    project,
    region: settings['REGION'] ?? '',
    settingsText,
    settings,
    work: asked.work ?? join(root, '.build/deploy'),
    cloud,
    read: createReader(cloud),
    isDryRun,
    print: asked.print ?? ((line: string) => void process.stdout.write(`${line}\n`)),
  }
}

async function finish(asked: Run, work: (place: Place) => Promise<void>): Promise<number> {
  const place = placeOf(asked)
  try {
    await work(place)
    place.print(asked.isDryRun ? 'Nothing was changed.' : 'Done.')
    return 0
  } catch (error) {
    const complain = asked.print ?? ((line: string) => void process.stderr.write(`${line}\n`))
    complain(messageOf(error))
    if (!asked.isDryRun) complain('What was done before is kept: the same command goes on.')
    return 1
  }
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { contentSecurityPolicy, deployedAddresses } from '../../../web/security-policy.ts'
import { secondFactorRules, signInRules } from '../../../web/sign-in-rules.ts'
import { hostingConfiguration } from '../../hosting/configuration.ts'
import { configFile, consoleConfigText } from '../../hosting/console-config.ts'
import { type ConsoleVersion, hostingApi, readConsoleSite } from '../console-site.ts'
import type { Built, Deployment, Place } from '../deployment.ts'
import { call, firebase, writeText } from '../run.ts'
import type { Base } from './base.ts'
import type { Edge } from './edge.ts'

const firebaseApi = 'https://firebase.googleapis.com/v1beta1'

/** Stands for the web app's key until Firebase lists a new web app. */
export const unknownKey = 'the-key-of-the-web-app'

const appConfig = z.object({ apiKey: z.string(), authDomain: z.string(), appId: z.string() })

/** The folder with its own `firebase.json`, from which the Firebase CLI deploys the console. */
export function consoleFolder({ work }: Pick<Place, 'work'>) {
  const folder = join(work, 'hosting')
  return { configuration: join(folder, 'firebase.json'), files: join(folder, 'public') }
}

async function wantedConsole(deployment: Deployment, built: Built, parts: Base & Edge) {
  const { web_app, host, app_check_key: appCheckKey } = parts
  const { project, bucket, read } = deployment
  const url = `${firebaseApi}/projects/${project}/webApps/${web_app}/config`
  const unknown = { apiKey: unknownKey, authDomain: `${project}.firebaseapp.com`, appId: web_app }
  const known = (await read.get(url, appConfig)) ?? unknown
  const config = consoleConfigText({
    apiUrl: `https://${host}`,
    firebase: { ...known, projectId: project, storageBucket: bucket.name },
    appCheckKey,
    authEmulatorUrl: null,
    demonstration: null,
  })
  const policy = contentSecurityPolicy(deployedAddresses(host, bucket.name), appCheckKey !== null)
  const { site } = await readConsoleSite(deployment)
  const configuration = JSON.stringify({
    hosting: { site, ...hostingConfiguration('public', policy) },
  })
  const hash = createHash('sha256').update([built.webHash, config, configuration].join('\n'))
  const { configuration: configurationFile, files } = consoleFolder(deployment)
  return {
    content: `plant-analysis-${hash.digest('hex').slice(0, 16)}`,
    files: { [join(files, configFile)]: config, [configurationFile]: configuration },
  }
}

/** Makes the default site, if the project has none. Returns its host. */
export async function makeConsoleSite(deployment: Deployment): Promise<string> {
  const { site, host, isThere } = await readConsoleSite(deployment)
  if (!isThere) await firebase(deployment, `hosting:sites:create ${site}`)
  return host
}

const identityToolkit = 'https://identitytoolkit.googleapis.com'

/**
 * Lets e-mails of Authentication link to the console, and nobody's machine, and sets the rules of
 * sign-in. Terraform's resource knows few of them, and needs Identity Platform for all. The call
 * replaces the whole list of domains, so it contains those that were authorised before.
 */
export async function secureSignIn(deployment: Deployment): Promise<void> {
  const { project, read, parsed } = deployment
  const { site, host } = await readConsoleSite(deployment)
  const url = `${identityToolkit}/admin/v2/projects/${project}/config`
  const there = (await read.get(url, signInConfig)) ?? signInConfig.parse({})
  const domains = new Set([...there.authorizedDomains, host, `${site}.firebaseapp.com`])
  domains.delete('localhost')
  const set = (mask: string, body: object) =>
    call(deployment, { method: 'PATCH', url: `${url}?updateMask=${mask}`, body })
  const rules = { authorizedDomains: [...domains], ...signInRules }
  await set(Object.keys(rules).join(','), rules)
  if (parsed.SECOND_FACTOR === 'OFF') return
  const upgrade = `${identityToolkit}/v2/projects/${project}/identityPlatform:initializeAuth`
  if (there.subtype !== 'IDENTITY_PLATFORM')
    await call(deployment, { method: 'POST', url: upgrade })
  await set('mfa.providerConfigs', secondFactorRules)
}

const signInConfig = z.object({
  authorizedDomains: z.array(z.string()).default([]),
  subtype: z.string().optional(),
})

/** Deploys the console, unless its content is served. The release's message names the content. */
export async function deployConsole(deployment: Deployment, built: Built, parts: Base & Edge) {
  const { content, files } = await wantedConsole(deployment, built, parts)
  if ((await readConsoleSite(deployment)).live?.content === content) return
  if (!deployment.isDryRun) for (const [path, text] of Object.entries(files)) writeText(path, text)
  const { configuration } = consoleFolder(deployment)
  const flags = `--config=${configuration} --message=${content}`
  await firebase(deployment, `deploy --only=hosting ${flags}`)
}

/** If Hosting has deleted the version of the former console, the rest of the rollback continues. */
export async function restoreConsole(place: Place, wanted: ConsoleVersion): Promise<void> {
  const found = await readConsoleSite(place)
  if (found.live?.content === wanted.content) return
  const site = `${hostingApi}/projects/${place.project}/sites/${found.site}`
  const version = `${site}/versions/${wanted.version}`
  const state = await place.read.get(version, z.object({ status: z.string() }))
  if (state?.status !== 'FINALIZED') return
  const url = `${site}/channels/live/releases?versionName=${version.slice(hostingApi.length + 1)}`
  await call(place, { method: 'POST', url, body: { message: wanted.content } })
}

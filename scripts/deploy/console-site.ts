import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { hostingConfiguration } from '../hosting/configuration.ts'
import { configFile, consoleConfigText } from '../hosting/console-config.ts'
import { contentSecurityPolicy, deployedAddresses } from '../hosting/security-policy.ts'
import type { Built, Deployment } from './deployment.ts'
import { consoleApp } from './names.ts'
import type { Reader } from './read.ts'
import { readGateway } from './steps/gateway.ts'

export const hostingApi = 'https://firebasehosting.googleapis.com/v1beta1'
const firebaseApi = 'https://firebase.googleapis.com/v1beta1'

const siteState = z.object({
  name: z.string(),
  type: z.string().optional(),
  defaultUrl: z.string(),
})
const releaseState = z.object({
  releaseTime: z.string().default(''),
  message: z.string().default(''),
  /** A release that disables the site has none. */
  version: z.object({ name: z.string() }).optional(),
})

/** A version of the console on Hosting, and the name of its content. */
export type ConsoleVersion = { version: string; content: string }

export type ConsoleSite = {
  site: string
  /** Where the site is, such as `plants.web.app`. */
  host: string
  /** What of ours it serves; undefined where it serves nothing, or something else. */
  live: ConsoleVersion | undefined
  /** Whether it serves something, and never served anything of ours. */
  isForeign: boolean
}

/** The message of a release of the console begins so; its content is named by the rest. */
const ours = /^plant-analysis-[0-9a-f]{16}$/

const lastOf = (name: string) => name.split('/').at(-1) ?? ''

/** The default site of the project, the only one that the Firebase CLI deploys to by itself. */
export async function readConsoleSite({
  project,
  read,
}: {
  project: string
  read: Reader
}): Promise<ConsoleSite | undefined> {
  const sites = await read.list(`${hostingApi}/projects/${project}/sites`, 'sites', siteState)
  const found =
    sites.find(({ type }) => type === 'DEFAULT_SITE') ??
    sites.find(({ name }) => lastOf(name) === project)
  if (found === undefined) return undefined
  const site = lastOf(found.name)
  const url = `${hostingApi}/projects/${project}/sites/${site}/channels/live/releases?pageSize=100`
  const releases = (await read.list(url, 'releases', releaseState)).sort((a, b) =>
    b.releaseTime.localeCompare(a.releaseTime),
  )
  const version = releases[0]?.version && lastOf(releases[0].version.name)
  // A release that a person repeats in the Firebase console has no message of its own.
  const content = releases.find(
    (release) => ours.test(release.message) && lastOf(release.version?.name ?? '') === version,
  )?.message
  return {
    site,
    host: new URL(found.defaultUrl).host,
    live: version && content ? { version, content } : undefined,
    isForeign: version !== undefined && !releases.some(({ message }) => ours.test(message)),
  }
}

const appState = z.object({ appId: z.string(), displayName: z.string().default('') })
const appConfig = z.object({ apiKey: z.string(), authDomain: z.string() })

/** The id of the web app that the console is to Firebase; undefined where there is none. */
export async function readConsoleApp({ project, read }: Deployment): Promise<string | undefined> {
  const apps = await read.list(`${firebaseApi}/projects/${project}/webApps`, 'apps', appState)
  return apps.find(({ displayName }) => displayName === consoleApp)?.appId
}

/** The folder that the Firebase CLI deploys the console from, with a `firebase.json` of its own. */
export function consoleFolder({ work }: Pick<Deployment['folders'], 'work'>) {
  const folder = join(work, 'hosting')
  return { configuration: join(folder, 'firebase.json'), files: join(folder, 'public') }
}

/** What the console is to be: the files beside the build, and a name for all of its content. */
export async function wantedConsole(
  deployment: Deployment,
  built: Built,
): Promise<{ content: string; files: Record<string, string> }> {
  const { project, bucket, read, folders } = deployment
  const app = await readConsoleApp(deployment)
  const url = `${firebaseApi}/projects/${project}/webApps/${app}/config`
  const known = app && (await read.get(url, appConfig))
  const { apiKey, authDomain } = known || {
    apiKey: 'the-key-of-the-web-app',
    authDomain: `${project}.firebaseapp.com`,
  }
  const host = (await readGateway(deployment))?.host || 'the-host-of-the-gateway'
  const config = consoleConfigText({
    apiUrl: `https://${host}`,
    firebase: { apiKey, projectId: project, authDomain, storageBucket: bucket },
    authEmulatorUrl: null,
    demonstration: null,
  })
  const policy = contentSecurityPolicy(deployedAddresses(host, bucket))
  const site = (await readConsoleSite(deployment))?.site ?? project
  const configuration = JSON.stringify({
    hosting: { site, ...hostingConfiguration('public', policy) },
  })
  const hash = createHash('sha256').update([built.webHash, config, configuration].join('\n'))
  const { configuration: configurationFile, files } = consoleFolder(folders)
  return {
    content: `plant-analysis-${hash.digest('hex').slice(0, 16)}`,
    files: { [join(files, configFile)]: config, [configurationFile]: configuration },
  }
}

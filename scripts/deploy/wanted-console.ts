import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { hostingConfiguration } from '../hosting/configuration.ts'
import { configFile, consoleConfigText } from '../hosting/console-config.ts'
import { contentSecurityPolicy, deployedAddresses } from '../hosting/security-policy.ts'
import { readConsoleSite } from './console-site.ts'
import type { Built, Deployment } from './deployment.ts'
import { consoleApp } from './names.ts'
import { readGateway } from './steps/gateway.ts'

const firebaseApi = 'https://firebase.googleapis.com/v1beta1'

/** A placeholder for the web app's key in a plan, until the web app exists. */
export const unknownKey = 'the-key-of-the-web-app'

const appState = z.object({ appId: z.string(), displayName: z.string().default('') })
const appConfig = z.object({ apiKey: z.string(), authDomain: z.string() })

/** The id of the console's web app in Firebase, or undefined if there is no web app. */
export async function readConsoleApp({ project, read }: Deployment): Promise<string | undefined> {
  const apps = await read.list(`${firebaseApi}/projects/${project}/webApps`, 'apps', appState)
  return apps.find(({ displayName }) => displayName === consoleApp)?.appId
}

/** The folder with its own `firebase.json`, from which the Firebase CLI deploys the console. */
export function consoleFolder({ work }: Pick<Deployment['folders'], 'work'>) {
  const folder = join(work, 'hosting')
  return { configuration: join(folder, 'firebase.json'), files: join(folder, 'public') }
}

/** The wanted console: the files that are added to the build, and a hash of all content. */
export async function wantedConsole(
  deployment: Deployment,
  built: Built,
): Promise<{ content: string; files: Record<string, string> }> {
  const { project, bucket, read, folders } = deployment
  const app = await readConsoleApp(deployment)
  const url = `${firebaseApi}/projects/${project}/webApps/${app}/config`
  const known = app && (await read.get(url, appConfig))
  const { apiKey, authDomain } = known || {
    apiKey: unknownKey,
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

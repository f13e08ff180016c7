import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { hostingConfiguration } from '../hosting/configuration.ts'
import { configFile, consoleConfigText } from '../hosting/console-config.ts'
import { contentSecurityPolicy, deployedAddresses } from '../hosting/security-policy.ts'
import { readConsoleSite } from './console-site.ts'
import type { Built, Deployment, Place } from './deployment.ts'

const firebaseApi = 'https://firebase.googleapis.com/v1beta1'

/** Stands for the web app's key until Firebase lists a new web app. */
export const unknownKey = 'the-key-of-the-web-app'

const appConfig = z.object({ apiKey: z.string(), authDomain: z.string() })

/** The folder with its own `firebase.json`, from which the Firebase CLI deploys the console. */
export function consoleFolder({ work }: Pick<Place, 'work'>) {
  const folder = join(work, 'hosting')
  return { configuration: join(folder, 'firebase.json'), files: join(folder, 'public') }
}

/** The wanted console: the files that are added to the build, and a hash of all content. */
export async function wantedConsole(
  deployment: Deployment,
  built: Built,
  { app, host }: { app: string; host: string },
): Promise<{ content: string; files: Record<string, string> }> {
  const { project, bucket, read } = deployment
  const url = `${firebaseApi}/projects/${project}/webApps/${app}/config`
  const unknown = { apiKey: unknownKey, authDomain: `${project}.firebaseapp.com` }
  const { apiKey, authDomain } = (await read.get(url, appConfig)) ?? unknown
  const config = consoleConfigText({
    apiUrl: `https://${host}`,
    firebase: { apiKey, projectId: project, authDomain, storageBucket: bucket.name },
    authEmulatorUrl: null,
    demonstration: null,
  })
  const policy = contentSecurityPolicy(deployedAddresses(host, bucket.name))
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

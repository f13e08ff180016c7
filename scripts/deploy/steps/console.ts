import { z } from 'zod'
import { type ConsoleVersion, hostingApi, readConsoleSite } from '../console-site.ts'
import type { Built, Deployment, Place } from '../deployment.ts'
import { call, firebase, writeText } from '../run.ts'
import { consoleFolder, wantedConsole } from '../wanted-console.ts'
import type { Base } from './base.ts'

/**
 * Makes the site if the project has none, and returns its host. The Firebase CLI deploys only to
 * the default site.
 */
export async function makeConsoleSite(deployment: Deployment): Promise<string> {
  const { site, host, isThere } = await readConsoleSite(deployment)
  if (!isThere) await firebase(deployment, `hosting:sites:create ${site}`)
  return host
}

const signInConfig = z.object({ authorizedDomains: z.array(z.string()).default([]) })

/**
 * Lets e-mails of Authentication link to the console. The call replaces the whole list of domains,
 * so the call also contains the domains that were authorised before. Terraform's resource would
 * turn the project's Firebase Authentication into Identity Platform.
 */
export async function authoriseDomains(deployment: Deployment): Promise<void> {
  const { project, read } = deployment
  const { site, host } = await readConsoleSite(deployment)
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`
  const there = (await read.get(url, signInConfig))?.authorizedDomains ?? []
  const missing = [host, `${site}.firebaseapp.com`].filter((domain) => !there.includes(domain))
  if (missing.length === 0) return
  const body = { authorizedDomains: [...there, ...missing] }
  await call(deployment, { method: 'PATCH', url: `${url}?updateMask=authorizedDomains`, body })
}

/** Deploys the console, unless its content is served. The release's message names the content. */
export async function deployConsole(
  deployment: Deployment,
  built: Built,
  { base, host }: { base: Base; host: string },
): Promise<void> {
  const { content, files } = await wantedConsole(deployment, built, { app: base.web_app, host })
  if ((await readConsoleSite(deployment)).live?.content === content) return
  if (!deployment.isDryRun) for (const [path, text] of Object.entries(files)) writeText(path, text)
  const { configuration } = consoleFolder(deployment)
  const flags = `--config=${configuration} --message=${content}`
  await firebase(deployment, `deploy --only=hosting ${flags}`)
}

/**
 * Restores the console of a former release. Disables the site if the former release had no console,
 * because a newer console would call routes that a former gateway lacks. If Hosting has deleted the
 * console's version, the rest of the rollback continues.
 */
export async function restoreConsole(
  place: Place,
  wanted: ConsoleVersion | undefined,
): Promise<void> {
  const found = await readConsoleSite(place)
  if (!found.isThere || found.live?.content === wanted?.content) return
  const site = `projects/${place.project}/sites/${found.site}`
  const post = (path: string, body: object) =>
    call(place, { method: 'POST', url: `${hostingApi}/${path}`, body })
  if (wanted === undefined) return await post(`${site}/releases`, { type: 'SITE_DISABLE' })
  const version = `${site}/versions/${wanted.version}`
  const state = await place.read.get(`${hostingApi}/${version}`, z.object({ status: z.string() }))
  if (state?.status !== 'FINALIZED') return
  await post(`${site}/channels/live/releases?versionName=${version}`, { message: wanted.content })
}

import { z } from 'zod'
import type { Place } from './deployment.ts'

export const hostingApi = 'https://firebasehosting.googleapis.com/v1beta1'

const listed = z.object({ name: z.string(), type: z.string().optional(), defaultUrl: z.string() })
const releaseState = z.object({
  releaseTime: z.string().default(''),
  message: z.string().default(''),
  /** The released version, or undefined if the release disables the site. */
  version: z.object({ name: z.string() }).optional(),
})

export type ConsoleVersion = { version: string; content: string }

/** Matches the message of a console release. The message ends with a hash of the content. */
const ours = /^plant-analysis-[0-9a-f]{16}$/

const lastOf = (name: string) => name.split('/').at(-1) ?? ''

/**
 * The project's default or only site, which a deployment makes if it is not there. A person makes
 * one if the project's name is taken.
 */
export async function readConsoleSite({ project, read }: Pick<Place, 'project' | 'read'>) {
  const sites = await read.list(`${hostingApi}/projects/${project}/sites`, 'sites', listed)
  const found =
    sites.find(({ type }) => type === 'DEFAULT_SITE') ??
    sites.find(({ name }) => lastOf(name) === project || sites.length === 1)
  if (found === undefined) {
    const host = `${project}.web.app`
    return { site: project, isThere: false, host, live: undefined, isForeign: false }
  }
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
    isThere: true,
    host: new URL(found.defaultUrl).host,
    /** The console version that the site serves, or undefined if the site serves something else. */
    live: version && content ? { version, content } : undefined,
    /** Whether the site has only ever served another product's content. */
    isForeign: version !== undefined && !releases.some(({ message }) => ours.test(message)),
  }
}

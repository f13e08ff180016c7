import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Command, need, Refused } from './command.ts'
import { requireApi } from './refusals.ts'
import type { Site, SiteConfiguration, State } from './state.ts'

/** Site names that other projects have. A site name is a host name, so it is unique. */
const sitesOfOthers = ['taken']

/** Makes a site. The first site of a project is its default site. */
export function makeSite(state: State, [id = '']: readonly string[]): string {
  state.apis.add('firebasehosting.googleapis.com')
  if (sitesOfOthers.includes(id))
    throw new Refused(`HTTP Error: 400, Invalid name: \`${id}\` is reserved by another project`)
  if (state.sites.has(id)) throw new Refused(`HTTP Error: 409, site ${id} already exists`)
  state.sites.set(id, { versions: new Map(), releases: [] })
  return ''
}

/** Makes a web app. Fails without a site, because the real CLI would then ask for a site name. */
export function makeWebApp(state: State, [platform, name = '']: readonly string[]): string {
  requireApi(state, 'firebase')
  if (platform !== 'WEB') throw new Refused('App platform must be provided')
  if (state.sites.size === 0) throw new Refused('there is no site, and nobody to ask for its name')
  // Two web apps may have the same name.
  state.webApps.set(`1:${state.number}:web:${state.webApps.size}`, name)
  return ''
}

/** Uploads the files and releases them, as `firebase deploy --only=hosting` does. */
export function deployHosting(state: State, command: Command): void {
  state.apis.add('firebasehosting.googleapis.com')
  if (state.sites.size === 0)
    throw new Refused('Unable to deploy to Hosting as there is no Hosting site.')
  const file = need(command, '--config')
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
    hosting: SiteConfiguration & { site: string; public: string }
  }
  const site = state.sites.get(hosting.site)
  if (!site) throw new Refused(`HTTP Error: 404, could not find site "${hosting.site}"`)
  const folder = join(dirname(file), hosting.public)
  if (!existsSync(folder))
    throw new Refused(`Directory '${hosting.public}' for Hosting does not exist.`)
  const files = new Map(
    filesOf(folder).map((path) => [`/${relative(folder, path)}`, readFileSync(path, 'utf8')]),
  )
  const version = `v${site.versions.size + 1}`
  site.versions.set(version, { status: 'FINALIZED', files, configuration: hosting })
  release(state, site, version, command.flags['--message'] ?? '')
}

/** Releases a version. Without a version, disables the site. */
export function release(
  { seconds }: State,
  site: Site,
  version: string | undefined,
  message: string,
): void {
  const isOld = site.releases.some((before) => version && before.version === version)
  const type = version === undefined ? 'SITE_DISABLE' : isOld ? 'ROLLBACK' : 'DEPLOY'
  site.releases.push({ type, message, version, madeAt: seconds })
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesOf(path) : [path]))
}

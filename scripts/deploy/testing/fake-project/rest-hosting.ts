import type { Reply, Request } from '../../cloud.ts'
import { release } from './firebase-hosting.ts'
import type { Route } from './route.ts'
import type { Site, SiteRelease, SiteVersion, State } from './state.ts'

const sitesPath = /^firebasehosting\.googleapis\.com\/v1beta1\/projects\/[^/]+\/sites/
const appsPath = /^firebase\.googleapis\.com\/v1beta1\/projects\/[^/]+\/webApps/

/** Matches a request that releases a version, or that disables the site. */
const newRelease = /\/sites\/([^/]+)(?:\/channels\/live)?\/releases(?:\?versionName=.*\/([^/]+))?$/

/** Whether a request changes the site or the domains that Authentication may link to. */
export function changesConsole({ method, url }: Request): boolean {
  return (method === 'POST' && newRelease.test(url)) || method === 'PATCH'
}

export const hostingRoutes: Route[] = [
  {
    api: 'firebasehosting',
    path: new RegExp(`${sitesPath.source}$`),
    answer: ({ sites, id }) => ({
      sites: [...sites.keys()].map((site, at) => ({
        name: `projects/${id}/sites/${site}`,
        defaultUrl: `https://${site}.web.app`,
        type: at === 0 ? 'DEFAULT_SITE' : 'USER_SITE',
      })),
    }),
  },
  {
    api: 'firebasehosting',
    path: new RegExp(`${sitesPath.source}/([^/]+)(?:/channels/live)?/releases$`),
    answer: (state, [id = ''], request) => {
      const site = state.sites.get(id)
      if (site && request.method === 'POST') addRelease(state, site, request)
      return site && { releases: site.releases.map((each) => releaseOf(id, each)).reverse() }
    },
  },
  {
    api: 'firebasehosting',
    path: new RegExp(`${sitesPath.source}/([^/]+)/versions/([^/]+)$`),
    answer: ({ sites }, [id = '', version = '']) => {
      const found = sites.get(id)?.versions.get(version)
      return found && { name: `sites/${id}/versions/${version}`, status: found.status }
    },
  },
  {
    api: 'firebase',
    path: new RegExp(`${appsPath.source}$`),
    answer: ({ webApps }) => ({
      apps: [...webApps].map(([appId, displayName]) => ({ appId, displayName })),
    }),
  },
  {
    api: 'firebase',
    path: new RegExp(`${appsPath.source}/([^/]+)/config$`),
    answer: ({ webApps, id, defaultBucket }, [appId = '']) =>
      webApps.has(appId)
        ? {
            appId,
            projectId: id,
            apiKey: 'a-browser-key',
            authDomain: `${id}.firebaseapp.com`,
            storageBucket: defaultBucket,
          }
        : undefined,
  },
]

function releaseOf(id: string, { type, message, version, madeAt }: SiteRelease) {
  return {
    type,
    message,
    releaseTime: new Date(madeAt * 1000).toISOString(),
    ...(version && { version: { name: `sites/${id}/versions/${version}` } }),
  }
}

function addRelease(state: State, site: Site, { url, body }: Request): void {
  const { type, message = '' } = body as { type?: string; message?: string }
  const [, , version] = newRelease.exec(url) ?? []
  if (version === undefined && type !== 'SITE_DISABLE')
    throw new Error('a release names a version, or disables the site')
  if (version !== undefined && site.versions.get(version)?.status !== 'FINALIZED')
    throw new Error(`${version} cannot be released`)
  release(state, site, version, message)
}

/** Responds for a site with the requested file, or with the page to which a rewrite leads. */
export function answerSite({ sites }: State, { url }: Request): Reply | undefined {
  const { host, pathname } = new URL(url)
  const site = sites.get(host.replace(/\.web\.app$/, ''))
  if (!host.endsWith('.web.app') || site === undefined) return undefined
  const { version } = site.releases.at(-1) ?? {}
  const served = version && site.versions.get(version)
  return served ? answerFile(served, pathname) : { status: 404, body: undefined }
}

function answerFile({ files, configuration }: SiteVersion, path: string): Reply {
  const isPage = configuration.rewrites.some(({ source, destination }) => {
    if (source !== '!/assets/**') throw new Error(`the fake does not know the rewrite ${source}`)
    return destination === '/index.html' && !path.startsWith('/assets/')
  })
  const text = files.get(path) ?? (isPage ? files.get('/index.html') : undefined)
  const everywhere = configuration.headers.find(({ source }) => source === '**')?.headers ?? []
  const headers = Object.fromEntries(everywhere.map(({ key, value }) => [key.toLowerCase(), value]))
  if (text === undefined) return { status: 404, body: undefined, headers }
  return { status: 200, body: path === '/config.json' ? parseJson(text) : undefined, headers }
}

/** Parses a JSON file. Returns undefined for a page, which Hosting serves for a missing file. */
function parseJson(text: string): unknown {
  return text.startsWith('<') ? undefined : JSON.parse(text)
}

import { z } from 'zod'
import type { Cloud, Reply } from './cloud.ts'
import { readConsoleSite } from './console-site.ts'
import type { Place } from './deployment.ts'
import { unknownKey } from './wanted-console.ts'

const config = z.object({
  apiUrl: z.string(),
  firebase: z.object({ projectId: z.string(), apiKey: z.string() }),
})

/** The path of a script that no release contains. */
const missingScript = '/assets/of-no-release.js'

/** Repeats a request for some minutes, until its response is good. */
type Until = (
  cloud: Cloud,
  isGood: (reply: Reply) => boolean,
  ask: () => Promise<Reply>,
) => Promise<Reply>

/**
 * Checks the console as a browser does: the site serves this content, the content names the
 * gateway, the page may call the gateway, and a missing file gives 404. Returns the faults. A
 * release without a console has no faults.
 */
export async function consoleFaults(
  place: Place,
  gatewayHost: string,
  wanted: string | undefined,
  until: Until,
): Promise<string[]> {
  if (wanted === undefined) return []
  const site = await readConsoleSite(place)
  if (site.live?.content !== wanted)
    return [
      'the console is not that of this release: where Hosting has deleted it, deploy its checkout',
    ]
  const { cloud } = place
  const get = (path: string) => () =>
    cloud.request({ method: 'GET', url: `https://${site.host}${path}` })
  const api = `https://${gatewayHost}`
  const isTold = ({ body }: Reply) => {
    const { data } = config.safeParse(body)
    return data?.apiUrl === api && data.firebase.projectId === place.project
  }
  // A new web app is listed only after a while.
  const hasKey = ({ body }: Reply) => config.safeParse(body).data?.firebase.apiKey !== unknownKey
  const isAllowed = ({ status, headers }: Reply) =>
    status === 200 && headers?.['content-security-policy']?.includes(api) === true
  const isMissing = ({ status }: Reply) => status === 404
  const told = await until(cloud, isTold, get('/config.json'))
  const page = await until(cloud, isAllowed, get('/'))
  const missing = await until(cloud, isMissing, get(missingScript))
  return [
    ...(isTold(told) ? [] : [`config.json of ${site.host} does not lead to ${gatewayHost}`]),
    ...(hasKey(told) ? [] : [`${site.host} has not the key of its web app: deploy it again`]),
    ...(isAllowed(page) ? [] : [`${site.host} is answered ${page.status}, or may not call ${api}`]),
    ...(isMissing(missing)
      ? []
      : [`a missing script of the console is answered ${missing.status}`]),
  ]
}

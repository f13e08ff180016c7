import { z } from 'zod'
import type { Cloud, Reply } from './cloud.ts'
import { readConsoleSite } from './console-site.ts'
import type { Place } from './deployment.ts'
import { unknownKey } from './steps/console.ts'

const config = z.object({
  apiUrl: z.string(),
  firebase: z.object({ projectId: z.string(), apiKey: z.string(), appId: z.string().default('') }),
  /** A console of an older release has none. */
  appCheckKey: z.string().nullable().default(null),
})

const missingScript = '/assets/of-no-release.js'

const retrySeconds = 15
/** Enough retries for 3 minutes, because new roles take a while to work. */
const retriesForRoles = 12

export async function until(
  cloud: Cloud,
  isGood: (reply: Reply) => boolean,
  ask: () => Promise<Reply>,
  retriesMax = retriesForRoles,
): Promise<Reply> {
  let reply = await ask()
  for (let retry = 0; retry < retriesMax && !isGood(reply); retry++) {
    await cloud.wait(retrySeconds)
    reply = await ask()
  }
  return reply
}

/** The console's app in Firebase, and whether the console shows it to App Check. */
export async function readConsoleApp({ project, read, cloud }: Place) {
  const { host } = await readConsoleSite({ project, read })
  const { body } = await cloud.request({ method: 'GET', url: `https://${host}/config.json` })
  const { data } = config.safeParse(body)
  return { app: data?.firebase.appId, isChecked: data?.appCheckKey != null }
}

/** Loads the console as a browser does. Returns the faults. */
export async function consoleFaults(place: Place, gatewayHost: string, wanted: string) {
  const site = await readConsoleSite(place)
  const isOther =
    'the console is not that of this release: where Hosting has deleted it, deploy its checkout'
  if (site.live?.content !== wanted) return [isOther]
  const { cloud } = place
  const get = (path: string) => () =>
    cloud.request({ method: 'GET', url: `https://${site.host}${path}` })
  // A rollback may restore a console of before or after the API got its own domain.
  const apis = [gatewayHost, place.settings['DOMAIN']].map((host) => `https://${host}`)
  const isTold = ({ body }: Reply) => {
    const { data } = config.safeParse(body)
    // A new web app, and so its key, is listed only after a while.
    const { projectId, apiKey } = data?.firebase ?? {}
    return apis.includes(data?.apiUrl ?? '') && projectId === place.project && apiKey !== unknownKey
  }
  const isAllowed = ({ status, headers }: Reply) =>
    status === 200 && apis.some((api) => headers?.['content-security-policy']?.includes(api))
  const isMissing = ({ status }: Reply) => status === 404
  const told = await until(cloud, isTold, get('/config.json'))
  const page = await until(cloud, isAllowed, get('/'))
  const missing = await until(cloud, isMissing, get(missingScript))
  const found: [isGood: boolean, fault: string][] = [
    [isTold(told), `config.json of ${site.host} does not lead to ${gatewayHost}: deploy again`],
    [isAllowed(page), `${site.host} is answered ${page.status}, or may not call ${gatewayHost}`],
    [isMissing(missing), `a missing script of the console is answered ${missing.status}`],
  ]
  return found.flatMap(([isGood, fault]) => (isGood ? [] : [fault]))
}

import { z } from 'zod'
import type { Backend } from '../../../functions/src/contract/route.ts'
import { namesOf } from '../../../functions/src/deployment/functions.ts'
import type { Reply } from '../cloud.ts'
import type { Place } from '../deployment.ts'
import { account } from '../names.ts'
import { healthFaults, isOk, leafFaults, signIn, type Way } from '../smoke.ts'
import { until } from '../smoke-console.ts'
import { servingFunctions } from '../steps/traffic.ts'

const callables = namesOf(({ trigger }) => trigger.kind === 'callable')

/** Uses the revisions with a tag, which have no traffic yet. Returns the faults. */
export async function smokeNewest(place: Place, tag: string, leaf: Buffer): Promise<string[]> {
  const { cloud } = place
  const services = await servingFunctions(place)
  const urlOf = (name: string) => services.get(name.toLowerCase())?.tags.get(tag)?.uri
  const wayTo = async (backend: Backend): Promise<Way | undefined> => {
    const [main, url] = [services.get(backend)?.uri, urlOf(backend)]
    const identity = main && (await gatewayIdentity(place, main))
    if (!url || !identity) return undefined
    const headersOf: Way['headersOf'] = (token) => ({
      authorization: `Bearer ${identity}`,
      ...(token && { 'x-forwarded-authorization': `Bearer ${token}` }),
    })
    return { url, headersOf }
  }
  const [api, photos, token] = [await wayTo('api'), await wayTo('photos'), await signIn(place)]
  if (!api || !photos || !token) return ['nobody can call the new revisions as the gateway does']
  return [
    ...(await healthFaults(cloud, api)),
    ...(await leafFaults(cloud, photos, { token, leaf })),
    ...(await callableFaults(place, callables.map(urlOf))),
  ]
}

/** An identity token of the gateway. Its audience is the main address also at a tag. */
async function gatewayIdentity(place: Place, audience: string): Promise<string | undefined> {
  const caller = account(place, 'gateway')
  const url = `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${caller}:generateIdToken`
  const ask = () =>
    place.cloud.request({ method: 'POST', url, body: { audience, includeEmail: true } })
  // The operator may have got the role on the account only a moment ago.
  const { body } = await until(place.cloud, isOk, ask)
  return z.object({ token: z.string() }).safeParse(body).data?.token
}

/** A call without a user is refused by the function itself, so the function has started. */
async function callableFaults({ cloud }: Place, urls: readonly (string | undefined)[]) {
  const isRefused = ({ status }: Reply) => status === 400 || status === 401
  const faults = urls.map(async (url) => {
    if (!url) return []
    const call = () => cloud.request({ method: 'POST', url, body: { data: {} } })
    const reply = await until(cloud, isRefused, call)
    return isRefused(reply) ? [] : [`${url} is answered ${reply.status}`]
  })
  return (await Promise.all(faults)).flat()
}

import { z } from 'zod'
import { namesOf } from '../../../functions/src/deployment/functions.ts'
import { readPhoto } from '../../common/photos.ts'
import type { Cloud, Reply, Request } from '../cloud.ts'
import type { Place } from '../deployment.ts'
import { account } from '../names.ts'
import { apiFaults, isOk, signIn } from '../smoke.ts'
import { until } from '../smoke-console.ts'
import { servingFunctions } from './traffic.ts'

/** Is replaced by the address of a revision. */
const gateway = 'https://gateway.invalid'
const callables = namesOf(({ trigger }) => trigger.kind === 'callable')

/** Uses the revisions with a tag, which have no traffic yet. Returns the faults. */
export async function smokeNewest(place: Place, tag: string): Promise<string[]> {
  const services = await servingFunctions(place)
  const urlOf = (name: string) => services.get(name.toLowerCase())?.tags.get(tag)?.uri ?? ''
  const callers = new Map<string, string | undefined>()
  for (const name of ['api', 'photos'])
    callers.set(urlOf(name), await gatewayIdentity(place, services.get(name)?.uri ?? ''))
  // The gateway moves the user's token, and gives its own.
  const throughGateway = (made: Request): Request => {
    if (!made.url.startsWith(gateway)) return made
    const url = urlOf(made.url.includes('/analyses/') ? 'photos' : 'api')
    const { authorization, ...others } = made.headers ?? {}
    const forwarded = authorization && { 'x-forwarded-authorization': authorization }
    const headers = { ...others, ...forwarded, authorization: `Bearer ${callers.get(url)}` }
    return { ...made, url: made.url.replace(gateway, url), headers }
  }
  const cloud: Cloud = {
    ...place.cloud,
    request: (made) => place.cloud.request(throughGateway(made)),
  }
  const tried = { token: await signIn(place), leaf: readPhoto('coffee_rust_01.jpg') }
  return [
    ...(await apiFaults(cloud, gateway, tried)),
    ...(await callableFaults(cloud, callables.map(urlOf))),
  ]
}

/** An identity token of the gateway. Its audience is the main address also at a tag. */
async function gatewayIdentity(place: Place, audience: string): Promise<string | undefined> {
  const caller = account(place, 'gateway')
  const url = `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${caller}:generateIdToken`
  const body = { audience, includeEmail: true }
  // The operator may have got the role on the account only a moment ago.
  const reply = await until(place.cloud, isOk, () =>
    place.cloud.request({ method: 'POST', url, body }),
  )
  return z.object({ token: z.string() }).safeParse(reply.body).data?.token
}

/** A call without a user is refused by the function itself, so the function has started. */
async function callableFaults(cloud: Cloud, urls: readonly string[]): Promise<string[]> {
  const isRefused = ({ status }: Reply) => status === 400 || status === 401
  const faults = urls.map(async (url) => {
    const call = () => cloud.request({ method: 'POST', url, body: { data: {} } })
    const reply = await until(cloud, isRefused, call)
    return isRefused(reply) ? [] : [`${url} is answered ${reply.status}`]
  })
  return (await Promise.all(faults)).flat()
}

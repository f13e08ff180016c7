import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { namesOf } from '../../functions/src/deployment/functions.ts'
import type { Cloud, Reply } from './cloud.ts'
import { readBucketName } from './default-bucket.ts'
import type { Place } from './deployment.ts'
import { account, bucketUrl } from './names.ts'
import { consoleFaults, readConsoleApp, until } from './smoke-console.ts'
import { readExchangeKey } from './steps/base.ts'
import { deployedFunctions } from './steps/functions.ts'

/** Enough retries for 10 minutes, because a new gateway takes a while to respond. */
const retriesForGateway = 40

const well = z.object({
  status: z.union([z.literal('pass'), z.object({ indicator: z.literal('none') })]),
})
const objectList = z.object({ items: z.array(z.object({ name: z.string() })).default([]) })
const links = z.object({ url: z.string(), thumbnailUrl: z.string() })
/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps/exchangeCustomToken */
const appCheckAudience =
  'https://firebaseappcheck.googleapis.com/google.firebase.appcheck.v1.TokenExchangeService'
const identityAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
/** Users take turns, also of an hourly check, because each test costs a unit of the day’s quota. */
const uid = `deployment-smoke-${Math.floor(Date.now() / 60_000) % 61}`

/** An address that no client has, because RFC 5737 reserves the address for documentation. */
const inventedAddress = '203.0.113.7'

type User = { idToken: string; ofApp: Record<string, string> }
type Caller = { token: User | undefined; leaf: Buffer }

/** The API alone is tried without a console, before clients reach a new gateway. */
export type Tried = { leaf: Buffer; console: string | undefined }

/** Uses the service as clients do. Returns the faults, or an empty list if everything works. */
export async function smoke(place: Place, host: string, { leaf, console }: Tried) {
  const { cloud } = place
  const base = `https://${host}`
  await until(cloud, isOk, () => get(cloud, `${base}/v1/health`), retriesForGateway)
  const token = await signIn(place)
  const faults = await apiFaults(cloud, base, { token, leaf })
  if (console === undefined) return faults
  return [
    ...faults,
    ...(await consoleFaults(place, host, console)),
    ...(token ? await uploadFaults(place, token, leaf) : []),
    ...(await addressFaults(place, `${base}/v1/health`)),
  ]
}

/** Asks for health and status, and lets a user diagnose a leaf. Returns the faults. */
export async function apiFaults(cloud: Cloud, base: string, { token, leaf }: Caller) {
  const faults: string[] = []
  for (const url of [`${base}/v1/health`, `${base}/v1/status`]) {
    const reply = await until(cloud, isWell, () => get(cloud, url))
    if (!isWell(reply))
      faults.push(`${url} is answered ${reply.status} ${JSON.stringify(reply.body)}`)
  }
  if (token === undefined) return [...faults, 'nobody can sign in by a custom token']
  const headers = {
    ...token.ofApp,
    authorization: `Bearer ${token.idToken}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const body = { imageBase64: leaf.toString('base64'), language: 'en' }
  const leafCall = { method: 'POST', url: `${base}/v1/analyses/sync`, headers, body }
  const analysed = await until(cloud, isOk, () => cloud.request(leafCall))
  if (isOk(analysed)) return [...faults, ...(await linkFaults(cloud, analysed))]
  const isUnknownApp = `${JSON.stringify(analysed.body)}`.includes('"APP_CHECK_FAILED"')
  const advice = isUnknownApp ? ': deploy with APP_CHECK=MONITOR first' : ''
  return [...faults, `a leaf is answered ${analysed.status}${advice}`]
}

export const isOk = ({ status }: Reply) => status === 200
const isWell = (reply: Reply) => isOk(reply) && well.safeParse(reply.body).success

const get = (cloud: Cloud, url: string) => cloud.request({ method: 'GET', url })

/** Signs as the account of the smoke test. */
async function sign(place: Place, claims: object): Promise<string | undefined> {
  const signer = account(place, 'smoke-test')
  const url = `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${signer}:signJwt`
  const now = Math.floor(Date.now() / 1000)
  const payload = { iss: signer, sub: signer, iat: now, exp: now + 300, ...claims }
  const body = { payload: JSON.stringify(payload) }
  // The operator may have got the role on the account only a moment ago.
  const ask = () => place.cloud.request({ method: 'POST', url, body })
  const signed = await until(place.cloud, isOk, ask)
  return z.object({ signedJwt: z.string() }).safeParse(signed.body).data?.signedJwt
}

/** A user, with an App Check token if the console needs one. */
export async function signIn(place: Place): Promise<User | undefined> {
  const token = await sign(place, { aud: identityAudience, uid })
  const key = await readExchangeKey(place)
  const url = `https://identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=${key}`
  const body = { token, returnSecureToken: true }
  const exchanged = await place.cloud.request({ method: 'POST', url, body })
  const { data } = z.object({ idToken: z.string() }).safeParse(exchanged.body)
  return data && { ...data, ofApp: await appCheckHeaders(place) }
}

/** Vouches for the console's app if the console needs App Check, as a provider of our own may. */
async function appCheckHeaders(place: Place): Promise<Record<string, string>> {
  const { app, isChecked } = await readConsoleApp(place)
  if (!isChecked) return {}
  const customToken = await sign(place, { aud: appCheckAudience, app_id: app })
  const url = `https://firebaseappcheck.googleapis.com/v1/projects/${place.project}/apps/${app}:exchangeCustomToken`
  const ask = () => place.cloud.request({ method: 'POST', url, body: { customToken } })
  // App Check knows a new app only after a while.
  const { body } = await until(place.cloud, isOk, ask)
  const { data } = z.object({ token: z.string() }).safeParse(body)
  return { 'x-firebase-appcheck': data?.token ?? '' }
}

async function linkFaults(cloud: Cloud, { body }: Reply): Promise<string[]> {
  const { data } = z.object({ image: links }).safeParse(body)
  if (!data) return ['a leaf is answered without links to its photo']
  const faults: string[] = []
  for (const url of new Set([data.image.url, data.image.thumbnailUrl])) {
    const reply = await until(cloud, isOk, () => get(cloud, url))
    if (!isOk(reply)) faults.push(`a link to a photo is answered ${reply.status}`)
  }
  return faults
}

/** Uploads a file as an app does, under the Storage rules, and waits for the resulting photo. */
async function uploadFaults(place: Place, { idToken, ofApp }: User, leaf: Buffer) {
  const { cloud } = place
  const bucket = await readBucketName(place)
  const name = `smoke-${randomUUID()}`
  const objects = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o`
  const upload = {
    method: 'POST',
    url: `${objects}?uploadType=media&name=${encodeURIComponent(`uploads/${uid}/${name}.jpg`)}`,
    headers: { ...ofApp, authorization: `Firebase ${idToken}`, 'content-type': 'image/jpeg' },
    body: leaf,
  }
  const uploaded = await until(cloud, isOk, () => cloud.request(upload))
  if (!isOk(uploaded)) return [`a direct upload is answered ${uploaded.status}`]
  // An owner of the project may list the objects, but may not read one.
  const photo = `optimized/${uid}/${name}.webp`
  const url = `${bucketUrl(bucket ?? '')}/o?prefix=${encodeURIComponent(photo)}`
  const isMade = ({ body }: Reply) =>
    objectList.safeParse(body).data?.items.some((item) => item.name === photo) === true
  const listed = await until(cloud, isMade, () => get(cloud, url))
  if (isMade(listed)) return []
  if (isOk(listed)) return ['no photo became of a direct upload']
  return [`the list of photos is answered ${listed.status}`]
}

/**
 * Checks that the service sees the same client address through the gateway and directly. If the
 * service saw the gateway's address, all clients would count as one client. If the service trusted
 * an invented address, a client could pose as another client.
 */
async function addressFaults(place: Place, throughGateway: string): Promise<string[]> {
  const { cloud } = place
  const [callable = ''] = namesOf(({ trigger }) => trigger.kind === 'callable')
  const direct = (await deployedFunctions(place)).get(callable)?.serviceConfig.uri ?? ''
  const headers = { 'x-echo-address': '1', 'x-forwarded-for': inventedAddress }
  const ask = async (method: string, url: string) => {
    const body = method === 'POST' ? { data: {} } : undefined
    return (await cloud.request({ method, url, headers, body })).headers?.['x-client-address']
  }
  const [seen, seenDirectly] = [await ask('GET', throughGateway), await ask('POST', direct)]
  if (seen !== undefined && seen === seenDirectly && seen !== inventedAddress) return []
  return [
    `a client is seen as ${seen} through the gateway and as ${seenDirectly} past it: see FORWARDED_HOPS, or your network leaves by several addresses`,
  ]
}

import { expect, it } from 'vitest'
import type { Reply, Request } from './cloud.ts'
import { smoke } from './smoke.ts'
import { createProject, placeIn, project } from './testing/recorder.ts'

const photos = '/o?prefix='

/** Uses a project whose requests are answered like this, or else as usual. Returns the faults. */
async function smokeWith(answerTo: (made: Request) => Reply | undefined): Promise<string[]> {
  const { cloud } = createProject()
  const answer = cloud.request
  cloud.request = async (made) => answerTo(made) ?? answer(made)
  const tried = { leaf: Buffer.from('leaf'), console: 'plant-analysis-0123456789abcdef' }
  return await smoke(placeIn(cloud), 'host', tried)
}

/** The faults of a direct upload, where the list of photos is answered like this. */
async function uploadFaults(list: (prefix: string) => Reply): Promise<string[]> {
  const faults = await smokeWith(({ url }) => {
    if (url.includes(':signInWithCustomToken')) return { status: 200, body: { idToken: 'a' } }
    // An owner has no `storage.objects.get` after the switch to uniform access.
    if (url.includes('/storage/v1/b/') && url.includes('/o/')) return { status: 403, body: {} }
    const [, prefix] = url.split(photos)
    return prefix === undefined ? undefined : list(decodeURIComponent(prefix))
  })
  return faults.filter((fault) => /upload|photos/.test(fault))
}

it('an owner, who may list photos but read none, sees that an upload became a photo', async () => {
  const made = (name: string) => ({ status: 200, body: { items: [{ name }] } })
  expect(await uploadFaults(made)).toEqual([])
})

it('an upload that became no photo is a fault', async () => {
  const none = () => ({ status: 200, body: {} })
  expect(await uploadFaults(none)).toEqual(['no photo became of a direct upload'])
})

it('a refused list is no missing photo', async () => {
  const refused = () => ({ status: 403, body: {} })
  expect(await uploadFaults(refused)).toEqual(['the list of photos is answered 403'])
})

/** The App Check tokens of the analysis and of the direct upload, for a key of the console. */
async function appTokens(appCheckKey: string | null): Promise<(string | undefined)[]> {
  const app = '1:1234:web:5678'
  const firebase = { projectId: project, apiKey: 'key', appId: app }
  const sent: (string | undefined)[] = []
  await smokeWith(({ url, headers, body }) => {
    if (/\/analyses\/sync$|uploadType=media/.test(url)) sent.push(headers?.['x-firebase-appcheck'])
    if (url.endsWith('/config.json'))
      return { status: 200, body: { apiUrl: 'https://host', firebase, appCheckKey } }
    if (url.includes(':signInWithCustomToken')) return { status: 200, body: { idToken: 'a' } }
    // The signature stands for the claims.
    if (url.endsWith(':signJwt'))
      return { status: 200, body: { signedJwt: (body as { payload: string }).payload } }
    if (!url.endsWith(`/projects/${project}/apps/${app}:exchangeCustomToken`)) return undefined
    const claims = JSON.parse((body as { customToken: string }).customToken)
    return { status: 200, body: { token: `for ${claims.app_id} by ${claims.iss}` } }
  })
  return [...new Set(sent)]
}

it('with App Check, the test vouches for the console by the account of the smoke test', async () => {
  const account = `smoke-test@${project}.iam.gserviceaccount.com`
  expect(await appTokens('a-key')).toEqual([`for 1:1234:web:5678 by ${account}`])
})

it('a service that asks a console without a key for App Check needs MONITOR first', async () => {
  const faults = await smokeWith(({ url }) => {
    if (url.includes(':signInWithCustomToken')) return { status: 200, body: { idToken: 'a' } }
    const body = { code: 'APP_CHECK_FAILED' }
    return url.endsWith('/analyses/sync') ? { status: 403, body } : undefined
  })
  const [leaf] = faults.filter((fault) => fault.startsWith('a leaf'))
  expect(leaf).toBe('a leaf is answered 403: deploy with APP_CHECK=MONITOR first')
})

it('without App Check, the test sends no token', async () => {
  expect(await appTokens(null)).toEqual([undefined])
})

it('a gateway that no client calls yet is tried for its API alone', async () => {
  const { cloud, asked } = createProject()
  await smoke(placeIn(cloud), 'new.gateway.dev', { leaf: Buffer.from('leaf'), console: undefined })
  expect(asked).toContain('https://new.gateway.dev/v1/health')
  expect(asked.filter((url) => /\/v0\/b\/|\.run\.app/.test(url))).toEqual([])
})

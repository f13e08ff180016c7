import { expect, it } from 'vitest'
import { functions } from '../../../functions/src/deployment/functions.ts'
import type { Reply, Request } from '../cloud.ts'
import { createCloudRun } from '../testing/cloud-run.ts'
import { createProject, placeIn } from '../testing/recorder.ts'
import { smokeNewest } from './smoke-newest.ts'

const links = { url: 'https://photos.example/1', thumbnailUrl: 'https://photos.example/2' }

/** Tries functions with a tag, which answer a photo and callables by these statuses. */
async function tryNewest({ leaf = 200, callable = 401 } = {}) {
  const run = createCloudRun()
  for (const name of Object.keys(functions)) {
    run.run(`firebase deploy --only=functions:plant-analysis-europe-west1:${name}`)
    run.run(`gcloud run services update-traffic ${name.toLowerCase()} --update-tags=new=x`)
  }
  const { cloud } = createProject(run.answers)
  const asked: Request[] = []
  const answer = cloud.request
  cloud.request = async (made): Promise<Reply> => {
    const { hostname, pathname } = new URL(made.url)
    if (pathname.endsWith(':generateIdToken'))
      return { status: 200, body: { token: `for ${(made.body as { audience: string }).audience}` } }
    if (made.url.includes(':signInWithCustomToken'))
      return { status: 200, body: { idToken: 'ada' } }
    if (hostname === 'photos.example') return { status: 200, body: undefined }
    if (!hostname.endsWith('run.app')) return await answer(made)
    asked.push(made)
    if (pathname === '/') return { status: callable, body: {} }
    if (pathname.endsWith('/sync')) return { status: leaf, body: { image: links } }
    return {
      status: 200,
      body: { status: pathname.endsWith('health') ? 'pass' : { indicator: 'none' } },
    }
  }
  const faults = await smokeNewest(placeIn(cloud), 'new')
  return { faults, asked }
}

it('the smoke test calls each revision by its tag, as the gateway does', async () => {
  const { faults, asked } = await tryNewest()
  expect(faults).toEqual([])
  expect(asked.filter(({ url }) => !url.startsWith('https://new---'))).toEqual([])
  const leaf = asked.find(({ url }) => url.endsWith('/v1/analyses/sync'))
  expect(leaf?.url).toContain('https://new---photos-')
  // Cloud Run accepts only the main address as the audience, also at a tag.
  expect(leaf?.headers).toMatchObject({
    authorization: 'Bearer for https://photos-abc-ew.a.run.app',
    'x-forwarded-authorization': 'Bearer ada',
  })
  const health = asked.find(({ url }) => url.endsWith('/v1/health'))
  expect(health?.url).toContain('https://new---api-')
  expect(health?.headers).toEqual({ authorization: 'Bearer for https://api-abc-ew.a.run.app' })
})

it.each([
  ['a photo that the new revision refuses', { leaf: 500 }, 1],
  ['callables that do not start', { callable: 503 }, 10],
])('the smoke test reports %s', async (_what, statuses, count) => {
  expect((await tryNewest(statuses)).faults).toHaveLength(count)
})
